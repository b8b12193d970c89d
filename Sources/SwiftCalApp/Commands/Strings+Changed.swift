import SwiftCalCore
import SwiftCalViews

/// What an answer tells of a habit's values that were set.
extension Strings {
  /// The values that are others now: `'Read' is changed: group 'Home', color blue.`
  ///
  /// - Parameters:
  ///   - habit: the habit as it was before.
  ///   - day: how a day is told.
  func changed(
    _ name: String, by changes: [HabitChange], of habit: Habit, _ day: (Day) -> String
  ) -> String {
    let values = changes.compactMap { value($0, of: habit, day) }
    guard !values.isEmpty else { return changed(name) }
    return "\(name.quoted) is changed: \(values.joined(separator: ", "))."
  }

  private func value(
    _ change: HabitChange, of habit: Habit, _ day: (Day) -> String
  ) -> String? {
    switch change {
    case .group(let text) where text != habit.group: "group \(text.isEmpty ? none : text.quoted)"
    case .question(let text) where text != habit.question:
      "question \(text.isEmpty ? none : text.onOneLine.quoted)"
    case .color(let color) where color != habit.color: "color \(color.rawValue)"
    case .start(let first) where first != habit.start: "start \(first.map(day) ?? none)"
    case .end(let last) where last != habit.end: "end \(last.map(day) ?? none)"
    case .skipBudget(let count) where count != habit.skipBudget:
      "skips \(count.map { "\($0) a month" } ?? none)"
    case .plan(let plan) where habit.kind == .trackOnly:
      "unit \(plan.target.map { $0.unit.isEmpty ? none : $0.unit } ?? none)"
    default: nil
    }
  }

  private var none: String { "none" }
}

extension [HabitChange] {
  /// Those that set a value and nothing that is told in a sentence of its own.
  func plainValues(of habit: Habit) -> [HabitChange] {
    filter { change in
      switch change {
      case .group, .question, .color, .start, .end, .skipBudget: true
      case .plan: habit.kind == .trackOnly && otherKind(than: habit) == nil
      default: false
      }
    }
  }

  /// The others, each with the habit by the name under which it is told: what follows a new name is
  /// told with it. Another kind comes first, and tells also what it asks for.
  func sentences(of habit: Habit) -> [(change: HabitChange, habit: Habit)] {
    let plain = plainValues(of: habit)
    let kind = otherKind(than: habit)
    var renamed = habit
    renamed.name = name(of: habit)
    let others = compactMap { change -> (change: HabitChange, habit: Habit)? in
      switch change {
      case .name(let name): name != habit.name ? (change, habit) : nil
      case .kind: nil
      case .plan where kind != nil: nil
      default: plain.contains(change) ? nil : (change, renamed)
      }
    }
    return (kind.map { [(.kind($0), habit)] } ?? []) + others
  }

  /// The name that they give the habit, else the one it has.
  func name(of habit: Habit) -> String {
    for case .name(let name) in self { return name }
    return habit.name
  }
}
