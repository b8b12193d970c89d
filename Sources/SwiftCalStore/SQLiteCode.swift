import CSQLite

/// Extended result codes, which are macros that Swift does not import.
enum SQLiteCode {
  /// A lock cannot be asked for, taken or given back.
  static let locking = [8, 9, 14, 15].map { SQLITE_IOERR | $0 << 8 }
  /// What was written cannot be brought to the disk.
  static let syncing = [4, 5].map { SQLITE_IOERR | $0 << 8 }
  /// Something cannot be read from the disk.
  static let reading = [1, 33].map { SQLITE_IOERR | $0 << 8 }
  /// A write-ahead log must be recovered, which needs writing.
  static let readOnlyRecovery = SQLITE_READONLY | 1 << 8
  /// The shared memory of a write-ahead log cannot be locked.
  static let readOnlyCannotLock = SQLITE_READONLY | 2 << 8
  /// A journal that a killed writer left must be played back, which needs writing.
  static let readOnlyRollback = SQLITE_READONLY | 3 << 8
  /// Another row has the key.
  static let primaryKeyTaken = SQLITE_CONSTRAINT | 6 << 8
  /// Another row has a value of which there is one only.
  static let valueTaken = SQLITE_CONSTRAINT | 8 << 8
  /// The row that it belongs to is not there.
  static let ownerMissing = SQLITE_CONSTRAINT | 3 << 8
  /// Another row has the number.
  static let rowNumberTaken = SQLITE_CONSTRAINT | 10 << 8
  /// The file was moved or deleted since it was opened.
  static let readOnlyMoved = SQLITE_READONLY | 4 << 8
}
