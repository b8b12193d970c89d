import SwiftCalCore

/// A JSON value whose objects keep the order of their keys.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// An exact decimal.
  case amount(Amount)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key of an object with its value.
  package struct Member: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  /// The text on one line, ASCII where control characters or line separators stood.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .amount(let value): value.text
    case .string(let value): JSON.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSON.quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  /// The lines printed: an array has one element a line, anything else is one line.
  package var lines: [String] {
    guard case .array(let values) = self, !values.isEmpty else { return [text] }
    let last = values.count - 1
    return ["["] + values.enumerated().map { $1.text + ($0 == last ? "" : ",") } + ["]"]
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5c: result += "\\\\"
      case 0x0a: result += "\\n"
      case 0x0d: result += "\\r"
      case 0x09: result += "\\t"
      // The line separators end a line in JavaScript; C1 controls and what turns the direction of
      // writing act on terminals.
      case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
        result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSON {
  /// A string, or null.
  static func string(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  /// A day as `YYYY-MM-DD`, or null.
  static func day(_ day: Day?) -> JSON { day.map { .string($0.iso) } ?? .null }
  /// A decimal, or null.
  static func amount(_ amount: Amount?) -> JSON { amount.map { .amount($0) } ?? .null }
}
