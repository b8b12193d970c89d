import SwiftCalCore
import TestSupport
import Testing

@Suite("Changes of a check-in") struct CheckInChangeTests {
  private let full = CheckIn("2026-11-30", mark: .skipped, amount: Amount(3), note: "rain")

  @Test("A change of nothing keeps everything")
  func nothing() {
    #expect(CheckInChange().applied(to: full) == full)
  }

  @Test("A mark is set and removed, and the rest stays")
  func mark() {
    #expect(
      CheckInChange.mark(.done).applied(to: full)
        == CheckIn("2026-11-30", mark: .done, amount: Amount(3), note: "rain"))
    #expect(
      CheckInChange.mark(nil).applied(to: full)
        == CheckIn("2026-11-30", amount: Amount(3), note: "rain"))
  }

  @Test("Unchecking leaves only the note")
  func uncheck() {
    let result = CheckInChange.uncheck.applied(to: full)
    #expect(result == CheckIn("2026-11-30", note: "rain"))
    #expect(!result.isMarked)
    #expect(!result.isEmpty)
  }

  @Test("A note is set, and an empty one is removed", arguments: [nil, "", "sun"])
  func note(text: String?) {
    let result = CheckInChange.note(text).applied(to: full)
    #expect(result.note == (text == "sun" ? "sun" : nil))
    #expect(result.mark == .skipped)
  }

  @Test(
    "An amount is added to what is there, and never falls below none",
    arguments: [(nil, 1, 1), (3, 1, 4), (3, -1, 2), (3, -5, 0), (nil, -5, 0)] as [(Int?, Int, Int)])
  func adding(before: Int?, added: Int, after: Int) {
    var change = CheckInChange()
    change.adding = Amount(added)
    let checkIn = CheckIn("2026-11-30", amount: before.map { Amount($0) })
    #expect(change.applied(to: checkIn).amount == Amount(after))
  }

  @Test("An amount is set before something is added to it")
  func setAndAdd() {
    var change = CheckInChange()
    change.amount = .set(Amount(10))
    change.adding = Amount(1)
    #expect(change.applied(to: full).amount == Amount(11))
    change.amount = .set(nil)
    #expect(change.applied(to: full).amount == Amount(1))
  }

  @Test("A record is empty only without mark, amount and note")
  func empty() {
    #expect(CheckIn("2026-11-30").isEmpty)
    #expect(!CheckIn("2026-11-30", amount: .zero).isEmpty)
    #expect(CheckIn("2026-11-30", amount: .zero).isMarked)
    #expect(!CheckIn("2026-11-30", note: "x").isMarked)
  }
}
