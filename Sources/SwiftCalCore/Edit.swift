/// A change a person asks of a store; it sets values and never flips what was read a while ago.
///
/// Each edit is one transaction and one step of undo.
package enum Edit: Hashable, Sendable {
  /// Changes what is recorded of a habit on each of these days.
  case checkIn(HabitID, on: [Day], CheckInChange)
  /// Adds a habit behind the others; its `id` is ignored, its plans, pauses and freeze rules kept.
  case addHabit(Habit)
  /// Changes a habit.
  case changeHabit(HabitID, [HabitChange])
  /// Moves a habit to a place in the list of those that are not archived, counted from 0, or the
  /// nearest that its group allows.
  case moveHabit(HabitID, to: Int)
  /// Lets all habits rest.
  case pauseAll(Pause)
  /// Ends the open pause for all habits with the day before this one.
  case resumeAll(Day)
  /// Sets a setting to a text that `Settings` accepts; nil returns it to its default.
  case setting(SettingKey, String?)
}

/// What an edit does to a check-in. Values not named stay as they are.
package struct CheckInChange: Hashable, Sendable {
  /// What happens to one value.
  package enum Field<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It stays.
    case keep
    /// It becomes this; nil removes it.
    case set(Value?)
  }

  /// The mark.
  package var mark = Field<Mark>.keep
  /// The amount.
  package var amount = Field<Amount>.keep
  /// What is added to the amount after `amount` is applied, none counting as 0; never below 0, and
  /// nothing is taken from none.
  package var adding: Amount?
  /// Whether `adding` counts slips: a missed mark without an amount is one, and the last that is taken
  /// away leaves the day clean.
  package var countsSlips = false
  /// What the amounts become where they are less or none and no done mark outweighs them, after
  /// `adding` is applied; by day, and days before the first are marked done.
  package var atLeast: [Floor] = []
  /// The note.
  package var note = Field<String>.keep

  /// The least amount of the days from one on, until the next.
  package struct Floor: Hashable, Sendable {
    /// The first day.
    package var from: Day
    /// The amount.
    package var amount: Amount
  }

  /// A change that keeps everything.
  package init() {}

  /// A change of the mark; nil removes it.
  package static func mark(_ mark: Mark?) -> CheckInChange {
    var change = CheckInChange()
    change.mark = .set(mark)
    return change
  }

  /// A change of the note; nil removes it.
  package static func note(_ note: String?) -> CheckInChange {
    var change = CheckInChange()
    change.note = .set(note)
    return change
  }

  /// What marks a day done: the mark, or for a measured habit with a target a day that is to be
  /// reached, at least the amount of it.
  package static func done(for habit: Habit, on day: Day) -> CheckInChange {
    guard habit.kind == .atLeast, let target = habit.plan(on: day).target, target.period == .day
    else { return .mark(.done) }
    // A mark would outweigh the amount.
    var change = CheckInChange.mark(nil)
    change.atLeast = [Floor(from: day, amount: target.amount)]
    return change
  }

  /// What lets each of some days have the amount that is wanted on it; nil where none is on any.
  ///
  /// - Parameter days: the days, oldest first.
  package static func reaching(_ habit: Habit, on days: [Day]) -> CheckInChange? {
    var change = CheckInChange()
    for day in days {
      guard let amount = habit.dayTarget(on: day), change.atLeast.last?.amount != amount else {
        continue
      }
      change.atLeast.append(Floor(from: day, amount: amount))
    }
    return change.atLeast.isEmpty ? nil : change
  }

  /// What sets the amount of days; of a habit to avoid none and no slip are a clean day.
  package static func amount(_ amount: Amount?, of habit: Habit) -> CheckInChange {
    if habit.kind == .avoid, amount ?? .zero <= .zero { return .uncheck }
    var change = CheckInChange()
    change.amount = .set(amount)
    return change
  }

  /// What adds to the amount of days.
  package static func adding(_ amount: Amount, to habit: Habit) -> CheckInChange {
    var change = CheckInChange()
    change.adding = amount
    change.countsSlips = habit.kind == .avoid
    return change
  }

  /// Removes the mark and the amount, and leaves the note.
  package static var uncheck: CheckInChange {
    var change = CheckInChange.mark(nil)
    change.amount = .set(nil)
    return change
  }

  /// What a check-in becomes.
  package func applied(to checkIn: CheckIn) -> CheckIn {
    var result = checkIn
    if case .set(let value) = mark { result.mark = value }
    if case .set(let value) = amount { result.amount = value }
    if let adding { add(adding, to: &result, before: checkIn) }
    if !atLeast.isEmpty, result.mark != .done { reach(&result) }
    if case .set(let value) = note { result.note = value?.isEmpty == true ? nil : value }
    return result
  }

  private func add(_ adding: Amount, to result: inout CheckIn, before: CheckIn) {
    if countsSlips, before.mark == .missed, result.amount == nil { result.amount = Amount(1) }
    guard result.amount != nil || adding > .zero else { return }
    let sum = max(.zero, (result.amount ?? .zero) + adding)
    result.amount = sum
    guard countsSlips, sum == .zero else { return }
    result.amount = nil
    if result.mark == .missed { result.mark = nil }
  }

  private func reach(_ result: inout CheckIn) {
    guard let floor = atLeast.last(where: { $0.from <= result.day })?.amount else {
      result.mark = .done
      return
    }
    result.mark = nil
    result.amount = max(floor, result.amount ?? .zero)
  }
}

/// One value of a habit to change.
package enum HabitChange: Hashable, Sendable {
  case name(String)
  case kind(HabitKind)
  case question(String)
  case group(String)
  case color(HabitColor)
  case start(Day?)
  case end(Day?)
  case skipBudget(Int?)
  /// Archives the habit on this day.
  case archive(Day)
  /// Takes it back from the archive; the days from its archiving to the day before this are a pause.
  case unarchive(Day)
  /// What holds from `plan.from` on; later plans stay, one from the same day is replaced.
  case plan(Plan)
  case pause(Pause)
  /// Ends the habit's open pause with the day before this one.
  case resume(Day)
  /// The freeze rule from its day on; one from the same day is replaced.
  case freeze(FreezeRule)
}

/// The names of the settings as typed and stored.
package enum SettingKey: String, CaseIterable, Hashable, Sendable {
  case firstWeekday = "first-weekday"
  case dayStart = "day-start"
  case halfLife = "half-life"
  case celebrate
  case almanac
  case backupsDaily = "backups-daily"
  case backupsWeekly = "backups-weekly"
  case backupsMonthly = "backups-monthly"
}
