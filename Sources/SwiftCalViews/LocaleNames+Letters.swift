import SwiftCalCore

extension LocaleNames {
  /// A weekday's name cut to `columns` and set at their right.
  package func letters(_ weekday: Weekday, columns: Int = 2, charset: Charset = .unicode) -> String
  {
    var shown = ""
    var width = 0
    TerminalText.forEachGrapheme(of: short(weekday), charset: charset) { grapheme, own in
      guard width + own <= columns else { return false }
      shown += grapheme
      width += own
      return true
    }
    return String(repeating: " ", count: columns - width) + shown
  }
}
