import SwiftCalCore
import SwiftCalViews

extension Model {
  /// A day as told in a sentence: by its relation to today where it has a name, or its date.
  func phrase(_ day: Day, named: Bool = true) -> String {
    switch day - today {
    case 0 where named && options.asOf == nil: ScreenStrings.today
    case -1 where named && options.asOf == nil: ScreenStrings.yesterday
    default:
      day.civil.year == today.civil.year ? strings.shortTitle(of: day) : strings.title(of: day)
    }
  }

  /// Days as told in a sentence.
  func phrase(_ days: [Day]) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    if days.count == 1 { return phrase(first) }
    return ScreenStrings.days(
      days.count, from: phrase(first, named: false), to: phrase(last, named: false))
  }

  /// What an edit did.
  func sentence(for edit: Edit, changed: Bool) -> String {
    guard changed else { return ScreenStrings.nothingChanged }
    switch edit {
    case .checkIn(let id, let days, let change):
      let name = snapshot.habits.first { $0.id == id }?.name ?? ""
      return ScreenStrings.recorded(name, what(change, of: id), phrase(days))
    case .addHabit(let habit): return ScreenStrings.addedHere(habit.name)
    case .changeHabit(let id, let changes):
      let name = snapshot.habits.first { $0.id == id }?.name ?? ""
      return changes.first.map { sentence(for: $0, name) } ?? ScreenStrings.nothingChanged
    case .moveHabit: return ScreenStrings.moved(habit?.name ?? "")
    case .pauseAll: return ScreenStrings.allPaused
    case .resumeAll: return ScreenStrings.allResumed
    case .setting(let key, let value): return ScreenStrings.set(key.rawValue, value)
    }
  }

  private func what(_ change: CheckInChange, of id: HabitID) -> String {
    let kind = snapshot.habits.first { $0.id == id }?.kind
    let unit = snapshot.habits.first { $0.id == id }?.plan(on: today).target?.unit ?? ""
    if let adding = change.adding { return ScreenStrings.amountAdded(adding.text, unit) }
    if case .set(let amount?) = change.amount { return ScreenStrings.amount(amount.text, unit) }
    switch change.mark {
    case .set(.done): return ScreenStrings.done
    case .set(.skipped): return ScreenStrings.skipped
    case .set(.missed): return kind == .avoid ? ScreenStrings.slip : ScreenStrings.missed
    case .set(nil): return ScreenStrings.cleared
    case .keep: break
    }
    if case .set(let note) = change.note {
      return note?.isEmpty ?? true ? ScreenStrings.noteRemoved : ScreenStrings.noteSaved
    }
    return ScreenStrings.cleared
  }

  private func sentence(for change: HabitChange, _ name: String) -> String {
    switch change {
    case .archive: ScreenStrings.archived(name)
    case .unarchive: ScreenStrings.unarchived(name)
    case .name(let new): ScreenStrings.renamed(name, new)
    case .pause(let pause):
      ScreenStrings.paused(
        name, from: phrase(pause.from, named: false),
        through: pause.through.map { phrase($0, named: false) })
    case .resume: ScreenStrings.resumed(name)
    default: ScreenStrings.changed(name)
    }
  }

  /// What a step of undo or redo did.
  func sentence(for step: StepSummary, back: Bool) -> String {
    var parts = [step.habitName ?? ""]
    if let day = step.day, step.dayCount == 1 { parts.append(phrase(day)) }
    if step.dayCount > 1 { parts.append(ScreenStrings.dayCount(step.dayCount)) }
    let what = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return back ? ScreenStrings.undone(what) : ScreenStrings.redone(what)
  }
}
