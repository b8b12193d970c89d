import SwiftCalCore

/// What is taken of a database that is not the store itself: one of ours, of this version or an older
/// one, or one of the iOS app. It is in memory, verified, and no longer depends on its file.
struct OtherStore {
  /// The habits, check-ins and change log.
  let store: HabitStore
  /// The zone in which the days of the iOS app were found; nil for a store of ours, whose days have
  /// none.
  let zone: String?

  /// Reads the database at `path`, which stays as it is.
  init(reading path: String, _ intake: Intake, busyMilliseconds: Int) throws(StoreError) {
    guard let status = try StoreFile.status(path) else { throw .missing(path: path) }
    guard status.isRegular else { throw .notAStore(path: path) }
    try StoreFile.requireDatabase(path)
    if StoreFile.isStore(path) {
      try intake.requireNoTimezone(path)
      try self.init(
        ours: .verifiedCopy(of: path, busyMilliseconds: busyMilliseconds))
    } else {
      try self.init(foreign: ForeignFile(path).inMemory(), intake)
    }
  }

  /// Takes a verified copy of a store of ours.
  init(ours copy: Connection) throws(StoreError) {
    store = try HabitStore(inMemory: copy)
    zone = nil
  }

  /// Takes a copy of a database of another program.
  init(foreign copy: Connection, _ intake: Intake) throws(StoreError) {
    guard let phone = try PhoneStore(copy) else { throw .notAStore(path: copy.path) }
    let converted = try phone.converted(intake)
    store = converted.store
    zone = converted.zone
  }
}
