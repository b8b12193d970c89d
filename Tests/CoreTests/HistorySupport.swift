import SwiftCalCore

/// 2026-03-02, a Monday.
let monday = Day.first + 739_676

/// A day written as ISO text, which must be valid.
func day(_ iso: String) -> Day {
  guard let day = try? Day(iso: iso) else { preconditionFailure("no such day: \(iso)") }
  return day
}

/// Check-ins of days that follow each other, a letter each: `Y` done, `N` missed, `S` skipped,
/// a digit an amount, `n` a note alone, `.` nothing. Blanks are for the eye.
func checkIns(_ letters: String, from first: Day = monday) -> [CheckIn] {
  letters.filter { $0 != " " }.enumerated().compactMap { index, letter in
    let day = first + index
    switch letter {
    case "Y": return CheckIn(day, mark: .done)
    case "N": return CheckIn(day, mark: .missed)
    case "S": return CheckIn(day, mark: .skipped)
    case "n": return CheckIn(day, note: "a note")
    case ".": return nil
    default: return letter.wholeNumberValue.map { CheckIn(day, amount: Amount($0)) }
    }
  }
}

/// A habit that begins on `start`.
func habit(
  _ schedule: Schedule = .everyDay, kind: HabitKind = .yesNo, target: Target? = nil,
  start: Day? = monday
) -> Habit {
  var habit = Habit(
    id: HabitID(1), name: "Read", kind: kind, added: start ?? monday,
    plans: [Plan(schedule: schedule, target: target)])
  habit.start = start
  return habit
}

/// The history of the days of `letters`, the last of which is today.
func history(
  _ letters: String, _ habit: Habit = habit(), from first: Day = monday, today: Day? = nil,
  firstWeekday: Weekday = .monday
) -> History {
  let days = letters.filter { $0 != " " }.count
  return History(
    of: habit, checkIns: checkIns(letters, from: first), today: today ?? first + (days - 1),
    firstWeekday: firstWeekday)
}

extension History {
  /// The length of the current run, 0 without one.
  var current: Int { streak.current?.length ?? 0 }
  /// The length of the longest run, 0 without one.
  var longest: Int { streak.longest?.length ?? 0 }

  /// The states of the days from `first` on, a letter each: done `Y`, partial `p`, missed `x`,
  /// skipped `s`, frozen `f`, paused `=`, not due `-`, pending `?`, before the start `<`, after the
  /// end `>`, future `+`.
  func states(_ count: Int, from first: Day = monday) -> String {
    String((0..<count).map { Self.letter(state(on: first + $0)) })
  }

  private static func letter(_ state: DayState) -> Character {
    switch state {
    case .done: "Y"
    case .partial: "p"
    case .missed: "x"
    case .skipped: "s"
    case .frozen: "f"
    case .paused: "="
    case .notDue: "-"
    case .pending: "?"
    case .beforeStart: "<"
    case .afterEnd: ">"
    case .future: "+"
    }
  }
}
