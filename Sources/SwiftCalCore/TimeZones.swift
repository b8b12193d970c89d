/// What is known of time zones: functions, so that who decides by them asks nothing of the system.
package struct TimeZones {
  /// The seconds by which a zone's clocks are ahead of UTC at an instant, in seconds since 1970.
  package typealias Offset = (Int) -> Int

  /// The names of the zones that people live in; empty where no list of them is installed.
  package var names: [String] { list() }
  private let list: () -> [String]
  private let offset: (String) -> Offset?

  /// Zones known by their names.
  ///
  /// - Parameter offset: the zone that a name of the database stands for, nil for none.
  package init(
    names: @autoclosure @escaping () -> [String], offset: @escaping (String) -> Offset?
  ) {
    list = names
    self.offset = offset
  }

  /// No zones but those with one offset.
  package static var none: TimeZones { TimeZones(names: []) { _ in nil } }

  /// The zone that a text means: a name of the database in any case, `UTC`, or an offset such as
  /// `+09:00`.
  package func zone(_ text: String) throws(TimeZoneError) -> Offset {
    if let fixed = TimeZones.fixed(text) { return { _ in fixed } }
    if let found = offset(text) { return found }
    let folded = text.lowercased()
    guard let name = names.first(where: { $0.lowercased() == folded }), let found = offset(name)
    else { throw .unknown(text) }
    return found
  }

  /// The seconds that `UTC`, `Z` or an offset such as `-03:30` stand for; nil for another text.
  static func fixed(_ text: String) -> Int? {
    if ["utc", "gmt", "z"].contains(text.lowercased()) { return 0 }
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let digits = text.utf8.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard digits.count == 2 || digits.count == 4, digits.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let values = digits.map { Int($0) - 48 } + [0, 0]
    let (hours, minutes) = (values[0] * 10 + values[1], values[2] * 10 + values[3])
    guard hours <= 14, minutes < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// An offset as it is written: `+09:00`.
  static func text(ofFixed seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}

/// Why the zone that days were recorded in is not known.
package enum TimeZoneError: Error, Hashable, Sendable {
  /// No zone has the name.
  case unknown(String)
  /// Zones that would give other days fit as well, such as these.
  case several([String])
  /// Days do not begin at all of the instants in the zone that was said, but do in another.
  case other(said: String, fits: String)
  /// No zone begins its days at all of the instants.
  case none

  /// What is wrong, as the second half of a sentence.
  package var message: String {
    switch self {
    case .unknown(let text): "\(text.quoted) is not a time zone"
    case .several(let names): "its days may be of \(names.joined(separator: " or of "))"
    case .other(let said, let fits):
      "its days do not begin at midnight in \(said.quoted), but do in \(fits)"
    case .none: "its days do not begin at midnight in any one time zone"
    }
  }
}
