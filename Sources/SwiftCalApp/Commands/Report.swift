import SwiftCalCore
import SwiftCalViews

/// What a command prints, and how the program ends after it.
package struct Report: Hashable, Sendable {
  /// The lines for standard output; user text in them is safe to show.
  package var lines: [String]
  /// How the program ends.
  package var status: ExitStatus
  /// What is to be told beside it, whole sentences.
  package var warnings: [String] = []

  /// A report of these lines.
  package init(_ lines: [String], status: ExitStatus = .success) {
    self.lines = lines
    self.status = status
  }

  /// A report that is one JSON value.
  init(_ json: JSON, status: ExitStatus = .success) { self.init(json.lines, status: status) }
}

/// Makes reports from the habits and check-ins of a context.
package struct Reporter: Sendable {
  /// The habits and the day.
  package var context: CommandContext
  /// The glyphs and texts.
  package var appearance: Appearance
  /// The characters that can be shown.
  package var charset: Charset
  /// Whether the report is read on the screen, where keys are at hand.
  package var isOnScreen = false
  /// The columns that texts are broken to.
  package var pageWidth = 80

  /// A reporter for a context.
  package init(
    _ context: CommandContext, appearance: Appearance = Appearance(), charset: Charset = .unicode
  ) {
    self.context = context
    self.appearance = appearance
    self.charset = charset
  }

  /// The texts; on the screen days are named in them as everywhere there.
  var strings: Strings {
    isOnScreen ? appearance.strings.namingDays(from: context.today) : appearance.strings
  }

  /// A table of cells as typed, on the screen not wider than it; the names in the column `name` may
  /// be cut for that.
  func table(
    _ rows: [[String]], right: Set<Int> = [], name: Int? = nil, hasHeads: Bool = false
  ) -> [String] {
    let table = TextTable(
      rows: rows, right: right, name: name, hasHeads: hasHeads, charset: charset)
    return isOnScreen ? table.lines(in: pageWidth) : table.lines
  }

  /// A text as it is shown.
  func safe(_ text: String) -> String { TerminalText.safe(text, charset: charset) }

  /// All check-ins of a habit.
  func checkIns(of habit: Habit) -> [CheckIn] { context.snapshot.checkIns[habit.id] ?? [] }

  /// The history of a habit as of a day, today if none is given, with check-ins other than those of
  /// the context if given.
  func history(of habit: Habit, checkIns rows: [CheckIn]? = nil, today: Day? = nil) -> History {
    History(
      of: habit, checkIns: rows ?? checkIns(of: habit), today: today ?? context.today,
      firstWeekday: context.firstWeekday, halfLife: context.snapshot.settings.halfLife)
  }
}
