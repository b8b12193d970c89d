import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("A range of days")
struct RangeReasonTests {
  private static let days: [Day] = ["2026-11-28", "2026-11-29", "2026-11-30"]

  private func notes(_ session: Session) -> [String?] {
    RangeReasonTests.days.map { session.stored($0).note }
  }

  @Test("that was skipped gets its reason on each day, in one step")
  func skipped() {
    var session = Session()
    session.type("vhhs")
    #expect(session.model.notice?.text.hasSuffix("n adds the reason.") == true)
    session.type("n")
    #expect(session.screenText.contains("Note of 3 days:"))
    session.type("ill")
    session.press(.enter)
    #expect(notes(session) == ["ill", "ill", "ill"])
    session.type("u")
    #expect(notes(session) == [nil, nil, nil])
    #expect(session.stored("2026-11-29").mark == .skipped)
  }

  @Test("that was skipped is left by any other key")
  func left() {
    var session = Session()
    session.type("vhhsln")
    session.type("ill")
    session.press(.enter)
    #expect(notes(session) == [nil, "ill", nil])
  }

  @Test("gets one note by n, those of the days being kept where they differ and nothing is typed")
  func note() {
    var session = Session(checkIns: [HabitID(1): [CheckIn("2026-11-29", note: "rain")]])
    session.type("vhhn")
    session.press(.enter)
    #expect(notes(session) == [nil, "rain", nil])
    session.press(.escape)
    session.type("tvhhnsea")
    session.press(.enter)
    #expect(notes(session) == ["sea", "sea", "sea"])
  }

  @Test(
    "is what a typed line without a day means",
    arguments: [("skip --note ill", "ill"), ("check --note ill", "ill"), ("note Read ill", "ill")])
  func typed(line: String, note: String) {
    var session = Session()
    session.type("vhh:\(line)")
    session.press(.enter)
    #expect(notes(session) == [note, note, note])
    let marks = Set(RangeReasonTests.days.map { session.stored($0).mark })
    #expect(marks.count == 1)
    session.type("vhh:skip --on 2026-11-28")
    session.press(.enter)
    #expect(session.stored("2026-11-28").mark == .skipped)
  }

  @Test("is not meant by a line that names a day, be it the selected one")
  func named() {
    var session = Session()
    session.type("vhh:skip --on 2026-11-28 --note ill")
    session.press(.enter)
    #expect(notes(session) == ["ill", nil, nil])
  }

  @Test("rests by a typed line as by the key")
  func pause() {
    var session = Session()
    session.type("vhh:pause")
    session.press(.enter)
    #expect(
      session.stored.habits[0].pauses == [Pause(from: "2026-11-28", through: "2026-11-30")])
  }
}
