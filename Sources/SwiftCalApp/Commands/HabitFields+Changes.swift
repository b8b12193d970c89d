import SwiftCalCore

extension HabitFields {
  /// The habit that `add` asks for.
  func habit(in context: CommandContext) throws(CommandError) -> Habit {
    let kind = kind ?? .yesNo
    let target = try target(of: kind, in: nil, of: nil)
    let plan = Plan(schedule: schedule ?? .everyDay, target: target)
    var habit = Habit(
      id: HabitID(0), name: name ?? "", kind: kind, added: context.today, plans: [plan])
    habit.start = try start.map(context.dayOrNone) ?? nil
    habit.end = try end.map(context.dayOrNone) ?? nil
    habit.group = group ?? ""
    habit.color = color ?? .orange
    habit.question = question ?? ""
    habit.skipBudget = skips ?? nil
    try check(from: habit.start, to: habit.end)
    return habit
  }

  /// The changes that `edit` asks for; a plan holds from `from` on, by default from the day that
  /// cuts no running week or month; another kind asks for it at once.
  func changes(
    of habit: Habit, from: String?, in context: CommandContext
  ) throws(CommandError) -> [HabitChange] {
    let start = try start.map(context.dayOrNone)
    let end = try end.map(context.dayOrNone)
    try check(from: start ?? habit.start, to: end ?? habit.end)
    let isOtherKind = kind.map { $0 != habit.kind } ?? false
    if isOtherKind, from != nil {
      throw .unfit(habit.name, advice: "is judged by one kind on all its days; leave '--from' out")
    }
    let usual = isOtherKind ? context.today : context.planDay(of: habit)
    let named = try from.map(context.day)
    var plan = try plan(of: habit, from: named ?? usual, isNamed: named != nil)
    if named == nil { plan?.from = context.planBegin(of: habit, from: usual) }
    let changes: [HabitChange?] = [
      name.map(HabitChange.name), kind.map(HabitChange.kind), plan.map(HabitChange.plan),
      group.map(HabitChange.group), color.map(HabitChange.color), start.map(HabitChange.start),
      end.map(HabitChange.end), question.map(HabitChange.question),
      skips.map(HabitChange.skipBudget),
    ]
    return changes.compactMap { $0 }
  }

  /// What is asked from a day on; nil where nothing of it is set, or where it is what is asked
  /// anyway and nobody asked about that day.
  private func plan(
    of habit: Habit, from day: Day, isNamed: Bool
  ) throws(CommandError) -> Plan? {
    let old = habit.plan(on: day)
    let target = try target(of: kind ?? habit.kind, in: old.target, of: habit.kind)
    let isSet = schedule != nil || self.target != nil || unit != nil || period != nil
    guard schedule != nil || target != old.target || isNamed && isSet else { return nil }
    return Plan(from: day, schedule: schedule ?? old.schedule, target: target)
  }

  /// The target with what is named instead of the old values, which a habit of another kind may
  /// have had; of what is only tracked the unit.
  private func target(
    of kind: HabitKind, in old: Target?, of oldKind: HabitKind?
  ) throws(CommandError) -> Target? {
    let isNamed = target != nil || unit != nil && kind != .trackOnly || period != nil
    guard kind.isMeasured else {
      guard isNamed else { return unitTarget(of: kind, in: old) }
      let what = target == nil && period == nil ? "a unit" : "a target"
      throw .unfit(kind.typedName, advice: "is a kind without \(what); use --kind at-least")
    }
    let oldAmount = oldKind?.isMeasured == true ? old?.amount : nil
    guard let amount = target ?? oldAmount else {
      throw .unfit(kind.typedName, advice: "is a kind with a target; give it with --target")
    }
    guard kind == .atMost || amount > .zero else {
      throw .badValue(amount.text, of: "a target", wanted: "use more than 0")
    }
    return Target(amount, unit: unit ?? old?.unit ?? "", per: period ?? old?.period ?? .day)
  }

  /// What holds the unit of a habit that is only tracked; nil without one.
  private func unitTarget(of kind: HabitKind, in old: Target?) -> Target? {
    let unit = unit ?? old?.unit ?? ""
    guard kind == .trackOnly, !unit.isEmpty else { return nil }
    return Target(.zero, unit: unit)
  }

  private func check(from start: Day?, to end: Day?) throws(CommandError) {
    guard let start, let end, end < start else { return }
    if self.end == nil {
      throw .badValue(start.iso, of: "a first day", wanted: "use \(end.iso) or earlier")
    }
    throw .badValue(end.iso, of: "a last day", wanted: "use \(start.iso) or later")
  }
}
