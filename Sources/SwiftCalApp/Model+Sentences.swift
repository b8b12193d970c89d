import SwiftCalCore
import SwiftCalViews

extension Model {
  /// A day as told in a sentence: by its relation to today where it has a name, or its date.
  func phrase(_ day: Day, named: Bool = true) -> String {
    switch day - today {
    case 0 where named && options.asOf == nil: strings.today
    case -1 where named && options.asOf == nil: strings.yesterday
    default:
      day.civil.year == today.civil.year ? strings.shortTitle(of: day) : strings.title(of: day)
    }
  }

  /// Days as told in a sentence.
  func phrase(_ days: [Day]) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    if days.count == 1 { return phrase(first) }
    return strings.days(
      days.count, from: phrase(first, named: false), to: phrase(last, named: false))
  }

  /// What an edit did.
  func sentence(for edit: Edit, changed: Bool) -> String {
    guard changed else { return strings.nothingChanged }
    switch edit {
    case .checkIn(let id, let days, let change):
      let name = snapshot.habits.first { $0.id == id }?.name ?? ""
      let text = strings.recorded(name, what(change, of: id), phrase(days))
      let lacksReason =
        change.mark == .set(.skipped) && days == [cursor]
        && checkIn(of: id, on: cursor).note == nil
      return lacksReason ? strings.withReasonKey(text) : text
    case .addHabit(let habit): return strings.addedHere(habit.name)
    case .changeHabit(let id, let changes):
      let name = snapshot.habits.first { $0.id == id }?.name ?? ""
      return changes.first.map { sentence(for: $0, name) } ?? strings.nothingChanged
    case .moveHabit: return strings.moved(habit?.name ?? "")
    case .pauseAll: return strings.allPaused
    case .resumeAll: return strings.allResumed
    case .setting(let key, let value): return strings.set(key.rawValue, value)
    }
  }

  private func what(_ change: CheckInChange, of id: HabitID) -> String {
    let kind = snapshot.habits.first { $0.id == id }?.kind
    let unit = snapshot.habits.first { $0.id == id }?.plan(on: today).target?.unit ?? ""
    if let adding = change.adding { return strings.amountAdded(adding.text, unit) }
    if case .set(let amount?) = change.amount { return strings.amount(amount.text, unit) }
    switch change.mark {
    case .set(.done): return strings.done
    case .set(.skipped): return strings.skipped
    case .set(.missed): return kind == .avoid ? strings.slip : strings.missed
    case .set(nil): return strings.cleared
    case .keep: break
    }
    if case .set(let note) = change.note {
      return note?.isEmpty ?? true ? strings.noteRemoved : strings.noteSaved
    }
    return strings.cleared
  }

  private func sentence(for change: HabitChange, _ name: String) -> String {
    switch change {
    case .archive: strings.archived(name)
    case .unarchive: strings.unarchived(name)
    case .name(let new): strings.renamed(name, new)
    case .pause(let pause):
      strings.paused(
        name, from: phrase(pause.from, named: false),
        through: pause.through.map { phrase($0, named: false) })
    case .resume: strings.resumed(name)
    case .freeze(let rule):
      strings.freezeText(name, rule, history?.streak.unit ?? .day)
    case .plan(let plan):
      strings.planText(
        name, plan.schedule.text, plan.target?.text,
        from: plan.from.map { phrase($0, named: false) })
    default: strings.changed(name)
    }
  }

  /// What a step of undo or redo did.
  func sentence(for step: StepSummary, back: Bool) -> String {
    var parts = [step.habitName ?? ""]
    if let day = step.day, step.dayCount == 1 { parts.append(phrase(day)) }
    if step.dayCount > 1 { parts.append(strings.dayCount(step.dayCount)) }
    let what = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return back ? strings.undone(what) : strings.redone(what)
  }
}
