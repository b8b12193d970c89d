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

  /// What is asked of a habit from days to come on, oldest first.
  func comingJSON(_ habit: Habit) -> JSON {
    .array(
      plansToCome(habit).map { plan in
        let asked = habit.asks(plan.target)
        return [
          "from": .day(plan.from), "schedule": .string(plan.schedule.text),
          "target": .amount(asked?.amount), "unit": .string(plan.target?.unit),
          "per": .string(asked?.period.rawValue),
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
          strings.planToCome(isOther ? next.schedule.text : nil, target, from: day.iso))
      }
      plan = next
    }
    guard habit.kind != .trackOnly, let rule = habit.freezeRule(on: context.today) else {
      return texts
    }
    let unit = habit.plan(on: context.today).unit(of: habit.kind)
    return texts + [strings.freezeRule(rule, unit)]
  }

  private func plansToCome(_ habit: Habit) -> [Plan] {
    habit.plans.filter { $0.from ?? .first > context.today }
  }
}
