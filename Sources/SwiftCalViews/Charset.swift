/// The characters that the output can carry.
package enum Charset: Hashable, Sendable {
  /// All of Unicode, as UTF-8; the process's locale must be a UTF-8 one for widths to be known.
  case unicode
  /// ASCII alone: every other grapheme becomes `?`.
  case ascii
}
