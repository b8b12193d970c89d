import SwiftCalCore

extension Habit {
  /// Makes one change to the value; what comes of it is checked when it is written.
  mutating func apply(_ change: HabitChange) {
    switch change {
    case .name(let text): name = text
    case .kind(let value): become(value)
    case .question(let text): question = text
    case .group(let text): group = text
    case .color(let value): color = value
    case .start(let day): start = day
    case .end(let day): end = day
    case .skipBudget(let count): skipBudget = count
    case .archive(let day): archived = archived ?? day
    case .unarchive(let day): unarchive(on: day)
    case .plan(let plan): set(plan)
    case .pause(let pause): set(pause)
    case .resume(let day): pauses = pauses.resumed(on: day)
    case .freeze(let rule): set(rule)
    }
  }

  /// Takes another kind; what was only tracked has units, but no amount that was asked for.
  private mutating func become(_ kind: HabitKind) {
    if self.kind == .trackOnly, kind.isMeasured {
      for index in plans.indices where plans[index].target?.amount == .zero {
        plans[index].target = nil
      }
    }
    self.kind = kind
  }

  private mutating func unarchive(on day: Day) {
    guard let first = archived else { return }
    archived = nil
    if first < day { set(Pause(from: first, through: day - 1)) }
  }

  /// Sets a plan; one that asks what is asked on its day anyway is none.
  private mutating func set(_ plan: Plan) {
    if let day = plan.from, !plans.contains(where: { $0.from == day }) {
      let held = self.plan(on: day)
      guard held.schedule != plan.schedule || held.target != plan.target else { return }
    }
    plans.removeAll { $0.from == plan.from }
    let place = plans.firstIndex { plan.from ?? .first < $0.from ?? .first } ?? plans.endIndex
    plans.insert(plan, at: plan.from == nil ? 0 : place)
  }

  /// Sets a pause; one whose days rest already is none.
  private mutating func set(_ pause: Pause) {
    var pause = pause
    pause.isForAll = false
    guard !pauses.filter({ !$0.isForAll }).rest(on: pause) else { return }
    pauses.removeAll { !$0.isForAll && $0.from == pause.from }
    pauses.append(pause)
  }

  /// Sets a freeze rule; one that holds already is none. To switch freezes off ends also what was set
  /// for later.
  private mutating func set(_ rule: FreezeRule) {
    let held = freezeRules.last { $0.from <= rule.from }
    if rule.every == 0 { freezeRules.removeAll { $0.from > rule.from } }
    let isOff = rule.every == 0 && held?.every ?? 0 == 0
    guard !isOff, held?.every != rule.every || held?.cap != rule.cap else { return }
    freezeRules.removeAll { $0.from == rule.from }
    let place = freezeRules.firstIndex { rule.from < $0.from } ?? freezeRules.endIndex
    freezeRules.insert(rule, at: place)
  }
}

extension [Pause] {
  /// Whether all days of a pause lie in one that began before it.
  func rest(on pause: Pause) -> Bool {
    let last = pause.through ?? .last
    return contains { $0.from < pause.from && pause.from <= last && last <= $0.through ?? .last }
  }

  /// The pauses with the one that covers `day` ended on the day before, or gone if it begins on
  /// `day`. Where none covers it, the next one to come is dropped. Pauses for all habits stay when
  /// they are among those of a habit.
  func resumed(on day: Day) -> [Pause] {
    let isOfAll = allSatisfy(\.isForAll)
    let mine = filter { isOfAll || !$0.isForAll }
    let ended = mine.ending(on: day)
    return compactMap { pause in
      guard ended.contains(pause) else { return pause }
      guard pause.from < day else { return nil }
      return Pause(from: pause.from, through: day - 1, isForAll: pause.isForAll)
    }
  }
}
