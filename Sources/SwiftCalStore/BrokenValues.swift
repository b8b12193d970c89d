import SwiftCalCore

/// What can still be read of a row's values in the log where a character of their JSON is wrong.
struct BrokenValues {
  /// The values as JSON; null stands for what cannot be read.
  let json: String

  private typealias Characters = ArraySlice<Unicode.Scalar>

  /// The values in a text that was written for this table; nil where nothing of it can be read.
  init?(_ text: String, of table: LoggedTable) {
    let names = table.values
    let last = names.count - 1
    var rest = Array(text.unicodeScalars)[...]
    guard let start = BrokenValues.place(of: "{\"\(names[0])\":", in: rest),
      start.lowerBound == rest.startIndex
    else { return nil }
    rest = rest[start.upperBound...]
    var values: [String] = []
    for index in names.indices {
      let end =
        index < last
        ? BrokenValues.place(of: ",\"\(names[index + 1])\":", in: rest)
        : rest.isEmpty ? nil : rest.endIndex - 1..<rest.endIndex
      guard let end else { return nil }
      values.append(BrokenValues.value(rest[..<end.lowerBound], named: names[index]))
      rest = rest[end.upperBound...]
    }
    guard values.contains(where: { $0 != "null" }) else { return nil }
    let pairs = zip(names, values).map { "\"\($0)\":\($1)" }
    json = "{\(pairs.joined(separator: ","))}"
  }

  /// Where a text stands first, as it is or else with one character wrong.
  private static func place(of text: String, in characters: Characters) -> Range<Int>? {
    let wanted = Array(text.unicodeScalars)
    guard characters.count >= wanted.count else { return nil }
    for errors in 0...1 {
      for start in characters.startIndex...characters.endIndex - wanted.count {
        let range = start..<start + wanted.count
        if differences(wanted[...], characters[range]) <= errors { return range }
      }
    }
    return nil
  }

  private static func differences(_ one: Characters, _ other: Characters) -> Int {
    zip(one, other).count { $0 != $1 } + abs(one.count - other.count)
  }

  private static func isNear(_ characters: Characters, _ text: String) -> Bool {
    differences(characters, Array(text.unicodeScalars)[...]) <= 1
  }

  private static func value(_ characters: Characters, named name: String) -> String {
    if !characters.isEmpty, characters.allSatisfy({ ("0"..."9").contains($0) }) {
      return text(characters)
    }
    guard characters.count >= 2, characters.first == "\"" || characters.last == "\"" else {
      return "null"
    }
    let inner = characters.dropFirst().dropLast()
    if name == "mark" {
      let marks = ["done", "skipped", "missed"]
      return marks.first { isNear(inner, $0) }.map { "\"\($0)\"" } ?? "null"
    }
    return "\"\(repaired(inner))\""
  }

  private static func text(_ characters: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
  }

  /// The inside of a JSON text, without escapes that are none.
  private static func repaired(_ characters: Characters) -> String {
    var result: [Unicode.Scalar] = []
    var rest = characters
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.first {
        let digits = rest.dropFirst().prefix(4)
        let isPlain = "\"\\/bfnrt".unicodeScalars.contains(escaped)
        let isNumber = escaped == "u" && digits.count == 4 && digits.allSatisfy(isHexDigit)
        if isPlain || isNumber { result += [next, rest.removeFirst()] }
      } else if next == "\"" {
        result += ["\\", next]
      } else if next.value >= 0x20, next != "\\" {
        result.append(next)
      }
    }
    return text(result)
  }

  private static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool {
    Character(scalar).isHexDigit && scalar.isASCII
  }
}
