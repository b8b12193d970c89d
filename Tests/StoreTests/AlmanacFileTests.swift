import Foundation
import Resources
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("An almanac in a file")
struct AlmanacFileTests {
  let place: TemporaryStore
  private let table = "CREATE TABLE almanac (month INTEGER, day INTEGER, text TEXT)"

  init() throws { place = try TemporaryStore() }

  private func file(_ name: String = "mine.sqlite") -> String { place.folder + "/" + name }

  private func make(_ sql: String, name: String = "mine.sqlite") throws {
    try RawConnection(file(name)).run(sql)
  }

  private func expect(
    _ status: SwiftCalCore.ExitStatus, _ reason: String, _ body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) {
      try body()
    } throws: { error in
      guard let error = error as? StoreError else { return false }
      let isRight = error.exitStatus == status && error.message.contains(reason)
      if !isRight { Issue.record("\(error.exitStatus): \(error.message)") }
      return isRight
    }
  }

  @Test("The bundled one is a small, whole database with the lines of its source")
  func bundled() throws {
    let bytes = Resources.almanacDatabase
    #expect(bytes.starts(with: "SQLite format 3\0".utf8))
    #expect(Array(bytes[18..<20]) == [1, 1], "it has a rollback journal")
    #expect(Array(bytes[60..<64]) == [0, 0, 0, 1] && Array(bytes[68..<72]) == Array("SwAl".utf8))
    #expect(Array(bytes[24..<28] + bytes[92..<100]) == Array(repeating: 0, count: 12))
    #expect(Array(bytes[36..<40]) == [0, 0, 0, 0], "it has no unused page")
    #expect(try BundledAlmanac.almanac() == Almanac(csv: Resources.almanacCSV))
    try BundledAlmanac.reading { connection throws(StoreError) in try connection.verify(.full) }
    #expect(throws: StoreError.self) {
      try BundledAlmanac.reading { connection throws(StoreError) in
        try connection.execute("DELETE FROM almanac")
      }
    }
  }

  @Test("is read beside nothing, whatever its journal", arguments: ["DELETE", "WAL"])
  func journals(mode: String) throws {
    try make("PRAGMA journal_mode = \(mode); \(table); INSERT INTO almanac VALUES (11, 30, ' a ')")
    chmod(file(), 0o444)
    chmod(place.folder, 0o555)
    let bytes = try Data(contentsOf: URL(filePath: file()))
    let almanac = AlmanacFile(file())
    let texts = try unprivileged { [try almanac.text(on: today), try almanac.text(on: today + 1)] }
    #expect(texts == ["a", nil])
    let days = try unprivileged { try almanac.almanac().entries.map(\.day) }
    #expect(days == [30])
    #expect(try place.files() == ["mine.sqlite"])
    #expect(try Data(contentsOf: URL(filePath: file())) == bytes)
  }

  @Test("is read by names that SQLite would take for something else")
  func names() throws {
    for name in ["a?mode=memory#%41.sqlite", "file:x"] {
      try make(
        "PRAGMA journal_mode = WAL; \(table); INSERT INTO almanac VALUES (11, 30, 'a')", name: name)
      #expect(try AlmanacFile(file(name)).text(on: today) == "a")
    }
  }

  @Test("whose columns the sqlite3 program made is read as well")
  func columnsOfText() throws {
    try make(
      "CREATE TABLE almanac (month TEXT, day TEXT, text TEXT);"
        + "INSERT INTO almanac VALUES ('11', '30', 'a'), ('2', '9', 'b')")
    #expect(try AlmanacFile(file()).text(on: today) == "a")
    #expect(try AlmanacFile(file()).almanac().entries.map(\.text) == ["b", "a"])
  }

  @Test("with a log beside it is refused as long as the log holds something")
  func log() throws {
    let writer = try RawConnection(file())
    try writer.run("PRAGMA journal_mode = WAL; \(table); INSERT INTO almanac VALUES (11, 30, 'a')")
    let files = try place.files()
    #expect(files.contains("mine.sqlite-wal"))
    expect(.temporary, "mine.sqlite-wal") { _ = try AlmanacFile(file()).text(on: today) }
    #expect(try place.files() == files)
    try writer.run("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(try AlmanacFile(file()).text(on: today) == "a")
  }

  @Test("that is none is refused with the reason")
  func refusals() throws {
    expect(.noInput, "no such file") { _ = try AlmanacFile(file()).almanac() }
    expect(.badData, "not a plain file") { _ = try AlmanacFile(place.folder).almanac() }
    mkfifo(file("fifo"), 0o600)
    expect(.badData, "not a plain file") { _ = try AlmanacFile(file("fifo")).almanac() }
    try place.write("month,day,text\n".utf8, to: "text")
    expect(.badData, "not an SQLite database") { _ = try AlmanacFile(file("text")).almanac() }
    try place.write([], to: "empty")
    expect(.badData, "not an SQLite database") { _ = try AlmanacFile(file("empty")).almanac() }
    try make("CREATE TABLE other (text)", name: "other")
    expect(.badData, "no table 'almanac'") { _ = try AlmanacFile(file("other")).text(on: today) }
    try make("\(table); INSERT INTO almanac VALUES (13, 1, 'x')")
    expect(.badData, "13-1") { _ = try AlmanacFile(file()).almanac() }
    try make("DELETE FROM almanac; INSERT INTO almanac VALUES (1, 1, 'x'), (1, 1, 'y')")
    expect(.badData, "two lines for 1-1") { _ = try AlmanacFile(file()).almanac() }
    chmod(file(), 0)
    try unprivileged {
      expect(.noPermission, "belongs to root") { _ = try AlmanacFile(file()).almanac() }
    }
    let bytes = Resources.almanacDatabase
    try place.write(bytes[..<4096] + Array(repeating: 7, count: 4096), to: "bad")
    #expect(throws: StoreError.self) { try AlmanacFile(file("bad")).almanac() }
  }

  @Test("of CSV is read whole or not at all")
  func csv() throws {
    try place.write("\u{feff}month,day,text\r\n1,2,\"a, b\r\nc\"\r\n".utf8, to: "good.csv")
    #expect(
      try AlmanacFile(file("good.csv")).csv().entries
        == [Almanac.Entry(month: 1, day: 2, text: "a, b\nc")])
    let bad = [
      ("month,day,text\n1,1,a\n2,30,b\n", "Line 3"), ("month,day,text\n1,1,a\n1,1,b\n", "Line 3"),
      ("month,day,text\n1,1,a,b\n", "Line 2"), ("month,day,text\n1,1,\"a\n", "Line 2"),
      ("a,b\n", "header"), ("month,day,text\n", "no day"), ("", "header"),
    ]
    for (text, reason) in bad {
      try place.write(text.utf8, to: "bad.csv")
      expect(.badData, reason) { _ = try AlmanacFile(file("bad.csv")).csv() }
    }
    try place.write([0xff, 0xfe, 0x6d, 0], to: "bad.csv")
    expect(.badData, "UTF-16") { _ = try AlmanacFile(file("bad.csv")).csv() }
    try place.write(Array("month,day,text\n1,1,caf".utf8) + [0xe9], to: "bad.csv")
    expect(.badData, "Latin-1") { _ = try AlmanacFile(file("bad.csv")).csv() }
    expect(.noInput, "no such file") { _ = try AlmanacFile(file("none.csv")).csv() }
  }
}
