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
    let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(
      extended & 0xff == code & 0xff ? extended : code,
      message: message.map { String(cString: $0) } ?? "",
      systemError: handle.map { sqlite3_system_errno($0) } ?? 0, path: path)
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

  /// The system's words for an error number.
  static func text(of systemError: Int32) -> String { String(cString: strerror(systemError)) }
}
