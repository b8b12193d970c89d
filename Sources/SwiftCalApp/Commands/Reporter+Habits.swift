import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// All habits in their order: what `habits` prints.
  ///
  /// - Parameter archived: whether only those in the archive are meant.
  package func habits(_ format: HabitsFormat, archived: Bool = false) -> Report {
    let habits = context.snapshot.habits.listedWithArchived.filter { !archived || $0.isArchived }
    switch format {
    case .table: return Report(table(habits.map(habitRow), name: 0))
    case .names:
      return Report(
        habits.filter { $0.isArchived == archived }.map { TerminalText.harmless($0.name) })
    case .json: return Report(.array(habits.map(habitJSON)))
    }
  }

  private func habitRow(_ habit: Habit) -> [String] {
    let plan = habit.plan(on: context.today)
    let isPaused = habit.pauses.contains { $0.contains(context.today) }
    let rest = habit.isArchived ? strings.archivedLabel : isPaused ? strings.state(.paused) : nil
    let rules = habit.isArchived ? [] : rulesText(habit)
    return [
      habit.name, strings.kind(habit.kind), plan.schedule.phrase,
      habit.asks(plan.target)?.text ?? plan.target?.unit ?? "", habit.group,
      ([rest].compactMap { $0 } + rules).joined(separator: ", "),
    ]
  }

  private func habitJSON(_ habit: Habit) -> JSON {
    let plan = habit.plan(on: context.today)
    let asked = habit.asks(plan.target)
    let freezes = habit.kind == .trackOnly ? nil : habit.freezeRule(on: context.today)
    return [
      "habit": .string(habit.name), "kind": .string(habit.kind.rawValue),
      "schedule": .string(plan.schedule.text), "target": .amount(asked?.amount),
      "unit": .string(plan.target?.unit), "per": .string(asked?.period.rawValue),
      "group": .string(habit.group), "color": .string(habit.color.rawValue),
      "question": .string(habit.question), "added": .day(habit.added),
      "start": .day(habit.start), "end": .day(habit.end), "archived": .day(habit.archived),
      "skips": habit.skipBudget.map { .int($0) } ?? .null,
      "paused": .bool(habit.pauses.contains { $0.contains(context.today) }),
      "freeze_every": freezes.map { .int($0.every) } ?? .null,
      "freeze_cap": freezes.map { .int($0.cap) } ?? .null, "coming": comingJSON(habit),
      "pauses": pausesJSON(habit),
    ]
  }
}
