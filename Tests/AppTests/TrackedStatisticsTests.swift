import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The statistics of a habit that is only tracked")
struct TrackedStatisticsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let sizes = [
    Size(20, 6), Size(20, 30), Size(40, 12), Size(60, 20), Size(80, 10), Size(80, 24),
    Size(120, 40),
  ]

  /// Weights of each third day of a year, or a headache now and then.
  private static func session(
    amounts: Bool, _ size: Size, _ glyphs: GlyphSet = .unicode, view: ScreenView = .streaks
  ) -> Session {
    var habit = Habit(
      id: HabitID(1), name: amounts ? "Weight" : "Headache", kind: .trackOnly, added: "2025-11-01")
    if amounts { habit.plans = [Plan(target: Target(.zero, unit: "kg"))] }
    let rows = stride(from: 390, through: 0, by: -3).map { back in
      let day = Day("2026-11-30") - back
      let weight = Amount(millionths: Int64(71_000_000 + back * 10_000 + back % 4 * 250_000))
      return amounts ? CheckIn(day, amount: weight) : CheckIn(day, mark: .done)
    }
    var options = ScreenOptions(view: view)
    options.appearance = Appearance(glyphs)
    options.charset = glyphs == .ascii ? .ascii : .unicode
    return Session([habit], checkIns: [habit.id: rows], size: size, options: options)
  }

  @Test("They have no runs, no score and no share of due days", arguments: [true, false])
  func nothingEmpty(_ amounts: Bool) {
    for size in Self.sizes {
      var session = Self.session(amounts: amounts, size)
      var text = ""
      for _ in 0..<40 {
        text += session.screenText
        session.type("j")
      }
      for word in ["Best runs", "Nothing here", "Score", "%", "Done days"] {
        #expect(!text.contains(word), "\(word): \(session.screenText)")
      }
      let wanted =
        ["Recorded", "this week", "this year", "ever", "By month"]
        + (amounts ? ["Per entry", "average", "least", "most", "Course"] : ["By weekday"])
      let missing = wanted.filter { !text.contains($0) }
      #expect(!text.contains("…  |"), "\(size): \(text)")
      // A low wide screen has no room for the course.
      #expect(missing.filter { $0 != "Course" || size.height >= 24 } == [], "\(size): \(text)")
    }
  }

  @Test("What stands under the number of days is whole at every size")
  func captions() {
    for size in Self.sizes where size.width >= 40 {
      let text = Self.session(amounts: true, size, view: .month).screenText
      #expect(!text.contains("…"), "\(text)")
    }
  }

  @Test("They look as they did at every size")
  func golden() throws {
    var golden = Golden("tracked")
    for amounts in [true, false] {
      for size in Self.sizes {
        golden.add(
          amounts ? "amounts" : "days", Self.session(amounts: amounts, size).model.screen())
      }
      golden.add(
        "ASCII", Self.session(amounts: amounts, Size(80, 24), .ascii).model.screen())
    }
    golden.add("month", Self.session(amounts: true, Size(120, 40), view: .month).model.screen())
    #expect(try golden.difference() == nil)
  }

  @Test(
    "Its amounts tell their average, the least and the most, and no sum",
    arguments: ScreenView.allCases)
  func spread(_ view: ScreenView) {
    for size in Self.sizes {
      var session = Self.session(amounts: true, size, view: view)
      for _ in 0..<30 {
        let text = session.screenText.lowercased()
        #expect(!text.contains("in all") && !text.contains("715"), "\(text)")
        session.type(view == .streaks ? "j" : "")
      }
    }
    let session = Self.session(amounts: true, Size(80, 24), view: .month)
    #expect(
      session.screenText.contains("average 71.51, 71 to 72.02 kg"), "\(session.screenText)")
  }

  @Test("The last day that is recorded is never told without saying what it is")
  func last() {
    let habit = Habit(
      id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-01",
      plans: [Plan(target: Target(.zero, unit: "kg"))])
    for (amount, size, wanted) in [
      (Amount("80.5"), Size(40, 12), "last 80.5 kg"), (nil, Size(40, 12), "last 23 Nov"),
      (Amount("80.5"), Size(20, 30), "last 80.5 kg, 23 Nov"),
      (nil, Size(20, 30), "last Mon 23 Nov"),
    ] {
      let row = CheckIn("2026-11-23", mark: amount == nil ? .done : nil, amount: amount)
      let text = Session([habit], checkIns: [habit.id: [row]], size: size).screenText
      #expect(text.contains(wanted), "\(text)")
    }
  }

  @Test("A day has an entry or none, in one word in every view")
  func words() {
    for (view, has, hasNot) in [
      (ScreenView.month, "Mon 30 Nov · recorded", "Sun 29 Nov · no entry"),
      (.board, "Mon 30 Nov · recorded", "Sun 29 Nov · no entry"),
      (.year, "112 days recorded", "· no entry"),
    ] {
      var session = Self.session(amounts: false, Size(120, 24), view: view)
      #expect(session.screenText.contains(has), "\(session.screenText)")
      session.type("h")
      #expect(session.screenText.contains(hasNot), "\(session.screenText)")
      #expect(!session.screenText.contains("not due") && !session.screenText.contains("done"))
    }
    var session = Self.session(amounts: false, Size(80, 24), view: .month)
    session.type("h ")
    #expect(session.model.notice?.text == "Headache: recorded, yesterday.")
  }
}
