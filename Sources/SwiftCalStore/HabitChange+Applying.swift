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

  private mutating func set(_ plan: Plan) {
    plans.removeAll { $0.from == plan.from }
    let place = plans.firstIndex { plan.from ?? .first < $0.from ?? .first } ?? plans.endIndex
    plans.insert(plan, at: plan.from == nil ? 0 : place)
  }

  private mutating func set(_ pause: Pause) {
    var pause = pause
    pause.isForAll = false
    pauses.removeAll { !$0.isForAll && $0.from == pause.from }
    pauses.append(pause)
  }

  private mutating func set(_ rule: FreezeRule) {
    freezeRules.removeAll { $0.from == rule.from }
    let place = freezeRules.firstIndex { rule.from < $0.from } ?? freezeRules.endIndex
    freezeRules.insert(rule, at: place)
  }
}

extension [Pause] {
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
