import SwiftCalCore
import SwiftCalViews

/// A habit being written down field by field.
package struct HabitForm: Hashable, Sendable {
  /// The fields, in their order.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case name, kind, target, unit, period, schedule, group, color, question, start, end, skips
    case freezes, every, cap
  }

  /// The habit as it was; its id is 0 for a new one.
  package let habit: Habit
  /// The day it is.
  package let today: Day
  /// The day from which changes of the plan hold.
  package let planDay: Day
  /// The first check-in of the habit; nil while there is none.
  package let firstCheckIn: CheckIn?
  /// What stands in each field.
  package private(set) var lines: [Field: LineEditor]
  /// The field with the cursor.
  package private(set) var field = Field.name
  /// Whether the field's value, which is shown selected, is typed anew by what is typed first.
  package private(set) var isReplaced = false
  /// Whether leaving without saving was warned of.
  package var warnedOfChanges = false

  /// A form with the values of a habit.
  ///
  /// - Parameters:
  ///   - planDay: the day from which changes of the plan hold; today if nil.
  ///   - firstCheckIn: the habit's first check-in, before which a plan is replaced as a whole.
  package init(
    _ habit: Habit, today: Day, planDay: Day? = nil, firstCheckIn: CheckIn? = nil
  ) {
    self.habit = habit
    self.today = today
    self.planDay = planDay ?? today
    self.firstCheckIn = firstCheckIn
    let plan = habit.plan(on: self.planDay)
    let rule = habit.freezeRule(switchedOn: today)
    let texts: [Field: String] = [
      .name: habit.name, .kind: habit.kind.typedName,
      .target: habit.asks(plan.target)?.amount.text ?? "",
      .unit: plan.target?.unit ?? "", .period: (plan.target?.period ?? .day).rawValue,
      .schedule: plan.schedule.phrase, .group: habit.group, .color: habit.color.rawValue,
      .question: habit.question, .start: habit.start?.iso ?? "", .end: habit.end?.iso ?? "",
      .skips: habit.skipBudget.map { String($0) } ?? "",
      .freezes: habit.freezeRule(on: today) == nil ? "off" : "on",
      .every: String(rule.every), .cap: String(rule.cap),
    ]
    lines = texts.mapValues { LineEditor($0) }
    enter(.name)
  }

  /// The day that a plan bears which is to hold from `day` on; nil for the habit's first plan.
  package func planBegin(from day: Day) -> Day? {
    habit.planBegin(from: day, checkIns: firstCheckIn.map { [$0] } ?? [])
  }

  /// The text of a field, without blanks at its ends.
  package func text(_ field: Field) -> String { lines[field]?.text.trimmed ?? "" }

  /// The kind that is chosen.
  package var kind: HabitKind { HabitKind(typed: text(.kind)) ?? habit.kind }

  /// The fields that mean something for the kind chosen.
  package var fields: [Field] {
    Field.allCases.filter { field in
      switch field {
      case .target, .period: kind.isMeasured
      case .unit: kind.isMeasured || kind == .trackOnly
      case .schedule, .skips, .freezes: kind != .trackOnly
      case .every, .cap: kind != .trackOnly && text(.freezes) == "on"
      default: true
      }
    }
  }

  /// The values among which a field chooses; empty for one that is typed.
  package func choices(of field: Field) -> [String] {
    switch field {
    case .kind: HabitKind.allCases.map(\.typedName)
    case .period: Period.allCases.map(\.rawValue)
    case .color: HabitColor.allCases.map(\.rawValue)
    case .freezes: ["off", "on"]
    default: []
    }
  }

  /// Whether anything was changed.
  package var isChanged: Bool {
    let before = HabitForm(habit, today: today, planDay: planDay, firstCheckIn: firstCheckIn)
    return fields.contains { text($0) != before.text($0) }
  }

  /// Puts the cursor into another field, `step` further, round the ends.
  package mutating func move(by step: Int) {
    let fields = fields
    let index = fields.firstIndex(of: field) ?? 0
    enter(fields[(index + step + fields.count) % fields.count])
  }

  /// Puts the cursor into a field.
  package mutating func go(to field: Field) { if fields.contains(field) { enter(field) } }

  /// A value is mostly typed anew, but a question goes on from what it was, as a note does.
  private mutating func enter(_ field: Field) {
    self.field = field
    isReplaced = choices(of: field).isEmpty && field != .question && !text(field).isEmpty
  }

  private mutating func makeRoom() {
    if isReplaced { lines[field] = LineEditor() }
    isReplaced = false
  }

  /// Takes a key that changes the field with the cursor.
  package mutating func handle(_ key: Key) {
    let choices = choices(of: field)
    guard !choices.isEmpty else {
      if case .character = key { makeRoom() }
      if lines[field, default: LineEditor()].handle(key) { isReplaced = false }
      return
    }
    let index = choices.firstIndex(of: text(field)) ?? 0
    switch key {
    case .left: choose(choices[(index + choices.count - 1) % choices.count])
    case .right, .character(" "): choose(choices[(index + 1) % choices.count])
    case .character(let letter):
      // The next choice with that letter, so that several of them can be reached.
      let later = choices[(index + 1)...] + choices[...index]
      if let choice = later.first(where: { $0.first == letter }) { choose(choice) }
    default: break
    }
  }

  /// Types text into the field with the cursor; false where not all of it had room.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    guard choices(of: field).isEmpty else { return true }
    makeRoom()
    return lines[field, default: LineEditor()].insert(text)
  }

  private mutating func choose(_ text: String) { lines[field] = LineEditor(text) }
}
