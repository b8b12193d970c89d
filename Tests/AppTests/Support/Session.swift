import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport

/// A model with a store of its own behind it: effects are carried out at once, as the program does.
struct Session {
  var model: Model
  /// What the store holds.
  var stored: Snapshot
  /// What the store answers instead of taking edits.
  var refusal: StoreError?
  /// The almanac of the store.
  var almanac: Almanac?
  /// The files that can be completed.
  var files: [String] = []
  /// Every effect since the session began.
  var effects: [Effect] = []
  private var past: [Snapshot] = []
  private var undoneSteps: [Snapshot] = []

  /// A screen over a store with these habits, on a day at noon.
  init(
    _ habits: [Habit] = [.reading], checkIns: CheckInsByHabit = [:],
    today: Day = "2026-11-30", size: Size = Size(80, 24), options: ScreenOptions = ScreenOptions()
  ) {
    stored = Snapshot(habits: habits, checkIns: checkIns)
    model = Model(
      snapshot: Snapshot(habits: habits),
      now: LocalTime(day: today, time: ClockTime(hour: 12, minute: 0)), secondsLeft: 43_200,
      size: size, options: options)
    carryOut(model.start())
  }

  /// Gives a message to the model and carries out what it asks for.
  mutating func send(_ message: Message) { carryOut(model.update(message)) }

  /// Presses keys one after another.
  mutating func press(_ keys: Key...) { keys.forEach { send(.key($0)) } }

  /// Types each character of a text.
  mutating func type(_ text: String) { text.forEach { send(.key(.character($0))) } }

  /// The characters that the screen shows.
  var screenText: String { Golden.characters(model.screen()) }

  /// Lets the clock stand at a time.
  mutating func clock(_ day: Day, _ hour: Int, _ minute: Int = 0, secondsLeft: Int = 3600) {
    let time = ClockTime(hour: hour, minute: minute)
    send(.clock(LocalTime(day: day, time: time), secondsLeft: secondsLeft))
  }

  /// What the store holds of the first habit on a day.
  func stored(_ day: Day, of id: HabitID = HabitID(1)) -> CheckIn {
    stored.checkIns[id]?.first { $0.day == day } ?? CheckIn(day)
  }

  private mutating func carryOut(_ asked: [Effect]) {
    for effect in asked {
      effects.append(effect)
      if let answer = answer(to: effect) { send(answer) }
    }
  }

  private mutating func answer(to effect: Effect) -> Message? {
    switch effect {
    case .perform(let edit):
      if let refusal { return .storeFailed(refusal, edit) }
      past.append(stored)
      return .performed(edit, apply(edit))
    case .load(let scope): return .loaded(read(scope), scope)
    case .loadAlmanac(let day): return almanac.map { .almanac(day, $0.text(on: day)) }
    case .undo:
      guard let last = past.popLast() else { return .undone(nil) }
      undoneSteps.append(stored)
      stored = last
      return .undone(StepSummary(habit: HabitID(1), habitName: "Read", day: nil))
    case .redo:
      guard let next = undoneSteps.popLast() else { return .redone(nil) }
      past.append(stored)
      stored = next
      return .redone(StepSummary(habit: HabitID(1), habitName: "Read", day: nil))
    case .listFiles(let beginning):
      return .files(beginning, files.filter { $0.hasPrefix(beginning) })
    case .run, .wake, .redraw, .suspend, .quit: return nil
    }
  }

  /// What the store gives of itself.
  private func read(_ scope: LoadScope) -> Snapshot {
    var part = stored
    for habit in stored.habits where !scope.whole.contains(habit.id) {
      part.checkIns[habit.id] = stored.checkIns[habit.id]?.filter { $0.day >= scope.from }
    }
    return part
  }

  private mutating func apply(_ edit: Edit) -> Performed {
    switch edit {
    case .checkIn(let id, let days, let change):
      var rows = stored.checkIns[id] ?? []
      for day in days {
        let old = rows.first { $0.day == day } ?? CheckIn(day)
        rows.removeAll { $0.day == day }
        let new = change.applied(to: old)
        if !new.isEmpty { rows.append(new) }
      }
      let changed = rows.sorted { $0.day < $1.day }
      let isChange = changed != stored.checkIns[id] ?? []
      stored.checkIns[id] = changed
      return Performed(changed: isChange, habit: id)
    case .addHabit(let habit):
      let id = HabitID(Int64(stored.habits.count + 1))
      var added = Habit(id: id, name: habit.name, kind: habit.kind, added: habit.added)
      added.plans = habit.plans
      stored.habits.append(added)
      return Performed(changed: true, habit: id)
    case .changeHabit(let id, let changes):
      for change in changes { apply(change, to: id) }
      return Performed(changed: true, habit: id)
    case .moveHabit(let id, let place):
      stored.habits = stored.habits.moving(id, to: place)
      return Performed(changed: true, habit: id)
    default: break
    }
    return Performed(changed: true)
  }

  private mutating func apply(_ change: HabitChange, to id: HabitID) {
    guard let index = stored.habits.firstIndex(where: { $0.id == id }) else { return }
    switch change {
    case .name(let name): stored.habits[index].name = name
    case .archive(let day): stored.habits[index].archived = day
    case .pause(let pause): stored.habits[index].pauses.append(pause)
    case .plan(let plan):
      stored.habits[index].plans.removeAll { $0.from == plan.from }
      let isFirst = plan.from == nil
      stored.habits[index].plans.insert(
        plan, at: isFirst ? 0 : stored.habits[index].plans.endIndex)
    case .resume(let day):
      let ended = stored.habits[index].pauses.ending(on: day)
      stored.habits[index].pauses.removeAll { ended.contains($0) }
    case .freeze(let rule): stored.habits[index].freezeRules.append(rule)
    default: break
    }
  }
}

extension Habit {
  /// A daily yes/no habit with the number 1.
  static var reading: Habit { Habit(id: HabitID(1), name: "Read", added: "2026-11-01") }

  /// A habit of 5 km a day.
  static var running: Habit {
    Habit(
      id: HabitID(2), name: "Run", kind: .atLeast, added: "2026-11-01",
      plans: [Plan(target: Target(Amount(5), unit: "km"))])
  }

  /// A habit to avoid.
  static var smoking: Habit {
    Habit(id: HabitID(3), name: "Smoke", kind: .avoid, added: "2026-11-01")
  }
}
