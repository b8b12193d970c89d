import Foundation
import SwiftCalCore
import SwiftCalViews

/// Widths of wide and combining characters are known in a UTF-8 locale alone.
let utf8Locale: Bool = setlocale(LC_ALL, "C.UTF-8") != nil

/// The month `YYYY-MM`.
func month(_ text: String) -> Month {
  guard let month = Month(iso: text) else { preconditionFailure("no month \(text)") }
  return month
}

/// The months of the grid tests: of four, five and six weeks, and their first weekday.
let gridMonths: [(Month, Weekday)] = [
  ("2026-03", .monday), ("2026-08", .monday), ("2026-11", .monday), ("2026-05", .sunday),
  ("2026-08", .sunday), ("2027-01", .sunday), ("2026-01", .saturday), ("2026-02", .sunday),
  ("2027-02", .monday), ("2026-02", .saturday), ("2026-03", .sunday), ("2026-11", .saturday),
  ("2026-02", .wednesday), ("2028-02", .monday),
].map { (month($0), $1) }

/// Names that shift columns in programs that count characters.
let wideNames = [
  "朝の運動", "🏃 run", "cafe\u{301}", "👨‍👩‍👧 family", "ไทย กำลัง", "❤️ heart", "👍🏽 ok", "🇩🇪 Deutsch", "हिन्दी",
  String(repeating: "長", count: 100),
]

/// A month whose days have the states of a code, from its first; later days are to come.
///
/// `D` done, `M` missed, `S` skipped, `F` frozen, `P` paused, `~` partial, `O` open, `.` not due;
/// lower case for days that a run bridges.
func input(
  _ month: Month, _ firstWeekday: Weekday, _ code: String, today: Int? = nil, cursor: Int? = nil,
  before: String = ".", after: String = ""
) -> MonthView.Input {
  var input = MonthView.Input(month, firstWeekday: firstWeekday, everyDay: .future)
  for (index, sign) in (before + code + after).enumerated() where index < input.entries.count {
    input.entries[index] = entry(sign)
  }
  input.today = today.map(month.day)
  input.cursor = cursor.map(month.day)
  return input
}

private func entry(_ sign: Character) -> MonthView.Entry {
  let states: [Character: DayState] = [
    "D": .done, "M": .missed, "S": .skipped, "F": .frozen, "P": .paused, "~": .partial,
    "O": .pending, ".": .notDue, ",": .notDue,
  ]
  let state = states[Character(sign.uppercased())] ?? .future
  return MonthView.Entry(state, isBridge: sign.isLowercase || sign == ",")
}

/// A month with every state in it: 31 days, for today on the 26th.
let everyState = "DDDDDMDDsDDfDD,DppDMDDDDDO"

/// The state of a widget with a running streak.
func widget(
  name: String = "Run", today: DayState = .pending, current: Int = 12, isAtRisk: Bool = true,
  notice: String? = nil
) -> WidgetState {
  let days = month("2026-11")
  let run = Run(start: days.day(1), end: days.day(25), length: current)
  let streak = Streak(
    current: current > 0 ? run : nil,
    longest: Run(start: days.day(1), end: days.day(2), length: max(45, current)),
    isAtRisk: isAtRisk)
  var counter = CounterView.Input(streak, secondsLeft: 4 * 3600 + 300)
  counter.longest = nil
  let code = String(everyState.dropLast()) + (today == .done ? "D" : "O")
  return WidgetState(
    name: name, color: .orange, counter: counter, today: today,
    month: input(days, .monday, code, today: 26), notice: notice)
}
