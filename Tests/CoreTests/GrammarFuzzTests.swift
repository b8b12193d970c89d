import SwiftCalCore
import TestSupport
import Testing

@Suite("Random text") struct GrammarFuzzTests {
  @Test("Whatever is typed as a schedule is read back from its text or refused in a sentence")
  func schedules() {
    var random = SeededGenerator(seed: 11)
    let parts = [
      "mon", "tue", "sunday", "every", "other", "day", "days", "d", "week", "month", "weekend",
      "daily", "/", "-", ",", " ", "and", "per", "times", "a", "in", "x", "0", "1", "2", "3", "366",
      "99999999999999999999", "٣", "\u{301}",
    ]
    var read = 0
    for _ in 0..<16_000 {
      let text = random.text(from: parts, upTo: 6)
      do throws(ScheduleError) {
        let schedule = try Schedule(text: text)
        read += 1
        #expect((try? Schedule(text: schedule.text)) == schedule, "\(text.quoted)")
      } catch {
        if !error.message.hasSuffix(".") { Issue.record("\(text.quoted): \(error.message)") }
      }
    }
    #expect(read > 200)
  }

  @Test("Whatever is typed as a date is a day of the calendar or refused in a sentence")
  func dates() {
    var random = SeededGenerator(seed: 12)
    let parts = [
      "-", "+", "0", "1", "2", "9", "29", "30", "2026", "2028", "9999", "02", "12", "mon", "sat",
      "today", "yesterday", "tomorrow", " ", "9223372036854775807", "\u{301}", "٣",
    ]
    var read = 0
    for _ in 0..<8_000 {
      let text = random.text(from: parts, upTo: 6)
      let ordinal = Int.random(in: 0...Day.last.ordinal, using: &random)
      guard let today = Day(ordinal: ordinal) else { continue }
      do throws(DateError) {
        let day = try DateExpression.parse(text, today: today)
        read += 1
        if day < .first || day > .last { Issue.record("\(text.quoted)") }
      } catch {
        if !error.message.hasSuffix(".") { Issue.record("\(text.quoted): \(error.message)") }
      }
    }
    #expect(read > 200)
  }

  @Test("A day's own text is always read as that day")
  func isoDates() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<1_000 {
      let ordinal = Int.random(in: 0...Day.last.ordinal, using: &random)
      let day = try #require(Day(ordinal: ordinal))
      #expect(try DateExpression.parse(day.iso, today: .first) == day)
    }
  }

  @Test("Whatever is typed as a target is read back from its text or refused")
  func targets() {
    var random = SeededGenerator(seed: 14)
    let parts = [
      "5", "0", ".", "2.5", " ", "/", "km", "per", "a", "day", "week", "Month", " per ", "/week",
      "é",
      "\u{301}", "99999999999",
    ]
    var read = 0
    for _ in 0..<8_000 {
      let text = random.text(from: parts, upTo: 6)
      guard let target = try? Target(text: text) else { continue }
      read += 1
      #expect((try? Target(text: target.text)) == target, "\(text.quoted)")
    }
    #expect(read > 500)
  }

  @Test("Whatever is set as a setting is written as a text that sets the same")
  func settings() {
    var random = SeededGenerator(seed: 15)
    let parts = [
      "0", "1", "4", "12", ":", "00", "30", "-", " ", "mon", "sun", "locale", "on", "off",
    ]
    var read = 0
    for _ in 0..<6_000 {
      let text = random.text(from: parts, upTo: 4)
      for key in SettingKey.allCases {
        var settings = Settings()
        guard (try? settings.set(key, text)) != nil else { continue }
        read += 1
        var again = Settings()
        try? again.set(key, settings.text(of: key))
        if again != settings { Issue.record("\(key.rawValue) \(text.quoted)") }
      }
    }
    #expect(read > 100)
  }

  @Test("A name that is accepted is accepted again unchanged, and finds its habit")
  func names() {
    var random = SeededGenerator(seed: 16)
    let parts = [
      "a", "B", " ", "\n", "\t", "\u{200b}", "é", "e\u{301}", "ß", "🏃", "\u{0}", "\u{202e}",
    ]
    for _ in 0..<4_000 {
      let text = random.text(from: parts, upTo: 6)
      guard let name = try? HabitName.validated(text) else { continue }
      let habit = Habit(id: HabitID(1), name: name, added: .first)
      let isStable = (try? HabitName.validated(name)) == name
      let isFound = HabitMatch.find(name.uppercased(), in: [habit]) == .one(habit)
      if !isStable || !isFound { Issue.record("\(name.quoted)") }
    }
  }

  @Test("Random amounts of text are refused or read back from their text")
  func amounts() {
    var random = SeededGenerator(seed: 17)
    let parts = ["0", "1", "9", ".", "000000", "-", "+", "e", ",", "999999999"]
    for _ in 0..<6_000 {
      let text = random.text(from: parts, upTo: 5)
      guard let amount = Amount(text) else { continue }
      let isInRange = amount >= .zero && amount <= .limit
      if !isInRange || Amount(amount.text) != amount { Issue.record("\(text.quoted)") }
    }
  }

  @Test("Random bytes are rows or an error on a line that exists")
  func csv() {
    var random = SeededGenerator(seed: 18)
    let alphabet = Array("ab1,;\t\"\"\"\r\n é".utf8)
    for _ in 0..<6_000 {
      let bytes = random.bytes(of: alphabet, upTo: 24)
      let lines = 1 + bytes.count { $0 == 10 || $0 == 13 }
      do throws(CSVError) {
        let rows = try CSVReader.rows(of: bytes)
        if rows.contains(where: { $0.fields.isEmpty || $0.line > lines }) {
          Issue.record("\(bytes)")
        }
      } catch {
        if !(1...lines).contains(error.line) { Issue.record("\(bytes)") }
      }
      _ = CSVSeparator(guessedFrom: bytes)
    }
  }

  @Test("Random rows are an almanac that is read back or an error on a line that exists")
  func almanacs() {
    var random = SeededGenerator(seed: 19)
    let parts = [
      "1", "2", "12", "29", "30", ",", "\n", "\r\n", "\"", "text", "1,1,a\n", "2,29,b\n",
    ]
    for _ in 0..<4_000 {
      let text = "month,day,text\n" + random.text(from: parts, upTo: 8)
      do throws(AlmanacError) {
        let almanac = try Almanac(csv: Array(text.utf8))
        if (try? Almanac(csv: Array(almanac.csv.utf8))) != almanac { Issue.record("\(text)") }
      } catch {
        let lines = 1 + text.utf8.count { $0 == 10 || $0 == 13 }
        if !(1...lines).contains(error.line) { Issue.record("\(text): \(error.message)") }
      }
    }
  }
}
