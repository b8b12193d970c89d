import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Opens the form of the habit shown.
  mutating func openForm() {
    guard let habit = changeableHabit() else { return }
    mode = .form(
      HabitForm(
        habit, today: today, planDay: planDay(of: habit),
        firstCheckIn: snapshot.checkIns[habit.id]?.first))
  }

  /// Why a field of a form will not do.
  func problem(_ field: HabitForm.Field, in form: HabitForm) -> String? {
    if let problem = form.problem(field, strings) { return problem }
    return field == .name ? problem(withName: form.text(.name), for: form.habit.id) : nil
  }

  /// Takes a key while a form is open.
  mutating func fill(_ form: HabitForm, _ key: Key) -> [Effect] {
    var form = form
    switch key {
    case .escape, .control("c"), .control("g"): return leave(form)
    case .enter, .control("s"): return save(form)
    case .up, .backTab, .control("p"): form.move(by: -1)
    case .down, .tab, .control("n"): form.move(by: 1)
    case .control("l"): return [.redraw]
    case .control("z"): return [.suspend]
    default: form.handle(key)
    }
    notice = nil
    form.warnedOfChanges = false
    mode = .form(form)
    return []
  }

  /// Leaves a form; one with changes takes a second press.
  private mutating func leave(_ form: HabitForm) -> [Effect] {
    var form = form
    guard form.isChanged, !form.warnedOfChanges else {
      notice = nil
      mode = .browsing
      return []
    }
    form.warnedOfChanges = true
    notice = Notice(strings.leaveForm, .warning)
    mode = .form(form)
    return []
  }

  /// Saves a form, or goes to the first field that will not do.
  private mutating func save(_ form: HabitForm) -> [Effect] {
    var form = form
    if let field = form.fields.first(where: { problem($0, in: form) != nil }) {
      form.go(to: field)
      mode = .form(form)
      return []
    }
    mode = .browsing
    guard let edit = form.edit else {
      notice = Notice(strings.nothingChanged)
      return []
    }
    answering = .form(form)
    defer { answering = nil }
    return give(edit)
  }
}
