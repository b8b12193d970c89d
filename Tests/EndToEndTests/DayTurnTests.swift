import Foundation
import TestSupport
import Testing

@Suite("The turn of the day")
struct DayTurnTests {
  @Test("At midnight the open screen turns to the new day by itself; a check-in goes to it")
  func midnight() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3, now: "2026-11-30")
    home.environment["SWIFTCAL_NOW"] = "2026-11-30T23:59:57"
    let tmux = try Tmux([Program.swiftcal], in: home)
    let before = try tmux.wait(for: "November 2026")
    #expect(CounterReader.number(in: before) == 3)
    try tmux.press("Space")
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    try tmux.wait(for: "December 2026", within: 6)
    #expect(CounterReader.number(in: try tmux.screen()) == 4)
    try tmux.press("Space")
    try waitUntil("the new day's check-in") { try home.marks().last == "2026-12-01|done" }
    try tmux.wait(for: "five") { CounterReader.number(in: $0) == 5 }
    #expect(try home.marks().count == 5)
  }

  @Test("The following widget turns too")
  func widget() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 0...3, now: "2026-11-30")
    home.environment["SWIFTCAL_NOW"] = "2026-11-30T23:59:57"
    let tmux = try Tmux([Program.mini, "--follow"], in: home, columns: 60, rows: 12)
    try tmux.wait(for: "November 2026")
    try tmux.wait(for: "December 2026", within: 6)
  }

  @Test(
    "Before the day start it is still the day before, in both programs",
    arguments: [
      ("UTC", "2026-03-01T00:20:00", "2026-02-28"), ("UTC", "2026-03-01T03:59:00", "2026-02-28"),
      ("UTC", "2026-03-01T04:00:00", "2026-03-01"),
      ("Europe/Berlin", "2026-03-29T00:20:00", "2026-03-28"),
      ("Europe/Berlin", "2026-03-29T03:59:00", "2026-03-28"),
      ("Europe/Berlin", "2026-03-29T04:00:00", "2026-03-29"),
    ])
  func dayStart(zone: String, now: String, day: String) throws {
    let home = try Home(now: now)
    home.environment["TZ"] = zone
    try home.swiftcal("add", "Read")
    try home.swiftcal("config", "day-start", "04:00")
    try home.swiftcal("check")
    #expect(try home.marks() == ["\(day)|done"])
    #expect(try home.mini() == "● 1 day\n")
    let listed = try home.swiftcal("days", "--from", "2026-02-27", "--to", day, "--json")
    #expect(listed.components(separatedBy: "\"done\"").count == 2)
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "one") { CounterReader.number(in: $0) == 1 }
    try tmux.press("h", "Space")
    try waitUntil("the day before") { try home.marks().count == 2 }
    #expect(try home.rows("SELECT date('\(day)', '-1 day')")[0] + "|done" == home.marks()[0])
  }

  @Test(
    "A streak over a change of the clocks counts each day once, in every zone",
    arguments: [
      ("Europe/Berlin", "2026-04-04", 11), ("Africa/Cairo", "2026-04-28", 11),
      ("Australia/Lord_Howe", "2026-04-09", 11), ("America/New_York", "2026-11-06", 11),
      ("America/Santiago", "2026-09-10", 11), ("Pacific/Apia", "2011-12-31", 5),
    ])
  func clockChanges(zone: String, today: String, count: Int) throws {
    let home = try Home(now: today)
    home.environment["TZ"] = zone
    try home.swiftcal("add", "Read")
    for ago in 0..<count { try home.swiftcal("check", "--on", "-\(ago)") }
    #expect(try home.mini() == "● \(count) days\n")
    #expect(try home.marks().count == count)
    let shown = try home.swiftcal("show")
    for day in 1...28 {
      let numbers = shown.split { !$0.isNumber }.filter { Int($0) == day }
      #expect(!numbers.isEmpty, "\(day) is missing")
    }
  }

  @Test("In the hour that comes twice it stays the same day, and the day before can be checked")
  func hoursAroundChanges() throws {
    let home = try Home(now: "2026-11-01T01:59:58")
    home.environment["TZ"] = "America/New_York"
    try home.swiftcal("add", "Read")
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "November 2026")
    try tmux.press("Space")
    try tmux.wait(for: "one") { CounterReader.number(in: $0) == 1 }
    usleep(2_500_000)
    #expect(try tmux.screen().contains("November 2026"))
    #expect(try home.marks() == ["2026-11-01|done"])

    let spring = try Home(now: "2026-03-30T00:20:00")
    spring.environment["TZ"] = "Europe/Berlin"
    try spring.swiftcal("add", "Read")
    try spring.swiftcal("check", "--on", "yesterday")
    #expect(try spring.marks() == ["2026-03-29|done"])
    let second = try Tmux([Program.swiftcal], in: spring)
    try second.wait(for: "one") { CounterReader.number(in: $0) == 1 }
  }
}
