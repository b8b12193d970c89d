import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("The rest of all habits")
struct RestOfAllTests {
  private static func habit(_ pauses: [Pause]) -> Habit {
    var habit = Habit.reading
    habit.pauses = pauses
    return habit
  }

  private static let open = Pause(from: "2026-11-16", isForAll: true)
  private static let later = Pause(from: "2026-12-20", through: "2026-12-27", isForAll: true)
  private static let own = Pause(from: "2026-11-01", through: "2026-12-01")
  private static let today: Day = "2026-11-30"

  private static let ends: [([Pause], Bool, String)] = [
    ([own, open], true, "All habits go on: the rest from 2026-11-16 ends on 2026-11-29."),
    ([own, later], true, "The rest of all habits from 2026-12-20 to 2026-12-27 is dropped."),
    ([own], false, "There is no rest of all habits on 2026-11-30 or later."),
  ]

  @Test("says when it ended, or that there was none")
  func command() {
    for (pauses, changed, text) in RestOfAllTests.ends {
      let before = [RestOfAllTests.habit(pauses)]
      let reporter = Reporter(
        CommandContext(Snapshot(habits: before), today: RestOfAllTests.today))
      let told = reporter.confirmation(
        of: .resumeAll(RestOfAllTests.today), habit: nil, changed: changed,
        before: Snapshot(habits: before))
      #expect(told == text)
    }
  }

  @Test("says so on the screen, too")
  func screen() {
    var session = Session([RestOfAllTests.habit([RestOfAllTests.open])])
    session.send(.performed(.resumeAll(RestOfAllTests.today), Performed(changed: true)))
    #expect(
      session.model.notice?.text == "All habits go on: the rest from Mon 16 Nov ends on Sun 29 Nov."
    )
    session = Session([RestOfAllTests.habit([])])
    session.send(.performed(.resumeAll(RestOfAllTests.today), Performed(changed: false)))
    #expect(session.model.notice?.text == "There is no rest of all habits on Mon 30 Nov or later.")
    session.send(.performed(.pauseAll(RestOfAllTests.later), Performed(changed: true)))
    #expect(session.model.notice?.text == "All habits rest from Sun 20 Dec to Sun 27 Dec.")
  }
}
