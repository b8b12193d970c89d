import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A file that never was a store")
struct ForeignFileTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  private func examine(_ path: String) throws -> [Finding] {
    try Doctor(path: path, today: today).examine()
  }

  @Test("is called that by the doctor, who gives no advice about it", arguments: ["text", "none"])
  func doctor(text: String) throws {
    let path = text == "none" ? "/dev/null" : place.path
    if text != "none" { try place.write(Array(String(repeating: text, count: 9000).utf8)) }
    chmod(place.path, 0o644)
    for path in [path, place.folder] {
      let findings = try examine(path)
      #expect(findings == [.foreign(.notAStore(path: path))])
      #expect(findings.allSatisfy { $0.level == .fault && !$0.isMendable })
      #expect(throws: StoreError.notAStore(path: path)) {
        try Doctor(path: path, today: today).repair(now: now)
      }
    }
  }

  @Test("but a database of another program that does not say so gets no advice either")
  func otherDatabase() throws {
    try place.connect().run("PRAGMA user_version = 26; CREATE TABLE Habits (id, name)")
    chmod(place.path, 0o644)
    let bytes = try place.bytes()
    #expect(try examine(place.path) == [.foreign(.notAStore(path: place.path))])
    let other = try TemporaryStore()
    try other.open().add("Read")
    for body in [
      { _ = try Doctor(path: place.path, today: today).repair(now: now) },
      { _ = try HabitStore.restore(place.path, from: other.path, now: now) },
    ] as [() throws -> Void] {
      #expect(throws: StoreError.notAStore(path: place.path)) { try body() }
    }
    #expect(try place.bytes() == bytes)
  }

  @Test("or is one of a newer program is told of without a word about its backups")
  func newer() throws {
    try place.open().add("Read")
    try place.open().backup(at: now)
    for path in [place.path, place.folder + "/backups/SwiftCal-2026-11-30T120000.sqlite"] {
      try RawConnection(path).run("PRAGMA user_version = 999")
    }
    let error = StoreError.newer(path: place.path, found: 999, known: Schema.version)
    #expect(try examine(place.path) == [.foreign(error)])
    #expect(throws: error) { try Doctor(path: place.path, today: today).repair(now: now) }
  }

  @Test("is told from a store that lost its header, with backups or without")
  func lostHeader() throws {
    let store = try place.open()
    try store.add("Read")
    let bytes = try place.bytes()
    for header: UInt8 in [0, 0xee] {
      try place.write([UInt8](repeating: header, count: 100) + bytes[100...])
      let findings = try examine(place.path)
      #expect(findings.first == .unreadable(.notAStore(path: place.path)))
      #expect(findings.contains { $0.isMendable })
    }
    try place.write([UInt8](repeating: 0, count: 8192))
    #expect(try examine(place.path).contains { $0.isMendable })
    #expect {
      try Doctor(path: place.path, today: today).repair(now: now)
    } throws: {
      guard case .invalid(let message)? = $0 as? StoreError else { return false }
      return message.contains("has no good backup") && !message.contains("--repair")
    }
  }

  @Test("and is empty is as good as none")
  func empty() throws {
    try place.write([])
    #expect(throws: StoreError.missing(path: place.path)) { try examine(place.path) }
    #expect(throws: StoreError.missing(path: place.path)) {
      try Doctor(path: place.path, today: today).repair(now: now)
    }
  }

  @Test("does not give way to a backup that is brought back")
  func restore() throws {
    let other = try TemporaryStore()
    try other.open().add("Read")
    let bytes = Array("my shopping list, which is long enough to be read as one".utf8)
    try place.write(bytes)
    #expect(throws: StoreError.notAStore(path: place.path)) {
      try HabitStore.restore(place.path, from: other.path, now: now)
    }
    #expect(try place.bytes() == bytes && place.files() == ["SwiftCal.sqlite"])
    try place.write([])
    #expect(try HabitStore.restore(place.path, from: other.path, now: now).contents.habits == 1)
  }

  @Test("is spoken of in the middle of a sentence without a full stop of its own")
  func reasons() {
    let errors: [StoreError] = [
      .missing(path: "x"), .cannotCreate(path: "x", reason: "y"), .notAStore(path: "x"),
      .damaged(path: "x", reason: "y"), .unplaced("No."), .newer(path: "x", found: 2, known: 1),
      .busy(path: "x"), .readOnly(path: "x", reason: "y"), .notAllowed(path: "x", reason: "y"),
      .full(path: "x"), .failed(path: "x", reason: "y"), .invalid("No."), .nameTaken("x"),
    ]
    for error in errors {
      #expect(!error.reason.hasSuffix("."), "\(error.reason)")
      #expect(error.message.hasSuffix(".") && !error.message.contains(".."), "\(error.message)")
    }
  }
}
