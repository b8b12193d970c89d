import SwiftCalCore

/// What every view is dressed in: its glyphs and its texts.
package struct Appearance: Hashable, Sendable {
  /// The glyphs.
  package var glyphs: GlyphSet
  /// The texts, with the locale's names.
  package var strings: Strings

  /// These glyphs and texts.
  package init(_ glyphs: GlyphSet = .unicode, strings: Strings = Strings()) {
    self.glyphs = glyphs
    self.strings = strings
  }

  /// The locale's names.
  package var names: LocaleNames { strings.names }
}
