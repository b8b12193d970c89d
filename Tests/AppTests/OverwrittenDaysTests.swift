import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import Testing

@Suite("What a change of many days takes away")
struct OverwrittenDaysTests {
  private func session(_ marks: [Mark?] = Array(repeating: .done, count: 8)) -> Session {
    let days = marks.enumerated().map { CheckIn("2026-11-30" - $0.offset, mark: $0.element) }
    return Session(checkIns: [HabitID(1): days.filter { !$0.isEmpty }.reversed()])
  }

  @Test("Each key over a range of done days tells them alike", arguments: ["s", "m", "x", " "])
  func range(_ key: String) {
    var session = session()
    session.type("v7h" + key)
    let text = session.model.notice?.text ?? ""
    #expect(text.hasSuffix(" 8 days were done; u takes it back."), "\(text)")
    session.type("u")
    #expect(session.stored("2026-11-23").mark == .done)
  }

  @Test("Only the days that lose something are counted")
  func some() {
    var session = session([nil, .done, nil, .done, nil])
    session.type("v4hs")
    #expect(session.model.notice?.text.hasSuffix(" 2 days were done; u takes it back.") == true)
    session = self.session([nil, .skipped, .done])
    session.type("v2hm")
    #expect(
      session.model.notice?.text.hasSuffix(" 2 days had check-ins; u takes it back.") == true)
    session = self.session([nil, nil, .done])
    session.type("v2h ")
    #expect(session.model.notice?.text.contains("u takes") == false)
  }

  @Test("One day that was done is told by a skip and by a miss", arguments: ["s", "m"])
  func day(_ key: String) {
    var session = session([.done])
    session.type(key)
    #expect(session.model.notice?.text.hasSuffix(" It was done; u takes it back.") == true)
  }

  @Test("A pause over done days tells them too, which stay done")
  func pause() {
    var session = session()
    session.type("v7hp")
    let text = session.model.notice?.text ?? ""
    #expect(text.hasSuffix(" 8 days were done and stay so; u takes it back."), "\(text)")
    #expect(session.model.history?.state(on: "2026-11-25") == .done)
  }

  @Test("A key without a meaning clears the message")
  func unknownKey() {
    var session = session([])
    session.type("s")
    #expect(session.model.notice != nil)
    session.press(.function(9))
    #expect(session.model.notice == nil)
    session.type("sZ")
    #expect(session.model.notice == nil)
  }

  @Test("Space lets each day of a range reach its target, and takes them out once all do")
  func reach() {
    let rows = [
      CheckIn("2026-11-27", mark: .missed), CheckIn("2026-11-28", amount: Amount(2)),
      CheckIn("2026-11-29", amount: Amount(millionths: 10_250_000)),
    ]
    var session = Session([.running], checkIns: [HabitID(2): rows])
    session.type("v3h ")
    let now = session.stored.checkIns[HabitID(2)] ?? []
    #expect(now.map { $0.amount?.text } == ["5", "5", "10.25", "5"])
    #expect(now.allSatisfy { $0.mark == nil })
    #expect(session.model.notice?.text.hasPrefix("Run: done, 4 days") == true)
    session.type("v3l ")
    #expect(session.stored.checkIns[HabitID(2)]?.isEmpty == true)
  }
}
