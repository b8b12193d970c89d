import SwiftCalCore

/// A page of text over the view, scrolled by lines.
package struct Page: Hashable, Sendable {
  /// What it tells.
  package enum Content: Hashable, Sendable {
    /// The keys and commands.
    case help
    /// What one command takes.
    case commandHelp(Action)
    /// How the streak of the habit shown came about as of a day.
    case explanation(Day)
    /// What the command that was typed printed.
    case output(command: String, lines: [String])
  }

  /// What it tells.
  package let content: Content
  /// The first line shown.
  package var top = 0

  /// A page with this content, from its beginning.
  package init(_ content: Content) { self.content = content }
}
