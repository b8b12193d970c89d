import CSQLite
import Resources
import SwiftCalCore

/// The almanac that is in the program: a database that SQLite reads where the program's bytes are.
package enum BundledAlmanac {
  /// The text of a day of the year.
  package static func text(on day: Day) throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in try connection.almanacText(on: day) }
  }

  /// All its lines.
  package static func almanac() throws(StoreError) -> Almanac {
    try reading { connection throws(StoreError) in try connection.almanac() }
  }

  /// The almanac as its CSV file has it, read when it is needed first.
  static let source = Result { () throws(AlmanacError) in try Almanac(csv: Resources.almanacCSV) }

  /// Runs `body` on the database, which is closed before its bytes are let go.
  static func reading<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try Resources.almanacDatabase.withUnsafeBufferPointer { bytes throws(StoreError) in
      try body(try Connection(reading: bytes, named: "Almanac.sqlite"))
    }
  }
}

extension Connection {
  /// Opens a database in memory, to be read, without copying it; the bytes must outlive it.
  fileprivate convenience init(
    reading bytes: UnsafeBufferPointer<UInt8>, named name: String
  ) throws(StoreError) {
    try self.init(
      opening: ":memory:", path: name, flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0)
    let size = Int64(bytes.count)
    // It is not written: the flag makes it read-only.
    let code = sqlite3_deserialize(
      handle, "main", UnsafeMutablePointer(mutating: bytes.baseAddress), size, size,
      UInt32(SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw error(code) }
  }
}
