import SwiftCalCore
import SwiftCalStore
import TestSupport

/// Makes edits of every kind, the same ones for the same seed.
struct RandomEditor {
  private var random: SeededGenerator
  private var names = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Puts two habits into a store without any.
  mutating func prepare(_ store: HabitStore) throws {
    while try store.snapshot(.habits).habits.count < 2 { try store.perform(.addHabit(habit())) }
  }

  /// Makes one edit; whether it changed anything. One that is refused, such as a day of end before
  /// that of start, must change nothing.
  mutating func step(_ store: HabitStore) throws -> Bool {
    let habits = try store.snapshot(.habits).habits.map(\.id)
    guard let habit = habits.randomElement(using: &random) else { return false }
    let edit = edit(of: habit)
    let performed = Result<Performed, StoreError> { () throws(StoreError) in
      try store.perform(edit)
    }
    guard case .failure(let error) = performed else { return try performed.get().changed }
    guard case .invalid = error else { throw error }
    return false
  }

  private mutating func edit(of habit: HabitID) -> Edit {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .addHabit(self.habit())
    case 1: .moveHabit(habit, to: Int.random(in: 0..<5, using: &random))
    case 2: .pauseAll(Pause(from: day(), through: Bool.random(using: &random) ? today : nil))
    case 3: .resumeAll(day())
    case 4: .setting(.halfLife, String(Int.random(in: 1...9, using: &random)))
    case 5: .setting(.firstWeekday, Bool.random(using: &random) ? "sunday" : nil)
    case 6, 7, 8:
      .changeHabit(habit, (0..<Int.random(in: 1...3, using: &random)).map { _ in change() })
    default:
      .checkIn(habit, on: (0..<Int.random(in: 1...4, using: &random)).map { _ in day() }, checkIn())
    }
  }

  private mutating func change() -> HabitChange {
    switch Int.random(in: 0..<13, using: &random) {
    case 0: .name(name())
    case 1: .kind(HabitKind.allCases.randomElement(using: &random) ?? .yesNo)
    case 2: .question("Why \(Int.random(in: 0..<9, using: &random))?")
    case 3: .group(["", "Health", "Wörk \"q\""].randomElement(using: &random) ?? "")
    case 4: .color(HabitColor.allCases.randomElement(using: &random) ?? .red)
    case 5: .start(Bool.random(using: &random) ? day() : nil)
    case 6: .end(Bool.random(using: &random) ? day() : nil)
    case 7: .skipBudget(Bool.random(using: &random) ? 3 : nil)
    case 8: Bool.random(using: &random) ? .archive(day()) : .unarchive(day())
    case 9, 10: .plan(plan())
    case 11: Bool.random(using: &random) ? .pause(Pause(from: day())) : .resume(day())
    default: .freeze(FreezeRule(from: day(), every: Int.random(in: 0...9, using: &random)))
    }
  }

  private mutating func checkIn() -> CheckInChange {
    var change = CheckInChange()
    if Bool.random(using: &random) {
      change.mark = .set(Mark.allCases.randomElement(using: &random))
    }
    if Bool.random(using: &random) {
      change.adding = Amount(Int.random(in: -2...3, using: &random))
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: change = .uncheck
    case 1:
      change.note = .set("It's \"quoted\" \\ and 😀 \(Int.random(in: 0..<9, using: &random))\n")
    case 2: change.note = .set(nil)
    default: break
    }
    return change
  }

  private mutating func habit() -> Habit {
    Habit(id: HabitID(0), name: name(), added: day(), plans: [Plan(target: Target(Amount(5)))])
  }

  private mutating func plan() -> Plan {
    let schedules: [Schedule] = [
      .everyDay, .times(3, per: .week), .rolling(2, days: 5), .weekdays([.workdays]),
    ]
    return Plan(
      from: Bool.random(using: &random) ? day() : nil,
      schedule: schedules.randomElement(using: &random) ?? .everyDay, target: Target(Amount(2)))
  }

  private mutating func name() -> String {
    names += 1
    return "Habit \(names)"
  }

  private mutating func day() -> Day { today - Int.random(in: 0..<20, using: &random) }
}
