import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A store that can only be read")
struct AccessTests {
  let place: TemporaryStore
  let habit: HabitID

  init() throws {
    place = try TemporaryStore()
    chmod(place.folder, 0o755)
    habit = try place.open().add("Read")
    try place.open().mark(habit, .done, on: today)
  }

  private func expectReadable(_ access: HabitStore.Access) throws -> HabitStore {
    let files = try place.files()
    let store = try place.open(access)
    #expect(store.isReadOnly)
    #expect(try store.checkIns(habit) == [CheckIn(today, mark: .done)])
    #expect(throws: StoreError.self) { try store.mark(habit, .missed, on: today) }
    #expect(try place.files() == files)
    return store
  }

  @Test("says why when it was opened to be written", arguments: ["DELETE", "WAL"])
  func readOnlyFolder(journal: String) throws {
    try place.connect().run("PRAGMA journal_mode = \(journal)")
    chmod(place.path, 0o444)
    chmod(place.folder, 0o555)
    let bytes = try place.bytes()
    try unprivileged {
      #expect(try expectReadable(.readOnly).readOnlyReason == nil)
      let reason = try #require(try expectReadable(.readWrite).readOnlyReason)
      #expect(reason.contains(place.path))
    }
    #expect(try place.bytes() == bytes)
    #expect(try place.files() == ["SwiftCal.sqlite"])
  }

  @Test("because its folder takes no journal, says so at once and not with the first check-in")
  func writableFileInReadOnlyFolder() throws {
    chmod(place.path, 0o666)
    chmod(place.folder, 0o555)
    try unprivileged {
      let reason = try #require(try expectReadable(.readWrite).readOnlyReason)
      #expect(reason.contains(place.folder))
    }
  }

  @Test("because it is another's names the file, whose it is, and what to do")
  func foreignOwner() throws {
    try #require(geteuid() == 0, "run the tests as root, as CI does")
    chown(place.path, 1234, 1234)
    chmod(place.path, 0o644)
    chmod(place.folder, 0o777)
    try unprivileged {
      let reason = try #require(try expectReadable(.readWrite).readOnlyReason)
      #expect(reason.contains("'\(place.path)' belongs to user 1234"))
      #expect(reason.contains("chown"))
    }
  }

  @Test("One that may not even be read is refused with the reason")
  func unreadable() throws {
    chmod(place.path, 0o000)
    try unprivileged {
      for access in [HabitStore.Access.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { try place.open(access) }
        guard case .notAllowed(place.path, _) = error else {
          Issue.record("\(access): \(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test("One that may not be read is not taken for another file where it is to be taken in")
  func otherUnreadable() throws {
    let other = try TemporaryStore()
    try other.open().add("Run")
    let store = try HabitStore.inMemory(sampleAsOf: nil)
    chmod(place.path, 0o000)
    try unprivileged {
      let takings: [() throws -> Void] = [
        { _ = try store.merge(place.path, OlderStores.intake()) },
        { _ = try store.importFile(place.path, OlderStores.intake()) },
        { _ = try store.restore(from: place.path, now: now) },
        { _ = try OlderStore(place.path, OlderStores.intake()) },
      ]
      for taking in takings {
        let error = #expect(throws: StoreError.self) { try taking() }
        guard case .notAllowed(place.path, _) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test("One that cannot be made is refused with the reason, and nothing is left behind")
  func cannotCreate() throws {
    chmod(place.folder, 0o555)
    let path = place.folder + "/sub/SwiftCal.sqlite"
    try unprivileged {
      let error = #expect(throws: StoreError.self) {
        try HabitStore(path: path, access: .readWrite)
      }
      #expect(
        error == .cannotCreate(path: path, reason: String(cString: strerror(EACCES))))
    }
    #expect(try place.files() == ["SwiftCal.sqlite"])
    let behindFile = place.path + "/SwiftCal.sqlite"
    #expect(throws: StoreError.self) { try HabitStore(path: behindFile, access: .readWrite) }
  }

  @Test("A journal that was there a moment ago keeps nobody from writing")
  func goneJournal() {
    #expect(StoreFile.obstacle(at: place.path + "-journal") == nil)
  }
}
