import Glibc
import SwiftCalCore

/// Files of which another program may still be writing the rest, as a copy does.
extension StoreFile {
  /// Whether a file is empty or shorter than its header says, and somebody may be about to write the
  /// rest: nothing is written to such a file.
  package static func isUnfinished(_ path: String) -> Bool {
    guard let status = try? status(path), status.isRegular else { return false }
    let age = age(of: status)
    // Who has it open for long and writes nothing is a screen rather than a copy.
    guard age < 10, status.size == 0 || isCut(header(of: path), size: status.size) else {
      return false
    }
    return isWrittenByOthers(path) ?? (age < 2)
  }

  /// Whether an empty file may be another program's, which is about to write into it.
  static func mayBeFilledByOthers(_ path: String) -> Bool {
    if let isWritten = isWrittenByOthers(path) { return isWritten }
    return (try? status(path)).flatMap { $0 }.map { age(of: $0) < 2 } ?? true
  }

  /// Whether a file of `size` bytes is shorter than its header says; one with a write-ahead log may be.
  static func isCut(_ header: [UInt8], size: Int) -> Bool {
    guard header.count == 100, isDatabase(header) else {
      return size > 0 && size < 100 && zip(header, magic).allSatisfy(==)
    }
    func number(_ place: Int, _ length: Int) -> Int {
      header[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    let pageSize = number(16, 2) == 1 ? 65536 : number(16, 2)
    // The count of pages holds only where the last writer knew of it.
    return header[18] == 1 && number(24, 4) == number(92, 4) && number(28, 4) * pageSize > size
  }

  /// Whether a program has a file open for writing; nil where that cannot be told.
  ///
  /// The system gives the lease of a reader only on a file that nobody writes.
  static func isWrittenByOthers(_ path: String) -> Bool? {
    let (setSignal, setLease): (Int32, Int32) = (10, 1024)
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The signal to a holder whose lease is in the way, which by default ends a program.
    _ = fcntl(file, setSignal, SIGURG)
    guard fcntl(file, setLease, Int32(F_RDLCK)) != 0 else {
      _ = fcntl(file, setLease, Int32(F_UNLCK))
      return false
    }
    return errno == EAGAIN ? true : nil
  }

  /// The seconds since a file was changed last, or until a clock that was wrong says so.
  static func age(of status: Status) -> Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return abs(now.tv_sec - status.modified / 1_000_000_000)
  }
}

extension StoreError {
  /// The error of a file that cannot be read, or that it is not complete yet where that may be why.
  func orIncomplete(_ path: String) -> StoreError {
    switch self {
    case .damaged, .notAStore: StoreFile.isUnfinished(path) ? .incomplete(path: path) : self
    default: self
    }
  }
}
