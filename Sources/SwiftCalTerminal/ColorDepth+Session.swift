import SwiftCalViews

extension ColorDepth {
  /// The colours to use on the terminal of a session.
  package init(of session: CursesSession, isColored: Bool) {
    self.init(
      terminalColors: isColored ? session.colors : 0, isDirect: session.hasDirectColor)
  }

  /// The depth of a terminal whose database entry gives this number of colours.
  init(terminalColors colors: Int, isDirect: Bool) {
    // Without direct colour more than 256 are a palette that nobody has set.
    self.init(colors: isDirect ? colors : min(colors, 256))
  }
}
