import SwiftCalViews

/// Whether colours are wanted, as the person says.
package enum ColorWish: String, CaseIterable, Hashable, Sendable {
  /// As many as the terminal has, none where `NO_COLOR` is set.
  case auto
  /// As many as the terminal has.
  case always
  /// None.
  case never
}

extension ColorDepth {
  /// The colours to use on the terminal of a session.
  ///
  /// - Parameter noColor: the value of `NO_COLOR`, which asks for none unless it is empty.
  package init(of session: CursesSession, wish: ColorWish, noColor: String?) {
    self.init(
      colors: session.colors, isDirect: session.hasDirectColor, wish: wish, noColor: noColor)
  }

  init(colors: Int, isDirect: Bool, wish: ColorWish, noColor: String?) {
    let refused = wish == .never || (wish == .auto && noColor.map { !$0.isEmpty } == true)
    // Without direct colour more than 256 are a palette that nobody has set.
    self.init(colors: refused ? 0 : isDirect ? colors : min(colors, 256))
  }
}
