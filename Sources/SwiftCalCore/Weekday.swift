/// A day of the week, numbered as ISO 8601 does.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// 0 for Monday to 6 for Sunday.
  package var index: Int { rawValue - 1 }

  /// The weekday with this index from Monday, taken modulo 7.
  package init(index: Int) {
    self = Weekday.allCases[(index % 7 + 7) % 7]
  }

  /// The seven weekdays of a week that begins with this one.
  package var week: [Weekday] { (0..<7).map { Weekday(index: index + $0) } }

  /// The English name in lower case.
  package var englishName: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// The English short name in lower case, as typed on a command line: `mon` … `sun`.
  package var shortName: String { String(englishName.prefix(3)) }

  /// Reads an English name or its first three letters or more, in any case.
  package init?(name: some StringProtocol) {
    let name = name.lowercased()
    guard name.count >= 3,
      let match = Weekday.allCases.first(where: { $0.englishName.hasPrefix(name) })
    else { return nil }
    self = match
  }
}

/// A set of weekdays.
package struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// Bit 0 is Monday, bit 6 Sunday.
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue & 0x7f }

  /// The set of these weekdays.
  package init(_ weekdays: some Sequence<Weekday>) {
    self.init(rawValue: weekdays.reduce(0) { $0 | 1 << UInt8($1.index) })
  }

  /// All seven.
  package static let all = WeekdaySet(rawValue: 0x7f)
  /// Monday to Friday.
  package static let workdays = WeekdaySet(rawValue: 0x1f)
  /// Saturday and Sunday.
  package static let weekend = WeekdaySet(rawValue: 0x60)

  /// The weekdays from one through another, over the end of the week where they lie so.
  package static func from(_ first: Weekday, through last: Weekday) -> WeekdaySet {
    WeekdaySet(first.week.prefix((last.index - first.index + 7) % 7 + 1))
  }

  /// Whether the weekday is in the set.
  package func contains(_ weekday: Weekday) -> Bool { rawValue >> UInt8(weekday.index) & 1 == 1 }

  /// The weekdays in the set, from Monday.
  package var weekdays: [Weekday] { Weekday.allCases.filter { contains($0) } }
}
