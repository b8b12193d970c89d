import SwiftCalCore

/// What a store holds, in numbers: two stores with the same ones hold the same habits and check-ins.
struct Fingerprint: Equatable {
  /// How many habits.
  let habits: Int
  /// How many check-ins.
  let checkIns: Int
  /// How many steps of the change log.
  let steps: Int
  /// A digest of the habits' names and of all check-ins.
  let digest: UInt64
}

extension Connection {
  /// The fingerprint of the store, of any version of its tables.
  func fingerprint() throws(StoreError) -> Fingerprint {
    var digest = Digest()
    try digest.add(Statement(self, "SELECT id, name FROM habit ORDER BY id"), columns: 2)
    try digest.add(
      Statement(
        self, "SELECT habit, day, mark, amount, note FROM check_in ORDER BY habit, day"),
      columns: 5)
    let summary = try backupSummary()
    return Fingerprint(
      habits: summary.habits, checkIns: summary.checkIns,
      steps: try number("SELECT count(*) FROM step"), digest: digest.value)
  }
}

/// The hash FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo) of rows.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ statement: Statement, columns: Int32) throws(StoreError) {
    try statement.bind([])
    while try statement.step() {
      for column in 0..<columns {
        guard let bytes = statement.bytes(column) else {
          add(0xff)
          continue
        }
        for byte in bytes { add(byte) }
        // Neither of the two is a byte of UTF-8.
        add(0xfe)
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
