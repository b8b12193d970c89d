import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// How the numbers of a habit came about as of a day: what `explain` prints.
  package func explain(_ habit: Habit, on day: Day) throws(CommandError) -> Report {
    guard day <= context.today else {
      let state = history(of: habit).shownState(on: day)
      return Report([safe(strings.toCome(strings.date(day), habit.name, state, of: habit.kind))])
    }
    let text = ExplanationText(of: day, in: history(of: habit), strings: strings)
    let head = text.hasNumbers ? "\(habit.name): \(text.headline)" : habit.name
    return Report([safe(head)] + lines(text.rows))
  }

  /// The rows in two columns, broken to the width of a terminal.
  private func lines(_ rows: [ExplanationText.Row]) -> [String] {
    let lead = rows.map { TerminalText.width(of: $0.days, charset: charset) }.max() ?? 0
    guard pageWidth - lead - 2 >= 20 else {
      return rows.flatMap { row in
        [row.days, row.text].filter { !$0.isEmpty }.flatMap {
          TerminalText.wrapped($0, to: pageWidth, charset: charset)
        }
      }
    }
    let cells = rows.flatMap { row in
      TerminalText.wrapped(row.text, to: pageWidth - lead - 2, charset: charset)
        .enumerated().map { [$0 == 0 ? row.days : "", $1] }
    }
    return table(cells)
  }
}
