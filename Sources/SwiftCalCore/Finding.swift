/// One thing that an examination of a store found.
package enum Finding: Hashable, Sendable {
  /// It could not be opened or read.
  case unreadable(StoreError)
  /// It is none of this program's stores, nor what is left of one.
  case foreign(StoreError)
  /// SQLite found a damaged page or index; in its words.
  case damage(String)
  /// Rows of a table belong to a habit, or to a step of the log, that is not there.
  case orphans(table: String, count: Int)
  /// Rows hold what no store holds, such as 30 February.
  case impossible(String)
  /// Check-ins are not in the table though the change log says so, or the other way round.
  case differsFromLog(days: [String], areMissing: Bool)
  /// A table, an index or what else the database has differs from what this program makes.
  case otherSchema(name: String)
  /// Days that are still to come are marked done or missed.
  case future(count: Int, last: Day)
  /// Steps of the log are of days that are still to come.
  case futureSteps(count: Int, last: Day)
  /// Other users may read or write it.
  case mode(path: String, permissions: UInt32)
  /// It belongs to another user; the text says what to do about it.
  case owner(path: String, reason: String)
  /// It can be read and not written; the text says why.
  case unwritable(String)
  /// A file that a writer keeps while it writes, or left when it was killed.
  case sideFile(path: String, bytes: Int)
  /// A file that a program was writing when it was killed.
  case leftover(path: String, bytes: Int)
  /// The store of the older layout is still there though it was moved; the text says why.
  case olderStore(path: String, reason: String)
  /// A file that a program which copies files between machines may have put aside.
  case conflictCopy(path: String)
  /// How much it holds.
  case contents(habits: Int, checkIns: Int, steps: Int)
  /// The version of its tables and its length.
  case size(bytes: Int, version: Int)
  /// A backup from which nothing can be brought back.
  case badBackup(StoreError)
  /// No backup can be made; the error says why and what to do.
  case noBackups(StoreError)
  /// How many backups stand beside it, the day of the newest, and how long they are together.
  case backups(count: Int, newest: Day?, bytes: Int)

  /// How much a finding matters.
  package enum Level: Int, Comparable, Sendable {
    /// It only tells.
    case fact
    /// A person may want to do something.
    case advice
    /// Something is broken.
    case fault

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much it matters.
  package var level: Level {
    switch self {
    case .unreadable, .foreign, .damage, .orphans, .impossible, .otherSchema, .differsFromLog:
      .fault
    case .future, .futureSteps, .mode, .owner, .unwritable, .sideFile, .conflictCopy, .badBackup,
      .noBackups, .olderStore:
      .advice
    case .contents, .size, .backups, .leftover: .fact
    }
  }

  /// Whether a repair may put it right.
  package var isMendable: Bool {
    switch self {
    case .unreadable(.damaged), .unreadable(.notAStore), .unreadable(.failed),
      .unreadable(.missing):
      true
    case .unreadable, .foreign: false
    default: level == .fault
    }
  }

  /// Its name for programs.
  package var name: String {
    switch self {
    case .unreadable, .foreign: "unreadable"
    case .damage: "damage"
    case .orphans: "orphans"
    case .impossible: "impossible"
    case .differsFromLog: "log"
    case .otherSchema: "schema"
    case .future, .futureSteps: "future"
    case .mode: "mode"
    case .owner: "owner"
    case .unwritable: "read-only"
    case .sideFile: "side-file"
    case .leftover: "leftover"
    case .olderStore: "older-store"
    case .conflictCopy: "conflict-copy"
    case .contents: "contents"
    case .size: "size"
    case .badBackup: "bad-backup"
    case .noBackups: "no-backups"
    case .backups: "backups"
    }
  }
}
