import Foundation
import SwiftCalCore

/// The rules of days and streaks read day by day, as slowly and plainly as they are written down.
/// It shares no code with the walk beyond the calendar's own values.
final class SlowHistory {
  /// What a day says once pauses and the kind are asked.
  enum Say { case nothing, done, partly, missed, over, skipped, rests }

  /// What a run is made of.
  struct Entry {
    /// The days it stands for in a run told in days.
    let days: Int
    let done: [Day]
    /// The week or month it met.
    let met: (unit: StreakUnit, index: Int)?
  }

  struct Part {
    let days: [Day]
    let done: [Day]
    let open: Int
    let need: Double
    let isMet: Bool
    let metDay: Day?
    let failedOn: Day?
    let share: Double
  }

  let habit: Habit
  let records: [Day: CheckIn]
  let today: Day
  let firstWeekday: Weekday
  let start: Day
  let end: Day
  let plans: [Plan]
  var versions: [Day: Int] = [:]
  var runs: [[Entry]] = []
  var isOpen = false
  var lastBreak: Day?
  var frozen: Set<Day> = []
  var kept: Set<Day> = []
  var uses: [FreezeUse] = []
  var earned: [Day] = []
  var held: [Day] = []
  var gathered = 0
  var rule: FreezeRule?
  var onSince: Day?
  var score: Double

  init(of habit: Habit, checkIns: [CheckIn], today: Day, firstWeekday: Weekday) {
    self.habit = habit
    self.today = today
    self.firstWeekday = firstWeekday
    records = Dictionary(uniqueKeysWithValues: checkIns.map { ($0.day, $0) })
    let marked = checkIns.filter(\.isMarked).map(\.day)
    start = habit.start ?? ([habit.added] + marked).min() ?? habit.added
    end = min(habit.end ?? .last, habit.archived ?? .last)
    plans = habit.plans
    score = habit.kind == .atMost || habit.kind == .avoid ? 1 : 0
    guard habit.kind != .trackOnly, start <= min(today, end) else { return }
    for ordinal in start.ordinal...min(today, end).ordinal { visit(day(ordinal)) }
    applyRules(through: today)
  }

  func day(_ ordinal: Int) -> Day { Day.first + ordinal }

  func visit(_ day: Day) {
    applyRules(through: day)
    let plan = plan(on: day)
    if let target = habit.kind.isMeasured ? plan.target : nil, target.period != .day {
      return visitPart(day, target.period == .week ? .week : .month, sum: target)
    }
    switch plan.schedule {
    case .weekdays(let set): visitDay(day, isDue: set.contains(day.weekday), per: weekly(set))
    case .times(_, .day): visitDay(day, isDue: true, per: 1)
    case .times(_, .week): visitPart(day, .week, sum: nil)
    case .times(_, .month): visitPart(day, .month, sum: nil)
    case .rolling(let count, let days): visitRolling(day, count, days)
    }
  }

  func weekly(_ set: WeekdaySet) -> Double { Double(set.weekdays.count) / 7 }

  func visitDay(_ day: Day, isDue: Bool, per frequency: Double) {
    let say = says(day)
    if say == .done || say == .nothing && isClean && isDue && day < today {
      append(Entry(days: 1, done: [day], met: nil))
      count(1, on: day)
      if isDue { step(frequency, 1, 1) }
      return
    }
    let isPast = day < today
    let isMiss =
      say == .missed || isDue && (say == .over || isPast && (say == .nothing || say == .partly))
    guard isMiss else { return }
    let wasFrozen = miss(day, [day])
    if isDue, !wasFrozen { step(frequency, 1, say == .partly ? partlyShare(day) : 0) }
  }

  func partlyShare(_ day: Day) -> Double {
    let amount = records[day]?.amount ?? .zero
    let target = plan(on: day).target?.amount ?? Amount(1)
    return Double(amount.millionths) / Double(target.millionths)
  }

  func visitPart(_ day: Day, _ unit: StreakUnit, sum: Target?) {
    let part = part(of: day, unit, sum: sum)
    guard let first = part.days.first, let last = part.days.last else { return }
    var wasFrozen = false
    if part.open > 0 {
      if part.isMet {
        if day == part.metDay {
          let isCounted = hasMet(unit, index(first, unit))
          append(Entry(days: part.done.count, done: part.done, met: (unit, index(first, unit))))
          if !isCounted { count(1, on: day) }
        }
      } else if let failed = part.failedOn {
        if day == failed { wasFrozen = miss(day, part.days.filter { $0 >= failed }) }
      } else if day == last, last < today {
        wasFrozen = miss(day, part.days)
        if wasFrozen, sum == nil, unitToday == .day, !part.done.isEmpty {
          append(Entry(days: part.done.count, done: part.done, met: nil))
        }
      }
    }
    guard day == last, last < today, part.open > 0, !wasFrozen else { return }
    if let failed = part.failedOn, frozen.contains(failed) { return }
    let length = unit == .week ? 7 : 365.2425 / 12
    guard case .times(let count, _) = plan(on: day).schedule, sum == nil else {
      return step(1 / length, Double(part.open), part.share)
    }
    step(Double(max(1, count)) / length, Double(part.open), part.share)
  }

  /// Whether the open run holds a part of this week or month already.
  func hasMet(_ unit: StreakUnit, _ index: Int) -> Bool {
    isOpen && runs.last?.contains { $0.met.map { $0 == (unit, index) } ?? false } ?? false
  }

  func visitRolling(_ day: Day, _ need: Int, _ size: Int) {
    let say = says(day)
    guard say != .skipped, say != .rests else { return }
    let isDone = isDone(day)
    let isPending = day == today && !isDone && (say == .nothing || say == .partly)
    var window = isDone ? [day] : []
    var counted = 1
    var earlier = day - 1
    while counted < size, earlier >= start, day > start {
      if earlier == day { break }
      switch state(on: earlier) {
      case .skipped, .paused, .frozen: break
      case .done:
        window.insert(earlier, at: 0)
        counted += 1
      default: counted += 1
      }
      if earlier == .first { break }
      earlier = earlier - 1
    }
    let isKept = window.count >= need
    if isKept { kept.insert(day) }
    if isOpen, isDone {
      appendRolling(day, on: day)
    } else if isOpen, !isKept, !isPending {
      if miss(day, [day]) { return }
    } else if !isOpen, isKept {
      let today = day
      for day in window where day > (lastBreak ?? .first - 1) || lastBreak == nil {
        appendRolling(day, on: today)
      }
    }
    if !isPending {
      step(Double(need) / Double(size), 1, min(1, Double(window.count) / Double(need)))
    }
  }

  /// Adds a done day of a rolling run: the calendar days since the one before it, as far back as
  /// schedules have been rolling.
  func appendRolling(_ done: Day, on certain: Day) {
    var days = [done]
    if isOpen, let before = runs.last?.last?.done.last {
      while isRolling(days[0]), days[0] - 1 > before, isRolling(days[0] - 1) {
        days.insert(days[0] - 1, at: 0)
      }
    }
    append(Entry(days: days.count, done: [done], met: nil))
    let counted = days.count { $0 >= onSince ?? .last }
    count(counted, on: certain)
  }

  func isRolling(_ day: Day) -> Bool {
    let plan = plan(on: day)
    let isSummed = habit.kind.isMeasured && plan.target.map { $0.period != .day } ?? false
    if case .rolling = plan.schedule { return !isSummed }
    return false
  }

  func append(_ entry: Entry) {
    if isOpen { runs[runs.count - 1].append(entry) } else { runs.append([entry]) }
    isOpen = true
  }

  func applyRules(through day: Day) {
    for next in habit.freezeRules where next.from <= day {
      if let rule, next.from <= rule.from { continue }
      if next.every > 0 {
        if rule.map({ $0.every <= 0 }) ?? true { onSince = next.from }
        gathered = min(gathered, next.every - 1)
        while held.count > max(0, next.cap) { held.removeLast() }
      } else {
        gathered = 0
      }
      rule = next
    }
  }

  func count(_ units: Int, on day: Day) {
    guard let rule, rule.every > 0 else { return }
    gathered += units
    while gathered >= rule.every {
      gathered -= rule.every
      if held.count < rule.cap {
        held.append(day)
        earned.append(day)
      }
    }
  }

  /// Whether a freeze covered the miss of these days.
  func miss(_ day: Day, _ days: [Day]) -> Bool {
    guard isOpen else { return false }
    if let rule, rule.every > 0, !held.isEmpty {
      uses.append(
        FreezeUse(from: days[0], through: days[days.count - 1], earned: held.removeFirst()))
      frozen.formUnion(days)
      return true
    }
    isOpen = false
    lastBreak = day
    gathered = 0
    return false
  }

  func step(_ frequency: Double, _ days: Double, _ value: Double) {
    let multiplier = pow(0.5, frequency.squareRoot() * days / 13)
    score = multiplier * score + (1 - multiplier) * value
  }
}
