import SwiftCalCore

extension HabitStore {
  /// Fills the store with the habits of a person who began some four months before `today`.
  func addSample(asOf today: Day) throws(StoreError) {
    var sample = Sample(store: self, today: today)
    try sample.addReading()
    try sample.addRunning()
    try sample.addMeditation()
    try sample.addSugar()
    try sample.addLanguage()
  }
}

/// Believable habits that come out the same for the same day.
private struct Sample {
  let store: HabitStore
  let today: Day
  private var random = UInt64(0x5377_6966_7443_616c)

  init(store: HabitStore, today: Day) {
    self.store = store
    self.today = today
  }

  /// A number in 0..<100 from Knuth's linear congruential generator.
  private mutating func percent() -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % 100
  }

  mutating func addReading() throws(StoreError) {
    let habit = try add("Read", days: 118, color: .orange, question: "Did you read ten pages?")
    // The present run began 23 days ago, after a missed day.
    let days = (1...118).reversed().filter { back in
      if back <= 23 { return true }
      return back != 24 && percent() < 86
    }
    try record(habit, days, .mark(.done))
    try record(habit, [24], .note("Fell asleep on the first page"))
    try record(habit, [9], .note("Finished The Left Hand of Darkness"))
  }

  mutating func addRunning() throws(StoreError) {
    var plan = Plan(schedule: .times(3, per: .week))
    plan.target = Target(Amount(5), unit: "km")
    let habit = try add(
      "Run", kind: .atLeast, days: 120, plan: plan, color: .blue, question: "How far did you run?",
      group: "Health")
    let lengths: [Int64] = [5_000_000, 5_200_000, 5_500_000, 6_000_000, 6_400_000, 8_000_000]
    for back in (1...120).reversed() {
      let weekday = (today - back).weekday
      let isRunningDay = weekday == .tuesday || weekday == .thursday || weekday == .sunday
      guard isRunningDay, back < 60 || percent() < 80 else { continue }
      var change = CheckInChange()
      change.amount = .set(Amount(millionths: lengths[percent() % lengths.count]))
      if weekday == .sunday, back < 8 { change.note = .set("Along the river, first frost") }
      try record(habit, [back], change)
    }
  }

  mutating func addMeditation() throws(StoreError) {
    let habit = try add(
      "Meditate", days: 112, color: .purple, question: "Ten minutes, sitting?", group: "Health")
    try record(habit, (0...112).reversed().filter { $0 != 17 && $0 != 61 }, .mark(.done))
    for (back, reason) in [(61, "Night train to Vienna"), (17, "Fever")] {
      var change = CheckInChange.mark(.skipped)
      change.note = .set(reason)
      try record(habit, [back], change)
    }
  }

  mutating func addSugar() throws(StoreError) {
    let habit = try add(
      "No sugar", kind: .avoid, days: 90, color: .green, question: "", group: "Health")
    try record(habit, [76, 58, 57, 31], .mark(.missed))
    try record(habit, [31], .note("Birthday cake"))
  }

  mutating func addLanguage() throws(StoreError) {
    let habit = try add(
      "Practise Spanish", days: 100, plan: Plan(schedule: .weekdays(.workdays)), color: .yellow,
      question: "")
    let days = (1...100).reversed().filter { back in
      guard WeekdaySet.workdays.contains((today - back).weekday) else { return false }
      return back < 12 || percent() < 78
    }
    try record(habit, days, .mark(.done))
  }

  private func add(
    _ name: String, kind: HabitKind = .yesNo, days: Int, plan: Plan = Plan(), color: HabitColor,
    question: String, group: String = ""
  ) throws(StoreError) -> HabitID {
    var habit = Habit(id: HabitID(0), name: name, kind: kind, added: today - days, plans: [plan])
    habit.color = color
    habit.question = question
    habit.group = group
    return try perform(.addHabit(habit), back: days)
  }

  private func record(
    _ habit: HabitID, _ back: [Int], _ change: CheckInChange
  ) throws(StoreError) {
    let days = back.map { today - $0 }
    _ = try perform(.checkIn(habit, on: days, change), back: back.last ?? 0)
  }

  private func perform(_ edit: Edit, back: Int) throws(StoreError) -> HabitID {
    let now = "\((today - back).iso)T08:00:00"
    return try store.perform(edit, today: today, now: now).habit ?? HabitID(0)
  }
}
