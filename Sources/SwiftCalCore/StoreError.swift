/// Why a store could not be opened, read or written. Paths are as the person gave them.
package enum StoreError: Error, Hashable, Sendable {
  /// There is no store at the path, and it was not to be made.
  case missing(path: String)
  /// The file or its folder could not be made.
  case cannotCreate(path: String, reason: String)
  /// The file is not a SwiftCal store.
  case notAStore(path: String)
  /// It is empty or cut short, and another program may still be writing the rest of it.
  case incomplete(path: String)
  /// The file is damaged.
  case damaged(path: String, reason: String)
  /// There is no place for the store; the text says why and what to do.
  case unplaced(String)
  /// The store was written by a newer program.
  case newer(path: String, found: Int, known: Int)
  /// Another process held the store for too long.
  case busy(path: String)
  /// The file, its folder or its file system can only be read.
  case readOnly(path: String, reason: String)
  /// The user may not open it.
  case notAllowed(path: String, reason: String)
  /// The disk is full, or a size limit was reached.
  case full(path: String)
  /// What is on the disk cannot be read from it, as when the disk fails.
  case unreadable(path: String, reason: String)
  /// Another failure of the file system or of SQLite.
  case failed(path: String, reason: String)
  /// A file that is not the store, such as an export or a backup, cannot be written; `status` is what a
  /// program ends with.
  case unwritten(path: String, reason: String, status: ExitStatus)
  /// A person's almanac cannot be read; `status` is what a program ends with.
  case almanac(path: String, reason: String, status: ExitStatus)
  /// The zone in which days were recorded is not known, or not the one a person has said.
  case unknownZone(path: String, TimeZoneError)
  /// There is no such habit.
  case noHabit(HabitID)
  /// Another habit has the name.
  case nameTaken(String)
  /// The value is not one a store may hold; the text says what and why.
  case invalid(String)
}
