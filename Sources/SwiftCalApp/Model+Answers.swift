import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Why an answer will not do; nil when it will.
  func problem(with prompt: Prompt) -> String? {
    let text = prompt.line.text
    switch prompt.kind {
    case .firstHabit, .addHabit, .rename:
      if text.trimmed.isEmpty { return strings.nameMissing }
      return problem(withName: text, for: prompt.kind == .rename ? prompt.habit : nil)
    case .goTo: return problem(withDate: text)
    case .schedule: return problem(withSchedule: text)
    case .amount: return text.isEmpty || Amount(text) != nil ? nil : strings.notAnAmount(text)
    case .find: return matches(text).isEmpty ? notFound(text) : nil
    case .note, .searchNotes, .command: return nil
    }
  }

  /// Why no habit is found: none is called so, or it is in the archive.
  private func notFound(_ text: String) -> String {
    let wanted = text.lowercased()
    let archived = snapshot.habits.first {
      $0.isArchived && $0.name.lowercased().hasPrefix(wanted)
    }
    return archived.map { strings.isArchived($0.name) } ?? strings.notFound(text)
  }

  /// What stands behind the line being typed: of an amount its unit, and what is wanted or allowed.
  func tail(of prompt: Prompt) -> String {
    guard prompt.kind == .amount, let day = prompt.day, let id = prompt.habit,
      let habit = snapshot.habits.first(where: { $0.id == id })
    else { return "" }
    let target = habit.plan(on: day).target
    let unit = target?.unit ?? ""
    guard habit.kind.isMeasured, let target else {
      return habit.kind == .avoid ? strings.slips : unit
    }
    guard target.period == .day else {
      if prompt.days.count > 1 { return unit }
      let sum = histories[id].flatMap { Remaining(of: $0, on: day) }.map { strings.left($0) }
      return [unit, sum ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return strings.tail(of: strings.amount(target.amount, unit), isLimit: habit.kind == .atMost)
  }

  /// Why a habit cannot have a name.
  func problem(withName text: String, for id: HabitID?) -> String? {
    do {
      let key = HabitName.key(of: try HabitName.validated(text))
      let isTaken = snapshot.habits.contains { HabitName.key(of: $0.name) == key && $0.id != id }
      return isTaken ? strings.nameTaken(text) : nil
    } catch {
      return error.message
    }
  }

  /// Why a text is no date.
  func problem(withDate text: String) -> String? {
    do {
      _ = try DateExpression.parse(text, today: today)
      return nil
    } catch {
      return error.message
    }
  }

  /// Why a text is no schedule.
  func problem(withSchedule text: String) -> String? {
    do {
      _ = try Schedule(text: text)
      return nil
    } catch {
      return error.message
    }
  }

  /// The day from which a change of what is asked of a habit holds.
  func planDay(of habit: Habit) -> Day { habit.planDay(today: today, firstWeekday: firstWeekday) }

  /// Lets the habit be due as typed, from today on, from the next week or month on, or where
  /// nothing is recorded before, from its beginning on.
  mutating func reschedule(_ prompt: Prompt) -> [Effect] {
    guard let id = prompt.habit, let habit = snapshot.habits.first(where: { $0.id == id }),
      let schedule = try? Schedule(text: prompt.line.text)
    else { return [] }
    let day = planDay(of: habit)
    let begin = habit.planBegin(from: day, checkIns: snapshot.checkIns[id] ?? [])
    let plan = Plan(from: begin, schedule: schedule, target: habit.plan(on: day).target)
    return give(.changeHabit(id, [.plan(plan)]))
  }
}
