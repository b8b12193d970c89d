import SwiftCalCore

/// The most bytes of a note.
private let noteLimit = 1 << 20

extension CheckInChange {
  /// Refuses to record as done or missed what is yet to come; it may be left out in advance.
  func check(on days: [Day], today: Day) throws(StoreError) {
    var speaksOfThePast = adding != nil || !atLeast.isEmpty
    if case .set(let mark?) = mark, mark != .skipped { speaksOfThePast = true }
    if case .set(_?) = amount { speaksOfThePast = true }
    guard speaksOfThePast, let day = days.first(where: { $0 > today }) else { return }
    throw .invalid("The day \(day) is still to come; only what has come can be recorded.")
  }
}

extension CheckIn {
  /// Refuses values that a store does not hold.
  func check() throws(StoreError) {
    if let amount, !(Amount.zero...Amount.limit).contains(amount) {
      throw .invalid("An amount lies between 0 and \(Amount.limit.text).")
    }
    if let note { try checkText(note, "A note", limit: noteLimit) }
  }
}

extension Edit {
  /// Refuses a group's name with signs that act on a terminal; what is taken in may have one.
  func checkGroup() throws(StoreError) {
    let groups: [String] =
      switch self {
      case .addHabit(let habit): [habit.group]
      case .changeHabit(_, let changes):
        changes.compactMap { if case .group(let text) = $0 { text } else { nil } }
      default: []
      }
    let isPlain = { (text: String) in
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    guard let group = groups.first(where: { !isPlain($0) }) else { return }
    throw .invalid(
      "The group's name \(group.quoted) holds a line break or a control character; leave it out.")
  }
}

extension Habit {
  /// The habit as it is stored, or why it cannot be.
  func checked() throws(StoreError) -> Habit {
    var habit = self
    do {
      habit.name = try HabitName.validated(name)
    } catch {
      throw .invalid(error.message)
    }
    try checkText(group, "A group's name", limit: 1000)
    try checkText(question, "A question", limit: 10_000)
    guard start ?? .first <= end ?? .last else {
      throw .invalid("The start \(start ?? .first) lies after the end \(end ?? .last).")
    }
    guard (0...31).contains(skipBudget ?? 0) else {
      throw .invalid("A budget of skips lies between 0 and 31 a month.")
    }
    habit.plans = try checkedPlans()
    habit.pauses = try pauses.map { pause throws(StoreError) in try pause.checked() }
    for rule in freezeRules { try rule.check() }
    return habit
  }

  /// The plans, of which those that were made before the habit was measured get the next target.
  private func checkedPlans() throws(StoreError) -> [Plan] {
    guard let first = plans.first, first.from == nil else {
      throw .invalid("A habit needs a schedule from its beginning on.")
    }
    for (plan, next) in zip(plans, plans.dropFirst()) {
      guard let day = next.from, plan.from ?? .first < day || plan.from == nil else {
        throw .invalid("The schedules are not in the order of their days.")
      }
    }
    var result = plans
    if kind.isMeasured {
      for index in result.indices.reversed() where result[index].target == nil {
        result[index].target = (index + 1 < result.count ? result[index + 1] : result[index]).target
      }
      if let last = result.last?.target {
        for index in result.indices where result[index].target == nil {
          result[index].target = last
        }
      }
    }
    for plan in result { try plan.check(for: kind) }
    return result
  }
}

extension Plan {
  /// Refuses a schedule that has no text and a target that cannot be reached.
  func check(for kind: HabitKind) throws(StoreError) {
    guard let read = try? Schedule(text: schedule.text), read.text == schedule.text else {
      throw .invalid("\(schedule.text.quoted) is not a schedule.")
    }
    guard let target else {
      if kind.isMeasured { throw .invalid("A measured habit needs a target, such as '5 km'.") }
      return
    }
    let least = Amount(millionths: kind == .atLeast ? 1 : 0)
    guard (least...Amount.limit).contains(target.amount) else {
      throw .invalid(
        "The target \(target.amount.text) is out of range; use more than 0 and at most \(Amount.limit.text)."
      )
    }
    do {
      _ = try Target.validatedUnit(target.unit)
    } catch {
      throw .invalid(error.message)
    }
  }
}

extension Pause {
  /// The pause, or why it cannot be.
  func checked() throws(StoreError) -> Pause {
    guard from <= through ?? .last else {
      throw .invalid("The pause begins on \(from), after its end on \(through ?? .last).")
    }
    return self
  }
}

extension FreezeRule {
  /// Refuses counts that are out of range.
  func check() throws(StoreError) {
    guard (0...10_000).contains(every), (0...10_000).contains(cap) else {
      throw .invalid("A freeze is earned every 0 to 10000 units, and 0 to 10000 can be held.")
    }
  }
}

/// Refuses a text that is too long, or that SQLite's text functions would cut.
private func checkText(_ text: String, _ what: String, limit: Int) throws(StoreError) {
  guard text.utf8.count <= limit else {
    throw .invalid("\(what) can have at most \(limit) bytes.")
  }
  guard !text.utf8.contains(0) else { throw .invalid("\(what) cannot hold a NUL byte.") }
}
