import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("Opening a store", .serialized)
struct OpeningTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  @Test("tells a link that leads back to itself as that, not as a disk that fails")
  func looped() throws {
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: place.path)
    let error = #expect(throws: StoreError.self) { try place.open() }
    #expect(error?.message.contains("levels of symbolic links") == true)
    #expect(error?.message.contains("disk") == false, "\(error?.message ?? "")")
  }

  @Test(
    "makes the file and its folders for their owner alone, whatever the umask",
    arguments: [0o000, 0o022, 0o077, 0o377])
  func modes(mask: Int) throws {
    let path = place.folder + "/a/b/SwiftCal.sqlite"
    let before = umask(mode_t(mask))
    defer { umask(before) }
    let store = try HabitStore(path: path, access: .readWrite)
    try store.add("Read")
    #expect(try mode(path) == 0o600)
    #expect(try mode(place.folder + "/a") == 0o700)
    #expect(try mode(place.folder + "/a/b") == 0o700)
  }

  @Test("leaves the modes of what is there as they are")
  func keepsModes() throws {
    try place.open().add("Read")
    chmod(place.path, 0o640)
    chmod(place.folder, 0o755)
    try place.open().add("Run")
    #expect(try mode(place.path) == 0o640)
    #expect(try mode(place.folder) == 0o755)
  }

  @Test("to read makes nothing")
  func missing() throws {
    #expect(throws: StoreError.missing(path: place.path)) { try place.open(.readOnly) }
    #expect(try place.files() == [])
    try place.write([])
    #expect(throws: StoreError.missing(path: place.path)) { try place.open(.readOnly) }
    #expect(try place.bytes() == [])
  }

  @Test("to read writes nothing, and leaves nothing beside the file")
  func readOnly() throws {
    let habit = try place.open().add("Read")
    let bytes = try place.bytes()
    let store = try place.open(.readOnly)
    #expect(store.isReadOnly)
    #expect(store.readOnlyReason == nil)
    #expect(try store.snapshot().habits.map(\.id) == [habit])
    #expect(throws: StoreError.self) { try store.mark(habit, .done, on: today) }
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try place.bytes() == bytes)
    #expect(try place.files() == ["SwiftCal.sqlite"])
  }

  @Test("makes a store of an empty file, as two programs that start at once may find it")
  func emptyFile() throws {
    try place.write([])
    try place.open().add("Read")
    #expect(try place.open().snapshot().habits.count == 1)
  }

  @Test(
    "takes odd characters of a path as they are", arguments: ["a b", "%41?x=#1", "file:s", "日本"])
  func oddPaths(name: String) throws {
    let path = place.folder + "/" + name
    try HabitStore(path: path, access: .readWrite).add("Read")
    #expect(try place.files() == [name])
    #expect(try HabitStore(path: path, access: .readOnly).snapshot().habits.count == 1)
    try RawConnection(path.hasPrefix("/") ? path : "").run("PRAGMA journal_mode = WAL")
    #expect(try HabitStore(path: path, access: .readOnly).snapshot().habits.count == 1)
    #expect(try place.files() == [name])
  }

  @Test("goes through a symbolic link, which stays one")
  func link() throws {
    let real = place.folder + "/real"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true)
    let target = real + "/habits.db"
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    let store = try place.open()
    try store.add("Read")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path) == target)
    #expect(try HabitStore(path: target, access: .readOnly).snapshot().habits.count == 1)
    #expect(!store.isReplaced())

    let other = try TemporaryStore()
    try other.open().add("Run")
    try FileManager.default.removeItem(atPath: place.path)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: other.path)
    #expect(store.isReplaced())
  }

  @Test("notices that the file was deleted or replaced, and does not write into what is gone")
  func replaced() throws {
    let store = try place.open()
    let habit = try store.add("Read")
    #expect(!store.isReplaced())
    let bytes = try place.bytes()
    try FileManager.default.removeItem(atPath: place.path)
    #expect(store.isReplaced())
    #expect(throws: StoreError.self) { try store.mark(habit, .done, on: today) }
    #expect(try place.files() == [])

    try place.write(bytes)
    #expect(store.isReplaced())
    #expect(throws: StoreError.self) { try store.mark(habit, .done, on: today) }
    #expect(try place.bytes() == bytes)
    let again = try place.open()
    try again.mark(habit, .done, on: today)
    #expect(try again.checkIns(habit).count == 1)
  }

  @Test("tells by a token that another has written, and only then")
  func token() throws {
    let (one, two) = (try place.open(), try place.open(.readOnly))
    let first = try two.changeToken()
    _ = try one.snapshot()
    #expect(try two.changeToken() == first)
    let own = try one.changeToken()
    try one.add("Read")
    #expect(try one.changeToken() == own)
    #expect(try two.changeToken() != first)
  }
}
