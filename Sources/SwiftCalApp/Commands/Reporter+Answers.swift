import SwiftCalCore
import SwiftCalViews

/// What a change answers beside what it has set: what it took away, and what it moved.
extension Reporter {
  /// Which habit is meant without words now, where it was another one before.
  package func firstTail(before old: [Habit]) -> String {
    guard !isOnScreen, let was = old.firstListed, let first = context.snapshot.habits.firstListed,
      first.id != was.id
    else { return "" }
    return strings.firstTail(safe(first.name))
  }

  /// Where in the list a habit stands now, and why not where it was to be.
  func moveText(_ id: HabitID, _ place: Int, _ changed: Bool) -> String {
    let list = context.snapshot.habits.listed
    guard let now = list.firstIndex(where: { $0.id == id }) else { return strings.nothingChanged }
    let text = strings.moved(safe(list[now].name), to: now + 1, isNew: changed)
    return now == min(place, list.count - 1) ? text : text + strings.groupsStayTogether
  }

  /// What a check-in took away of what its day had.
  func lossTail(_ old: CheckIn, _ new: CheckIn, _ change: CheckInChange, of habit: Habit) -> String
  {
    var tail = ""
    let isOther = old.mark != new.mark || old.amount != new.amount
    if old.isMarked, isOther, change.adding == nil {
      let parts = strings.recordedParts(of: old, habit.kind, unit: habit.unit(on: old.day))
      tail =
        new.mark == .skipped && new.amount != nil && new.amount == old.amount
        ? strings.amountStays(parts)
        : new.isMarked
          ? strings.replacedTail(parts)
          : strings.clearedTail(parts, keepsNote: new.note != nil && new.note == old.note)
    }
    guard let note = old.note, note != new.note else { return tail }
    let shown = TerminalText.fitted(note.onOneLine, to: 40, charset: charset)
    return tail + strings.noteTail(shown, isReplaced: new.note != nil)
  }

  /// How far the week, month or window of a day has come; nil where days are judged by themselves.
  func periodText(_ history: History, on day: Day) -> String? {
    if let share = PeriodShare(of: history, on: day) { return strings.times(share) }
    guard let remaining = Remaining(of: history, on: day), remaining.target.period != .day,
      !remaining.rests
    else { return nil }
    return strings.left(remaining)
  }

  /// That the habit begins on another day, where a check-in has moved that.
  func beginTail(_ old: [CheckIn], _ history: History) -> String {
    let habit = history.habit
    let was = habit.firstDay(firstMark: old.first(where: \.isMarked)?.day)
    let first = habit.firstDay(firstMark: history.checkIns.first(where: \.isMarked)?.day)
    guard first != was, habit.kind != .trackOnly else { return "" }
    let missed =
      first < was
      ? (first.ordinal..<was.ordinal).count { ordinal in
        Day(ordinal: ordinal).map { history.state(on: $0) == .missed } ?? false
      } : 0
    return strings.beginTail(strings.date(first), missed: missed)
  }

  /// That a check-in has made the streak shorter.
  func shorterTail(_ old: History, _ new: History, on day: Day) -> String {
    guard [.done, .partial].contains(new.state(on: day)), new.checkIn(on: day)?.isMarked == true,
      old.streak.unit == new.streak.unit, let was = old.streak.current?.length,
      new.streak.current?.length ?? 0 < was
    else { return "" }
    return strings.shorterTail(was, old.streak.unit)
  }

  /// How many of a rest's days are done all the same.
  func doneDaysTail(of habits: [Habit], in pause: Pause, _ before: Snapshot) -> String {
    let judged = habits.filter { !$0.isArchived && $0.kind != .trackOnly }
    let count = judged.reduce(0) { sum, habit in
      guard let rows = before.checkIns[habit.id]?.filter({ pause.contains($0.day) && $0.isMarked }),
        !rows.isEmpty
      else { return sum }
      let history = history(of: habit, checkIns: before.checkIns[habit.id] ?? [])
      return sum + rows.count { history.state(on: $0.day) == .done }
    }
    let areClean = judged.allSatisfy { $0.kind == .avoid }
    return count > 0 ? strings.doneDaysStay(count, areClean: areClean) : ""
  }
}
