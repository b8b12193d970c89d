import CSQLite
import Glibc
import SwiftCalCore

/// How a statement waits for another process: in short steps of random length, so that of several
/// that wait none is always late, and for no longer than it was told.
final class BusyWait {
  /// The longest wait, in milliseconds.
  var milliseconds: Int
  private var began = 0

  /// A wait of at most this many milliseconds.
  init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Makes a connection wait like this; it has to be closed before this goes.
  func install(on handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().again(count) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs `body` without any waiting.
  func without<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let usual = milliseconds
    milliseconds = 0
    defer { milliseconds = usual }
    return try body()
  }

  /// Waits a little, unless the time is over.
  ///
  /// - Parameter count: how often the same statement has waited before.
  private func again(_ count: Int32) -> Bool {
    let now = BusyWait.now()
    if count == 0 { began = now }
    let left = began + milliseconds - now
    guard left > 0 else { return false }
    let longest = min(left, count < 4 ? 2 : count < 20 ? 8 : 20)
    usleep(.random(in: 200...UInt32(longest) * 1000))
    return true
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
