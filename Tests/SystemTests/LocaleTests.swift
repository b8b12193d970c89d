import Foundation
import TestSupport
import Testing

/// The locale belongs to the whole process: each is tried in one of its own.
@Suite("The locale")
struct LocaleTests {
  private let home: Home

  init() throws {
    home = try Home()
    home.environment["LOCPATH"] = home.path
    try home.swiftcal("add", "Read")
    try home.swiftcal("check", "Read")
  }

  /// Installs a locale's names and weeks for the programs of this test.
  private func install(_ locale: String) throws {
    let source = try home.write("LC_TIME\ncopy \"\(locale)\"\nEND LC_TIME\n", to: "\(locale).src")
    // Warns of the categories that are left out, which is an exit status of 1.
    let made = try Program.run(
      ["localedef", "-c", "-i", source, "-f", "UTF-8", "\(home.path)/\(locale).UTF-8"], in: home)
    try #require(
      FileManager.default.fileExists(atPath: "\(home.path)/\(locale).UTF-8/LC_TIME"),
      "\(made)")
  }

  private func month(_ variables: [String: String?]) throws -> [String] {
    let run = try Program.run(
      [Program.swiftcal, "show"], in: home,
      changing: ["LC_ALL": nil].merging(variables) { $1 })
    #expect(run.ending == .exited(0))
    return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(
    "Weekdays begin where the locale says, with its names",
    arguments: [
      ("cs_CZ", "Po  Út  St  Čt  Pá  So  Ne", "listopad 2026"),
      ("en_US", "Su  Mo  Tu  We  Th  Fr  Sa", "November 2026"),
      ("ar_EG", "س   ح   ن   ث   ر   خ   ج", "نوفمبر 2026"),
    ])
  func weeks(locale: String, weekdays: String, title: String) throws {
    try install(locale)
    let lines = try month(["LC_CTYPE": "C.UTF-8", "LC_TIME": "\(locale).UTF-8"])
    #expect(lines.contains(weekdays))
    #expect(lines.contains(title))
  }

  @Test("LC_ALL goes before LC_TIME")
  func all() throws {
    try install("cs_CZ")
    let lines = try month(["LC_ALL": "C.UTF-8", "LC_TIME": "cs_CZ.UTF-8"])
    #expect(lines.contains("Su  Mo  Tu  We  Th  Fr  Sa"))
  }

  @Test("Names that the text's characters cannot show are English, in the locale's order")
  func namesBeyondASCII() throws {
    try install("cs_CZ")
    let lines = try month(["LC_CTYPE": "C", "LC_TIME": "cs_CZ.UTF-8"])
    #expect(lines.contains("Mo  Tu  We  Th  Fr  Sa  Su"))
    #expect(lines.contains("November 2026"))
  }

  @Test(
    "A locale that is not installed speaks UTF-8 where its name says so, with English names",
    arguments: [
      ["LC_ALL": "xx_YY.UTF-8"], ["LC_CTYPE": "xx_YY.utf8@euro"], ["LANG": "xx_YY.UTF-8"],
      ["LC_ALL": "", "LANG": "xx_YY.utf-8"],
    ] as [[String: String?]])
  func notInstalled(variables: [String: String?]) throws {
    let lines = try month(variables)
    #expect(lines.joined().utf8.contains { $0 >= 0x80 })
    #expect(lines.contains("Su  Mo  Tu  We  Th  Fr  Sa"))
    let mini = try Program.run(
      [Program.mini, "--family", "inline", "--format", "plain"], in: home,
      changing: ["LC_ALL": nil].merging(variables) { $1 })
    #expect(mini.output.utf8.contains { $0 >= 0x80 }, "\(mini.output)")
  }

  @Test(
    "Where there is no UTF-8, or no such locale, only ASCII is shown",
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": nil, "LANG": nil], ["LC_ALL": "xx_YY.ISO-8859-1"],
      ["LC_ALL": "POSIX"], ["LC_ALL": ""], ["LANG": "xx_YY"],
      ["LC_ALL": "xx_YY", "LANG": "xx_YY.UTF-8"],
    ] as [[String: String?]])
  func noLocale(variables: [String: String?]) throws {
    let lines = try month(variables)
    #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    #expect(lines.contains("Su  Mo  Tu  We  Th  Fr  Sa"))
  }
}
