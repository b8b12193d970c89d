import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// How many days `days` prints when nothing else is asked for.
  static let usualDays = 30
  /// The most days that `days` prints at once: those of a century.
  static let mostDays = 36_525

  /// The days from one to another with their states: what `days` prints.
  package func days(
    of habit: Habit, from: String?, to: String?, json: Bool
  ) throws(CommandError) -> Report {
    let last = try to.map(context.day) ?? context.today
    let first = try from.map(context.day) ?? usualFirst(of: habit, last: last)
    guard first <= last else {
      let later = to == nil ? ", or name a later last day with '--to'" : ""
      throw .badValue(first.iso, of: "a first day", wanted: "use \(last.iso) or earlier\(later)")
    }
    guard last - first < Reporter.mostDays else {
      let earliest = last - (Reporter.mostDays - 1)
      throw .badValue(
        first.iso, of: "a first day for \(Reporter.mostDays) days at most",
        wanted: "use \(earliest.iso) or later")
    }
    let history = history(of: habit)
    let days = (first.ordinal...last.ordinal).compactMap { Day(ordinal: $0) }
    if json { return Report(.array(days.map { dayJSON($0, habit, history) })) }
    return Report(table(days.map { dayRow($0, habit, history) }, right: [isOnScreen ? 3 : 4]))
  }

  /// The first day that is printed without being asked for: none before the habit, if it has begun.
  private func usualFirst(of habit: Habit, last: Day) -> Day {
    let begin = min(habit.start ?? habit.added, checkIns(of: habit).first?.day ?? .last)
    return min(last, max(begin, last - (Reporter.usualDays - 1)))
  }

  /// The note of a day: what `note` prints without a text.
  package func note(of habit: Habit, on day: Day) -> Report {
    let note = history(of: habit).checkIn(on: day)?.note
    return Report([
      safe(note?.onOneLine ?? strings.recorded(habit.name, strings.noNote, on: strings.date(day)))
    ])
  }

  private func dayRow(_ day: Day, _ habit: Habit, _ history: History) -> [String] {
    let state = history.shownState(on: day)
    let checkIn = history.checkIn(on: day)
    let parts = strings.dayParts(
      state, of: habit.kind, amount: checkIn?.amount, unit: habit.unit(on: day))
    // On the screen the date names the weekday.
    let date = [strings.date(day)] + (isOnScreen ? [] : [strings.names.short(day.weekday)])
    return date + [
      appearance.glyphs.mark(state), parts.state, parts.amount ?? "",
      checkIn?.note?.onOneLine ?? "",
    ]
  }

  private func dayJSON(_ day: Day, _ habit: Habit, _ history: History) -> JSON {
    let checkIn = history.checkIn(on: day)
    let state = history.shownState(on: day)
    return [
      "day": .day(day), "state": .string(state.rawValue),
      "amount": .amount(checkIn?.amount), "note": .string(checkIn?.note),
    ]
  }
}
