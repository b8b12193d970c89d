import SwiftCalCore
import SwiftCalViews

extension HabitForm {
  /// Why a field's value will not do; nil when it will. Names are checked by the model.
  package func problem(_ field: Field, _ strings: Strings = Strings()) -> String? {
    let text = text(field)
    switch field {
    case .name:
      return message { () throws(NameError) in
        _ = try HabitName.validated(text)
      } as: {
        $0.message
      }
    case .target: return targetProblem(strings)
    case .unit:
      return message { () throws(TargetError) in
        _ = try Target.validatedUnit(text)
      } as: {
        $0.message
      }
    case .schedule:
      return message { () throws(ScheduleError) in
        _ = try Schedule(text: text)
      } as: {
        $0.message
      }
    case .start, .end: return dateProblem(field, strings)
    case .skips:
      let isNumber = Int(text).map { (0...31).contains($0) } ?? false
      return isNone(field) || isNumber ? nil : strings.notABudget(text)
    case .every, .cap: return number(field) == nil ? strings.notACount(text) : nil
    case .kind, .period, .group, .color, .question, .freezes: return nil
    }
  }

  private func targetProblem(_ strings: Strings) -> String? {
    let text = text(.target)
    guard !text.isEmpty else { return strings.noTarget(isLimit: kind == .atMost) }
    guard let amount = Amount(text) else { return strings.notAnAmount(text) }
    return kind == .atMost || amount > .zero ? nil : strings.targetAboveZero
  }

  private func dateProblem(_ field: Field, _ strings: Strings) -> String? {
    let text = text(field)
    guard !isNone(field) else { return nil }
    do {
      _ = try DateExpression.parse(text, today: today)
      guard let start = date(.start), let end = date(.end), end < start else { return nil }
      // Of two days that do not fit, the one that was changed is wrong.
      let isStart = start != habit.start && end == habit.end
      guard field == (isStart ? .start : .end) else { return nil }
      return isStart ? strings.startAfterEnd(end.iso) : strings.endBeforeStart(start.iso)
    } catch {
      return error.message
    }
  }

  /// Whether nothing stands in a field, or the word that means that on the command line.
  private func isNone(_ field: Field) -> Bool { ["", "none"].contains(text(field).lowercased()) }

  private func message<Failure: Error>(
    _ body: () throws(Failure) -> Void, as text: (Failure) -> String
  ) -> String? {
    do {
      try body()
      return nil
    } catch {
      return text(error)
    }
  }

  /// The day in a field; nil where there is none.
  private func date(_ field: Field) -> Day? {
    try? DateExpression.parse(text(field), today: today)
  }

  private var target: Target? {
    let unit = text(.unit)
    if kind == .trackOnly { return unit.isEmpty ? nil : Target(.zero, unit: unit) }
    guard kind.isMeasured, let amount = Amount(text(.target)) else { return nil }
    return Target(amount, unit: unit, per: Period(rawValue: text(.period)) ?? .day)
  }

  private var schedule: Schedule { (try? Schedule(text: text(.schedule))) ?? .everyDay }

  private var freezeRule: FreezeRule? {
    let old = habit.freezeRule(on: today)
    guard kind != .trackOnly, text(.freezes) == "on" else {
      return old.map { FreezeRule(from: today, every: 0, cap: $0.cap) }
    }
    guard let every = number(.every), let cap = number(.cap), old?.every != every || old?.cap != cap
    else { return nil }
    return FreezeRule(from: today, every: every, cap: cap)
  }

  /// The number in a field of a freeze rule; nil for none that it can have.
  private func number(_ field: Field) -> Int? {
    Int(text(field)).flatMap { FreezeRule.numbers.contains($0) ? $0 : nil }
  }

  /// How freezes are earned, in the unit of the streak that the form makes; nil while they are off or
  /// their numbers will not do.
  func freezeHint(_ strings: Strings) -> String? {
    freezesNow.map { strings.freezeHint(every: $0.every, unit, cap: $0.cap) }
  }

  /// The rule that the form sets; nil while freezes are off or their numbers will not do.
  var freezesNow: FreezeRule? {
    guard text(.freezes) == "on", let every = number(.every), let cap = number(.cap) else {
      return nil
    }
    return FreezeRule(from: today, every: every, cap: cap)
  }

  /// The first rule of freezes that is set for a day to come; nil where there is none, or the form
  /// ends it.
  var freezesToCome: FreezeRule? {
    let isEnded = freezeRule?.every == 0
    return isEnded ? nil : habit.freezeRules(after: today).first
  }

  /// The unit of the streak that the form makes.
  var unit: StreakUnit { Plan(schedule: schedule, target: target).unit(of: kind) }

  /// The edit that makes the habit what the form says; nil when nothing was changed. To be asked
  /// only of a form without problems.
  package var edit: Edit? {
    if habit.id == HabitID(0) { return .addHabit(newHabit) }
    let changes = changes
    return changes.isEmpty ? nil : .changeHabit(habit.id, changes)
  }

  private var newHabit: Habit {
    var new = Habit(
      id: HabitID(0), name: text(.name), kind: kind, added: today,
      plans: [Plan(schedule: schedule, target: target)])
    new.group = text(.group)
    new.color = HabitColor(rawValue: text(.color)) ?? .orange
    new.question = text(.question)
    new.start = date(.start)
    new.end = date(.end)
    new.skipBudget = Int(text(.skips))
    new.freezeRules = freezeRule.map { [$0] } ?? []
    return new
  }

  private var changes: [HabitChange] {
    var changes: [HabitChange] = []
    // Another kind needs what it asks for at once.
    let from = kind == habit.kind ? planDay : today
    let plan = habit.plan(on: from)
    if text(.name) != habit.name { changes.append(.name(text(.name))) }
    if kind != habit.kind { changes.append(.kind(kind)) }
    if schedule != plan.schedule || target != plan.target {
      changes.append(.plan(Plan(from: planBegin(from: from), schedule: schedule, target: target)))
    }
    if text(.group) != habit.group { changes.append(.group(text(.group))) }
    if let color = HabitColor(rawValue: text(.color)), color != habit.color {
      changes.append(.color(color))
    }
    if text(.question) != habit.question { changes.append(.question(text(.question))) }
    if date(.start) != habit.start { changes.append(.start(date(.start))) }
    if date(.end) != habit.end { changes.append(.end(date(.end))) }
    if Int(text(.skips)) != habit.skipBudget { changes.append(.skipBudget(Int(text(.skips)))) }
    if let freezeRule { changes.append(.freeze(freezeRule)) }
    return changes
  }
}
