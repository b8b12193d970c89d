/// A value bound to a parameter of a statement.
enum SQLValue: Hashable {
  case null
  case integer(Int64)
  case text(String)

  /// The text, or null.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// The number, or null.
  init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }

  /// The number, or null.
  init(_ number: Int?) { self.init(number.map { Int64($0) }) }
}
