import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Milestones")
struct MilestoneTests {
  /// A screen of a habit with a run of some days up to yesterday.
  private func session(run: Int, celebrates: Bool = true) -> Session {
    var habit = Habit.reading
    habit.added = "2020-01-01"
    let rows = (1...run).reversed().map { CheckIn(Day("2026-11-30") - $0, mark: .done) }
    var session = Session([habit], checkIns: [habit.id: rows])
    session.stored.settings.celebrates = celebrates
    session.send(.storeChanged)
    return session
  }

  @Test("are celebrated until the next key", arguments: [7, 30, 100, 365, 500, 1000])
  func celebrated(_ length: Int) {
    var session = session(run: length - 1)
    session.type(" ")
    #expect(session.model.notice?.kind == .celebration)
    #expect(session.model.notice?.text.contains("\(length)") == true)
    session.type("h")
    #expect(session.model.notice == nil)
  }

  @Test("that are jumped over are told with the length of the run")
  func jumpedOver() {
    var session = session(run: 1)
    session.stored.checkIns[HabitID(1)] = (1...5).reversed().map {
      CheckIn(Day("2026-11-27") - $0, mark: .done)
    }
    session.send(.storeChanged)
    session.type("vhhh ")
    #expect(session.model.notice?.text == "9 days of 'Read', past 7. Well kept!")
  }

  @Test("are none in between", arguments: [8, 29, 31, 99, 499])
  func between(_ length: Int) {
    var session = session(run: length - 1)
    session.type(" ")
    #expect(session.model.notice?.kind == .info)
  }

  @Test("are kept quiet where the setting says so")
  func quiet() {
    var session = session(run: 6, celebrates: false)
    session.type(" ")
    #expect(session.model.notice?.kind == .info)
  }

  @Test("are none where the mark that broke a run is taken away again")
  func takenAway() {
    var session = session(run: 7)
    session.type("m")
    session.type("m")
    #expect(session.model.notice?.text == "Read: cleared, today.")
  }

  @Test("are celebrated once for a run, also where the day is taken back and checked in again")
  func once() {
    var session = session(run: 6)
    session.type(" ")
    #expect(session.model.notice?.kind == .celebration)
    session.type(" ")
    session.type(" ")
    #expect(session.model.notice?.kind == .info)
    session.type("u")
    session.press(.control("r"))
    #expect(session.model.notice?.kind == .info)
    // Another run has its own.
    session.type("hx")
    session.stored.checkIns[HabitID(1)] = (1...6).reversed().map {
      CheckIn(Day("2026-12-20") - $0, mark: .done)
    }
    session.clock("2026-12-20", 12)
    session.send(.storeChanged)
    session.type("t ")
    #expect(session.model.notice?.kind == .celebration)
  }
}
