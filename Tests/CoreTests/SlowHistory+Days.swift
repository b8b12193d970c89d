import SwiftCalCore

/// What the days say, and what is read of them.
extension SlowHistory {
  var isClean: Bool { habit.kind == .atMost || habit.kind == .avoid }

  func rests(_ day: Day) -> Bool {
    habit.pauses.contains { $0.contains(day) } || habit.archived == day
  }

  func plan(on day: Day) -> Plan { plans.last { ($0.from ?? .first) <= day } ?? plans[0] }

  /// The number of the plan that holds on a day, plans that ask the same taken as one.
  func version(on day: Day) -> Int {
    if let known = versions[day] { return known }
    let begun = plans.filter { ($0.from ?? .first) <= max(day, start) }
    let asked = (begun.isEmpty ? [plans[0]] : begun).map(asks)
    let version = zip(asked, asked.dropFirst()).count { $0.0 != $0.1 }
    versions[day] = version
    return version
  }

  /// What of a plan matters to the kind.
  func asks(_ plan: Plan) -> String {
    let target = habit.kind.isMeasured ? plan.target : nil
    let least = habit.kind == .atLeast ? 1 : 0
    let none = habit.kind == .atMost ? Int64.max : 1
    let amount =
      habit.kind.isMeasured ? max(Int64(least), target?.amount.millionths ?? none) : 0
    if let period = target?.period, period != .day { return "sum \(period) \(amount)" }
    switch plan.schedule {
    case .times(_, .day): return "\(Schedule.everyDay) \(amount)"
    default: return "\(plan.schedule) \(amount)"
    }
  }

  func says(_ day: Day) -> Say {
    let record = records[day]
    let target = habit.kind.isMeasured ? plan(on: day).target?.amount : nil
    switch record?.mark {
    case .skipped: return .skipped
    case .missed: return .missed
    case _ where habit.kind == .avoid && (record?.amount ?? .zero) > .zero: return .missed
    case .done where habit.kind == .atMost && target.map { record?.amount ?? .zero > $0 } == true:
      break
    case .done: return .done
    case nil: break
    }
    var say = Say.nothing
    if let amount = record?.amount {
      switch habit.kind {
      case .atMost: if let target, amount > target { say = .over }
      case .atLeast:
        if amount >= (target ?? Amount(millionths: 1)), amount > .zero {
          return .done
        } else if amount > .zero {
          say = .partly
        }
      case .yesNo, .avoid, .trackOnly: break
      }
    }
    return rests(day) ? .rests : say
  }

  /// Whether a day is done without a look at the schedule.
  func isDone(_ day: Day) -> Bool {
    let say = says(day)
    return say == .done || say == .nothing && isClean && day < today
  }

  var unitToday: StreakUnit {
    guard habit.kind != .trackOnly else { return .day }
    let plan = plan(on: max(start, min(today, end)))
    if habit.kind.isMeasured, let period = plan.target?.period, period != .day {
      return period == .week ? .week : .month
    }
    if case .times(_, let period) = plan.schedule {
      return period == .week ? .week : period == .month ? .month : .day
    }
    return .day
  }

  func told(_ run: [Entry]) -> Run {
    let done = run.flatMap(\.done)
    guard let first = done.first, let last = done.last else { preconditionFailure() }
    let unit = unitToday
    guard unit != .day else {
      return Run(start: first, end: last, length: run.map(\.days).reduce(0, +))
    }
    var units: Set<Int> = []
    for entry in run {
      if let met = entry.met, met.unit == unit {
        units.insert(met.index)
      } else {
        units.formUnion(entry.done.map { index($0, unit) })
      }
    }
    return Run(start: first, end: last, length: units.count)
  }

  var current: Run? { isOpen ? runs.last.map(told) : nil }

  var longest: Run? {
    let all = runs.map(told)
    let most = all.map(\.length).max()
    return all.last { $0.length == most }
  }

  /// By its meaning where days are judged: the run would be broken tomorrow.
  var isAtRisk: Bool {
    guard let current, !isClean, today <= end, today >= start else { return false }
    guard [.pending, .partial].contains(state(on: today)) else { return false }
    if unitToday == .day {
      var later = habit
      later.plans = plans
      let past = records.values.filter { $0.day <= today }.sorted { $0.day < $1.day }
      let next = SlowHistory(
        of: later, checkIns: past, today: today + 1, firstWeekday: firstWeekday)
      return next.current?.start != current.start
    }
    if let rule, rule.every > 0, !held.isEmpty { return false }
    let plan = plan(on: today)
    let sum = habit.kind.isMeasured && plan.target?.period != .day ? plan.target : nil
    let part = part(of: today, unitToday, sum: sum)
    let left = part.days.count { $0 == today || $0 > today && !rests($0) }
    if sum != nil { return !part.isMet && left == 1 }
    // Where the days that are asked are too few, days of rest can make up for them.
    let missing = Int(part.need) - part.done.count
    guard !part.isMet, missing > left, case .times(let count, _) = plan.schedule else {
      return !part.isMet && missing == left
    }
    let resting = part.days.count { $0 > today && rests($0) && $0 != habit.archived }
    return (left...left + resting).filter { extra in
      part.done.count + extra >= min(max(1, count), part.open + extra - left)
    } == [left + resting]
  }

  func state(on day: Day) -> DayState {
    let state = runningState(on: day)
    let isPaused = habit.pauses.contains { $0.contains(day) }
    return state == .paused && day == habit.archived && !isPaused ? .afterEnd : state
  }

  private func runningState(on day: Day) -> DayState {
    if day < start { return .beforeStart }
    if day > end { return .afterEnd }
    if day > today { return .future }
    let say = says(day)
    let record = records[day]
    if habit.kind == .trackOnly {
      if record?.mark == .skipped { return .skipped }
      if record?.mark == .missed { return .missed }
      return record?.isMarked == true ? .done : rests(day) ? .paused : .notDue
    }
    let plan = plan(on: day)
    if habit.kind.isMeasured, let target = plan.target, target.period != .day {
      return sumState(on: day, target)
    }
    let isFrozen = frozen.contains(day)
    if say == .done { return .done }
    if say == .skipped { return .skipped }
    if say == .rests { return .paused }
    if say == .nothing, isClean, day < today, isDue(day, plan) { return .done }
    switch plan.schedule {
    case .times(_, let period) where period != .day:
      if say == .missed || say == .over { return .missed }
      if say == .partly { return .partial }
      let part = part(of: day, period == .week ? .week : .month, sum: nil)
      return openState(day, part, isFrozen)
    case .rolling:
      if say != .nothing { return isFrozen ? .frozen : say == .partly ? .partial : .missed }
      if kept.contains(day) { return .notDue }
      return day == today ? .pending : isFrozen ? .frozen : .missed
    default:
      if isFrozen { return .frozen }
      if say == .missed { return .missed }
      if say == .partly { return .partial }
      guard isDue(day, plan) else { return .notDue }
      return say == .over ? .missed : day == today ? .pending : .missed
    }
  }

  func isDue(_ day: Day, _ plan: Plan) -> Bool {
    if case .weekdays(let set) = plan.schedule { return set.contains(day.weekday) }
    return true
  }

  func openState(_ day: Day, _ part: Part, _ isFrozen: Bool) -> DayState {
    if part.isMet { return .notDue }
    if part.days[part.days.count - 1] < today { return isFrozen ? .frozen : .missed }
    return day == today ? .pending : .notDue
  }

  func sumState(on day: Day, _ target: Target) -> DayState {
    let part = part(of: day, target.period == .week ? .week : .month, sum: target)
    let record = records[day]
    let isFrozen = frozen.contains(day)
    if record?.mark == .skipped { return .skipped }
    if record?.mark == .done { return isClean || part.isMet ? .done : .partial }
    if record?.mark == .missed { return isClean && isFrozen ? .frozen : .missed }
    if isClean {
      if rests(day) { return .paused }
      if let failed = part.failedOn, failed <= day { return isFrozen ? .frozen : .missed }
      return day < today ? .done : .pending
    }
    if let amount = record?.amount, amount > .zero, part.isMet { return .done }
    if rests(day) { return .paused }
    if let amount = record?.amount, amount > .zero { return .partial }
    return openState(day, part, isFrozen)
  }
}
