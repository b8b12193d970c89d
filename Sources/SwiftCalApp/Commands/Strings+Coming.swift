import SwiftCalCore
import SwiftCalViews

/// What was set before for a later day than the one from which a change holds.
extension Strings {
  /// The same for each change of an edit.
  ///
  /// - Parameter habits: the habits as they were before it.
  func laterTail(_ edit: Edit, _ habits: [Habit], _ day: (Day) -> String) -> String {
    guard case .changeHabit(let id, let changes) = edit,
      let habit = habits.first(where: { $0.id == id })
    else { return "" }
    return changes.map { laterTail($0, of: habit, day) }.joined()
  }

  /// Until when a change holds, where something else was set for a later day; empty where nothing was.
  ///
  /// - Parameters:
  ///   - habit: the habit as it was before the change.
  ///   - day: how a day is told.
  func laterTail(_ change: HabitChange, of habit: Habit, _ day: (Day) -> String) -> String {
    switch change {
    case .plan(let plan) where habit.kind != .trackOnly:
      habit.plan(after: plan).map { planUntil($0, day($0.from ?? .first)) } ?? ""
    case .freeze(let rule) where rule.every == 0: endedFreezes(habit, since: rule.from, day)
    case .freeze(let rule):
      habit.freezeRule(after: rule).map { freezeUntil($0, of: habit, day) } ?? ""
    default: ""
    }
  }

  /// The plan that was set for a later day takes the place of this one then.
  private func planUntil(_ plan: Plan, _ day: String) -> String {
    let what = plan.target.map { "\(plan.schedule.phrase), \($0.text)" } ?? plan.schedule.phrase
    return " From \(day) on it is due \(what), as was set before."
  }

  private func freezeUntil(
    _ rule: FreezeRule, of habit: Habit, _ day: (Day) -> String
  ) -> String {
    let unit = habit.plan(on: rule.from).unit(of: habit.kind)
    return " From \(day(rule.from)) on it earns \(freezeRule(rule, unit)), as was set before."
  }

  /// What freezes that were switched off would have been earned by later.
  private func endedFreezes(
    _ habit: Habit, since first: Day, _ day: (Day) -> String
  ) -> String {
    let days = habit.freezeRules(after: first).filter { $0.every > 0 }.map { day($0.from) }
    return days.isEmpty ? "" : " What was set from \(days.listed()) on is taken away."
  }

  /// From when on freezes are earned otherwise, in the explanation.
  func comingFreezes(_ rule: FreezeRule, _ unit: StreakUnit) -> String {
    guard rule.every > 0 else { return "No more freezes are earned from this day on." }
    return "The run earns \(freezeRule(rule, unit)), from this day on."
  }

  /// The same in the hint of the form: `Every 7 days, up to 2; from Thu 10 Dec on every 9 days, up
  /// to 2.`
  ///
  /// - Parameter now: how freezes are earned as the form says; nil while they are off.
  func freezesToCome(_ now: String?, _ later: String, from day: String) -> String {
    guard let now else { return "Off; from \(day) on \(later). ':freeze --off' ends that." }
    return "\(now.prefix(1).uppercased())\(now.dropFirst()); from \(day) on \(later)."
  }

  /// `every 9 days, up to 2`, or `none`.
  func freezeNumbers(_ rule: FreezeRule, _ unit: StreakUnit) -> String {
    guard rule.every > 0 else { return "none" }
    return "every \(units(rule.every, unit)), up to \(rule.cap)"
  }

  /// What stands behind `every`: `day`, `9 days`.
  func units(_ every: Int, _ unit: StreakUnit) -> String {
    every == 1 ? unit.rawValue : count(every, unit: unit)
  }
}
