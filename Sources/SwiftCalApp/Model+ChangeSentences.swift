import SwiftCalCore
import SwiftCalViews

/// What a change of a habit did.
extension Model {
  /// What changes of a habit have set, each told once.
  func sentence(for changes: [HabitChange], _ habit: Habit) -> String {
    let name = changes.name(of: habit)
    var told: [String] = []
    if let kind = changes.otherKind(than: habit) {
      told.append(strings.rejudged(habit.name, as: kind.typedName))
    }
    for change in changes.sentences(of: habit) {
      var named = habit
      // What follows a new name is told with it.
      if case .name = change {} else { named.name = name }
      told.append(sentence(for: change, named) + laterTail(change, named))
    }
    let plain = changes.plainValues(of: habit)
    if !plain.isEmpty || told.isEmpty {
      told.append(strings.changed(name, by: plain, of: habit) { phrase($0, named: false) })
    }
    return told.joined(separator: " ")
  }

  private func sentence(for change: HabitChange, _ habit: Habit?) -> String {
    let name = habit?.name ?? ""
    return switch change {
    case .archive: strings.archived(name)
    case .unarchive: strings.unarchived(name)
    case .name(let new): strings.renamed(name, new)
    case .pause(let pause): restSentence(habit, pause)
    case .resume(let day):
      strings.restsEnded(name, habit?.pauses ?? [], on: day) { phrase($0, named: false) }
    case .freeze(let rule):
      strings.freezeText(
        name, rule, habit.map { $0.plan(on: rule.from).unit(of: $0.kind) } ?? .day,
        of: habit?.kind ?? .yesNo,
        from: rule.from == today ? nil : phrase(rule.from, named: false))
    case .plan(let plan) where habit?.kind != .trackOnly:
      strings.planText(
        name, plan.schedule.phrase, plan.target?.text,
        from: plan.from.map { phrase($0, named: false) })
    default: strings.changed(name)
    }
  }

  /// What was set for a later day, where that limits a change; to be asked before the store is read
  /// again.
  func laterTail(_ edit: Edit) -> String {
    guard case .changeHabit(let id, let changes) = edit,
      let habit = snapshot.habits.first(where: { $0.id == id })
    else { return "" }
    return changes.map { laterTail($0, habit) }.joined()
  }

  private func laterTail(_ change: HabitChange, _ habit: Habit) -> String {
    strings.laterTail(change, of: habit) { phrase($0, named: false) }
  }

  /// A rest, and how many of its days are done all the same.
  private func restSentence(_ habit: Habit?, _ pause: Pause) -> String {
    let text = strings.paused(
      habit?.name ?? "", from: phrase(pause.from, named: false),
      through: pause.through.map { phrase($0, named: false) })
    guard let habit, let rows = snapshot.checkIns[habit.id] else { return text }
    let done = rows.count {
      pause.contains($0.day) && $0.isMarked && histories[habit.id]?.state(on: $0.day) == .done
    }
    return done > 0 ? strings.withDaysThatStay(text, done, of: habit.kind) : text
  }
}
