import SwiftCalCore
import SwiftCalViews

/// What a change of a habit did.
extension Model {
  /// What changes of a habit have set, each told once.
  func sentence(for changes: [HabitChange], _ habit: Habit) -> String {
    var told = changes.sentences(of: habit).map { change, habit in
      sentence(for: change, habit)
        + strings.laterTail(change, of: habit) { phrase($0, named: false) }
    }
    let plain = changes.plainValues(of: habit)
    if !plain.isEmpty || told.isEmpty {
      let name = changes.name(of: habit)
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
    case .kind(let kind): strings.rejudged(name, as: kind.typedName)
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
