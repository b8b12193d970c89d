import SwiftCalCore
import SwiftCalViews

/// What reports tell of the rules a habit follows.
extension Reporter {
  /// How many freezes are held; null while freezes are off.
  func freezesHeld(_ history: History) -> JSON {
    guard history.habit.kind != .trackOnly, history.freezes.rule != nil else { return .null }
    return .int(history.freezes.held.count)
  }

  /// How many skips of today's month are left, at least 0; null without a budget.
  func skipsLeft(_ history: History) -> JSON {
    let share = history.habit.skipShare(in: context.today.month, of: history.checkIns)
    return share.map { .int($0.left) } ?? .null
  }

  /// What is asked of a habit, and how it earns freezes, from days to come on, oldest first.
  func comingJSON(_ habit: Habit) -> JSON {
    let rules = habit.freezeRules(after: context.today)
    var days = plansToCome(habit).compactMap(\.from)
    for rule in rules where !days.contains(rule.from) { days.append(rule.from) }
    return .array(
      days.sorted().map { day in
        let plan = habit.plan(on: day)
        let asked = habit.asks(plan.target)
        let freezes = habit.kind == .trackOnly ? nil : habit.freezeRule(on: day)
        return [
          "from": .day(day), "schedule": .string(plan.schedule.text),
          "target": .amount(asked?.amount), "unit": .string(plan.target?.unit),
          "per": .string(asked?.period.rawValue),
          "freeze_every": freezes.map { .int($0.every) } ?? .null,
          "freeze_cap": freezes.map { .int($0.cap) } ?? .null,
        ]
      })
  }

  /// The stretches in which a habit rests, by first day.
  func pausesJSON(_ habit: Habit) -> JSON {
    .array(
      habit.pauses.map {
        ["from": .day($0.from), "through": .day($0.through), "all": .bool($0.isForAll)]
      })
  }

  /// The same in a few words, with how freezes are earned: what the last column of `habits` tells.
  func rulesText(_ habit: Habit) -> [String] {
    var plan = habit.plan(on: context.today)
    var texts: [String] = []
    for next in plansToCome(habit) {
      let isOther = next.schedule != plan.schedule
      let target = next.target == plan.target ? nil : habit.asks(next.target)?.text
      if isOther || target != nil, let day = next.from {
        texts.append(
          strings.planToCome(isOther ? next.schedule.phrase : nil, target, from: strings.date(day)))
      }
      plan = next
    }
    return texts + freezesText(habit)
  }

  private func freezesText(_ habit: Habit) -> [String] {
    guard habit.kind != .trackOnly else { return [] }
    let now = habit.freezeRule(on: context.today).map { rule in
      strings.freezeRule(rule, habit.plan(on: context.today).unit(of: habit.kind))
    }
    let later = habit.freezeRules(after: context.today).map { rule in
      let text = strings.freezeRule(rule, habit.plan(on: rule.from).unit(of: habit.kind))
      return strings.planToCome(text, nil, from: strings.date(rule.from))
    }
    return [now].compactMap { $0 } + later
  }

  private func plansToCome(_ habit: Habit) -> [Plan] {
    habit.plans.filter { $0.from ?? .first > context.today }
  }
}
