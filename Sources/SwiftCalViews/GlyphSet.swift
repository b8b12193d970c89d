import SwiftCalCore

/// The glyphs of the screen: two complete tables, each glyph one column wide.
///
/// A computed table costs nothing at start and nothing to pass along.
package enum GlyphSet: CaseIterable, Hashable, Sendable {
  case unicode, ascii

  private func pick(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }

  /// A day's mark in lists, boards and the widget's line.
  package func mark(_ state: DayState) -> String {
    switch state {
    case .done: pick("●", "*")
    case .partial: pick("◐", "%")
    case .missed: pick("×", "x")
    case .skipped: pick("»", "/")
    case .frozen: pick("❅", "+")
    case .paused: pick("‖", "|")
    case .notDue: pick("·", ".")
    case .pending: pick("○", "o")
    case .beforeStart, .afterEnd, .future: " "
    }
  }

  /// The mark beside a day's number in the month; nil where the chain or the ring tells it.
  package func sideMark(_ state: DayState) -> String? {
    switch state {
    case .partial, .missed, .skipped, .frozen, .paused: mark(state)
    default: nil
    }
  }

  // MARK: The chain

  /// Joins two done days.
  package var link: String { pick("━", "=") }
  /// Joins days over one that neither adds nor breaks.
  package var thread: String { pick("─", "-") }
  /// The left end of a chain's band.
  package var chainStart: String { pick("▐", "<") }
  /// The right end of a chain's band.
  package var chainEnd: String { pick("▌", ">") }

  // MARK: Today and the cursor

  /// The left of today's ring.
  package func ringStart(done: Bool) -> String { done ? pick("▌", "{") : "(" }
  /// The right of today's ring.
  package func ringEnd(done: Bool) -> String { done ? pick("▐", "}") : ")" }
  /// The left of the cursor.
  package var cursorStart: String { "[" }
  /// The right of the cursor.
  package var cursorEnd: String { "]" }
  /// Points at the selected line of a list.
  package var pointer: String { pick("▸", ">") }

  // MARK: Lines, bars and shades

  /// Stands between two parts of a line.
  package var separator: String { pick("·", "-") }
  /// A horizontal rule.
  package var rule: String { pick("─", "-") }
  /// More lines lie above.
  package var moreAbove: String { pick("▴", "^") }
  /// More lines lie below.
  package var moreBelow: String { pick("▾", "v") }
  /// A day has a note.
  package var note: String { pick("✎", "\"") }
  /// A whole cell of a bar.
  package var bar: String { pick("█", "#") }
  /// The empty part of a bar.
  package var barRest: String { pick("░", ".") }
  /// The last cell of a bar, by eighths, 1…7 from the left; empty in ASCII below a half.
  package func barPart(eighths: Int) -> String {
    guard self == .unicode else { return eighths >= 4 ? "#" : "" }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return parts[min(max(eighths, 0), 7)]
  }
  /// A column of a small chart, 0…8 eighths high.
  package func column(eighths: Int) -> String {
    let parts =
      self == .unicode
      ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      : [" ", ".", ".", ":", ":", "+", "+", "#", "#"]
    return parts[min(max(eighths, 0), 8)]
  }
  /// A cell of the heat map, from 0 for nothing to 4 for all.
  package func shade(_ level: Int) -> String {
    let parts = self == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "%", "#"]
    return parts[min(max(level, 0), 4)]
  }
}
