import Resources
import SwiftCalCore
import TestSupport
import Testing

@Suite("The bundled almanac") struct BundledAlmanacTests {
  @Test("Every day of a leap year has a line of its own")
  func complete() throws {
    let almanac = try Almanac(csv: Resources.almanacCSV)
    let days = (0..<366).map { ("2028-01-01" as Day) + $0 }
    #expect(almanac.entries.map(\.month) == days.map(\.month.number))
    #expect(almanac.entries.map(\.day) == days.map(\.civil.day))
    #expect(Set(almanac.entries.map { $0.text.lowercased() }).count == 366)
    for day in days where almanac.text(on: day) == nil { Issue.record("\(day) has no line") }
  }

  @Test("Every line is short, on one line, in plain letters and without a full stop")
  func style() throws {
    for entry in try Almanac(csv: Resources.almanacCSV).entries {
      let isPlain = entry.text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
      let isInStyle = entry.text.count <= 72 && isPlain && !entry.text.hasSuffix(".")
      if !isInStyle { Issue.record("\(entry.text)") }
    }
  }

  @Test("The file is what the almanac writes, in calendar order")
  func canonical() throws {
    let almanac = try Almanac(csv: Resources.almanacCSV)
    #expect(Array(almanac.csv.utf8) == Resources.almanacCSV)
  }
}
