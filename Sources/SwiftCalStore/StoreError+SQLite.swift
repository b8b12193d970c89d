import CSQLite
import Glibc
import SwiftCalCore

extension StoreError {
  /// The error for a result code of SQLite: the one place where codes get their meaning.
  ///
  /// - Parameters:
  ///   - code: the code a call answered.
  ///   - handle: the connection it was asked of, which knows more.
  ///   - path: the store's path.
  init(_ code: Int32, of handle: OpaquePointer?, path: String) {
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    let isOfHandle = extended & 0xff == code & 0xff
    // What the connection says may be of another call, even that there is no error.
    let told = isOfHandle ? handle.flatMap { sqlite3_errmsg($0) } : nil
    let message = told ?? sqlite3_errstr(code)
    // To a statement SQLite tells of a page that the disk does not give as if it were a damaged one.
    if code & 0xff == SQLITE_CORRUPT, let handle {
      let failure = StoreError.rememberedError(of: handle)
      if StoreError.ofDisk.contains(failure) {
        self = .unreadable(path: path, reason: StoreError.text(of: failure))
        return
      }
    }
    self.init(
      isOfHandle ? extended : code,
      message: message.map { String(cString: $0) } ?? "",
      systemError: handle.map(StoreError.systemError) ?? 0, path: path)
  }

  /// What the system says where a disk, or a file system without one, does not give what it holds.
  static let ofDisk = [EIO, ENXIO, ERANGE]

  /// The system's error behind the last one of a connection: as it was told first or, where other calls
  /// have been made since, as the file remembers it.
  private static func systemError(of handle: OpaquePointer) -> Int32 {
    let told = sqlite3_system_errno(handle)
    return told == 0 ? rememberedError(of: handle) : told
  }

  private static func rememberedError(of handle: OpaquePointer) -> Int32 {
    var remembered: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &remembered)
    return remembered
  }

  /// The error for an extended result code, SQLite's message, and the system's error behind it.
  init(_ code: Int32, message: String, systemError: Int32, path: String) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_NOTADB: self = .notAStore(path: path)
    // A table that is not there, or a value of another type, means that the file was tampered with.
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_MISMATCH:
      self = .damaged(path: path, reason: message)
    case SQLITE_CONSTRAINT, SQLITE_TOOBIG:
      self = .invalid("The store refuses the value: \(message).")
    case SQLITE_READONLY: self = StoreError.readOnly(code: code, message: message, path: path)
    // Where SQLite cannot make a journal, it looks for one to read, and tells that it is missing.
    case SQLITE_CANTOPEN where systemError == ENOENT && access(path, F_OK) == 0:
      self = .failed(path: path, reason: "no journal can be made beside it; make room for one")
    case SQLITE_IOERR where SQLiteCode.locking.contains(code):
      self = StoreError.lacksLocks(systemError, path: path)
    case SQLITE_IOERR where SQLiteCode.syncing.contains(code):
      self = StoreError.cannotSync(systemError, path: path)
    case SQLITE_IOERR where SQLiteCode.reading.contains(code):
      let reason = systemError == 0 ? message : StoreError.text(of: systemError)
      self = .unreadable(path: path, reason: reason)
    case SQLITE_CANTOPEN where StoreError.ofDisk.contains(systemError):
      self = .unreadable(path: path, reason: StoreError.text(of: systemError))
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR:
      self = StoreError(systemError, path: path) ?? .failed(path: path, reason: message)
    default: self = .failed(path: path, reason: message)
    }
  }

  private static func readOnly(code: Int32, message: String, path: String) -> StoreError {
    switch code {
    case SQLiteCode.readOnlyMoved:
      .failed(path: path, reason: "it was moved, replaced or deleted while it was open")
    case SQLiteCode.readOnlyRollback, SQLiteCode.readOnlyRecovery, SQLiteCode.readOnlyCannotLock:
      .readOnly(path: path, reason: "an interrupted write must first be undone, which writes to it")
    default: .readOnly(path: path, reason: message)
    }
  }

  /// The error for an error number of the system; nil for 0.
  init?(_ systemError: Int32, path: String) {
    switch systemError {
    case 0: return nil
    case EACCES, EPERM:
      let reason =
        StoreFile.denial(of: path) ?? StoreFile.denial(of: path + "-journal")
        ?? StoreError.text(of: systemError)
      self = .notAllowed(path: path, reason: reason)
    case ENOSPC, EDQUOT, EFBIG: self = .full(path: path)
    case EROFS: self = .readOnly(path: path, reason: StoreError.text(of: systemError))
    case ENOENT: self = .missing(path: path)
    default: self = .failed(path: path, reason: StoreError.text(of: systemError))
    }
  }

  /// The error for a lock that a file system refused though nobody has it.
  static func lacksLocks(_ systemError: Int32, path: String) -> StoreError {
    let text = systemError == 0 ? "" : " (\(text(of: systemError)); NFS without a lock daemon?)"
    return .failed(path: path, reason: "its file system has no locks\(text); \(otherPlace)")
  }

  /// The error for a file that could not be brought to the disk.
  static func cannotSync(_ systemError: Int32, path: String) -> StoreError {
    // SQLite does not always remember the number.
    guard [0, EINVAL, ENOSYS, EOPNOTSUPP].contains(systemError) else {
      return StoreError(systemError, path: path)
        ?? .failed(path: path, reason: text(of: systemError))
    }
    let text = systemError == 0 ? "" : " (\(text(of: systemError)))"
    return .failed(
      path: path,
      reason: "its file system cannot make sure that what is written stays\(text); \(otherPlace)")
  }

  private static let otherPlace =
    "keep the store on another one, which '--store' or SWIFTCAL_STORE names"

  /// The system's words for an error number.
  static func text(of systemError: Int32) -> String { String(cString: strerror(systemError)) }
}
