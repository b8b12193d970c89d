import SwiftCalCore

/// A small generator whose sequence follows from its seed (SplitMix64 by Sebastiano Vigna).
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  /// Whether something with this chance happens.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A whole number of the range.
  mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// A habit with a history, made from a seed.
struct RandomHabit {
  var habit: Habit
  var checkIns: [CheckIn]
  var today: Day
  var firstWeekday: Weekday

  init(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let base = day("2027-12-01") + random.pick(0...200)
    let length = random.pick(0...140)
    today = base + length
    firstWeekday = [.monday, .sunday, .saturday, .wednesday][random.pick(0...3)]
    let kind = HabitKind.allCases[random.pick(0...4)]
    habit = Habit(
      id: HabitID(1), name: "Random", kind: kind, added: base + random.pick(-5...10),
      plans: Self.plans(kind, base, length, &random))
    if random.chance(50) { habit.start = base + random.pick(-3...8) }
    if random.chance(15) { habit.end = base + random.pick(0...(length + 5)) }
    if random.chance(10) { habit.archived = base + random.pick(0...(length + 2)) }
    habit.pauses = Self.pauses(base, length, &random)
    habit.freezeRules = Self.freezeRules(base, length, &random)
    checkIns = Self.checkIns(kind, base, length, &random)
  }

  /// The walk over it.
  var history: History {
    History(of: habit, checkIns: checkIns, today: today, firstWeekday: firstWeekday)
  }

  /// The walk over it as of a day.
  func seen(on day: Day) -> History {
    History(of: habit, checkIns: checkIns, today: day, firstWeekday: firstWeekday)
  }

  /// The first day of the week or month that holds both a day and the one before it, and is judged
  /// as one; the day itself where there is none.
  func beginOfPeriod(holding day: Day) -> Day {
    let plan = habit.plan(on: day - 1)
    let summed = habit.kind.isMeasured ? plan.target?.period ?? .day : .day
    let week = day.weekStart(firstWeekday: firstWeekday)
    switch (summed, plan.schedule) {
    case _ where habit.kind == .trackOnly: return day
    case (.week, _), (.day, .times(_, per: .week)): return week
    case (.month, _), (.day, .times(_, per: .month)): return day.month.firstDay
    default: return day
    }
  }

  /// The slow reading of it.
  var slow: SlowHistory {
    SlowHistory(of: habit, checkIns: checkIns, today: today, firstWeekday: firstWeekday)
  }

  static func schedule(_ random: inout SeededRandom) -> Schedule {
    switch random.pick(0...6) {
    case 0, 1: return .everyDay
    case 2: return .weekdays(WeekdaySet(rawValue: UInt8(random.pick(1...127))))
    case 3: return .times(random.pick(1...8), per: .week)
    case 4: return .times(random.pick(1...12), per: .month)
    default:
      let days = random.pick(1...9)
      return .rolling(random.pick(1...days), days: days)
    }
  }

  private static func plans(
    _ kind: HabitKind, _ base: Day, _ length: Int, _ random: inout SeededRandom
  ) -> [Plan] {
    var plans: [Plan] = []
    var from = base + random.pick(0...30)
    for index in 0..<random.pick(1...3) {
      var target: Target?
      if kind.isMeasured, random.chance(90) {
        let period = Period.allCases[[0, 0, 1, 2][random.pick(0...3)]]
        target = Target(Amount(random.pick(kind == .atMost ? 0...8 : 1...8)), per: period)
      }
      plans.append(Plan(from: index == 0 ? nil : from, schedule: schedule(&random), target: target))
      from = from + random.pick(1...max(1, length / 2))
    }
    return plans
  }

  private static func pauses(
    _ base: Day, _ length: Int, _ random: inout SeededRandom
  ) -> [Pause] {
    guard random.chance(40) else { return [] }
    let pauses = (0..<random.pick(1...3)).map { _ in
      let from = base + random.pick(-5...(length + 5))
      return Pause(
        from: from, through: random.chance(15) ? nil : from + random.pick(0...20),
        isForAll: random.chance(50))
    }
    return pauses.sorted { $0.from < $1.from }
  }

  private static func freezeRules(
    _ base: Day, _ length: Int, _ random: inout SeededRandom
  ) -> [FreezeRule] {
    guard random.chance(40) else { return [] }
    var from = base + random.pick(-3...40)
    return (0..<random.pick(1...3)).map { _ in
      defer { from = from + random.pick(1...40) }
      return FreezeRule(from: from, every: random.pick(0...5), cap: random.pick(0...3))
    }
  }

  private static func checkIns(
    _ kind: HabitKind, _ base: Day, _ length: Int, _ random: inout SeededRandom
  ) -> [CheckIn] {
    let density = random.pick(20...98)
    let done = random.pick(30...100)
    return (-10...(length + 6)).compactMap { offset in
      guard random.chance(density) else { return nil }
      var checkIn = CheckIn(base + offset)
      if random.chance(done) {
        if !kind.isMeasured || random.chance(25) { checkIn.mark = .done }
        if kind != .yesNo, random.chance(60) { checkIn.amount = Amount(random.pick(0...9)) }
      } else {
        switch random.pick(0...5) {
        case 0, 1: checkIn.mark = .skipped
        case 2: checkIn.mark = .missed
        case 3: checkIn.amount = Amount(random.pick(0...3))
        default: checkIn.note = "a note"
        }
      }
      return checkIn.isEmpty ? nil : checkIn
    }
  }
}
