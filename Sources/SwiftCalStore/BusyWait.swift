import CSQLite
import Glibc
import SwiftCalCore

/// How a statement waits for another process: in short steps of random length, so that of several
/// that wait none is always late, and for no longer than it was told.
final class BusyWait {
  /// What it asks of the system.
  struct Time {
    /// The milliseconds since some moment.
    var now: () -> Int
    /// Sleeps for as many microseconds.
    var sleep: (UInt32) -> Void

    /// That of the machine.
    static var system: Time { Time(now: BusyWait.now) { usleep($0) } }
  }

  /// The longest wait, in milliseconds.
  var milliseconds: Int
  /// Whether a lock was refused not since another has it, but since there are none.
  private(set) var lacksLocks = false
  /// Whether the longest wait is that of all statements together.
  var isForAll = false
  private var began: Int?
  private let time: Time

  /// A wait of at most this many milliseconds.
  init(milliseconds: Int, time: Time = .system) {
    self.milliseconds = milliseconds
    self.time = time
  }

  /// Makes a connection wait like this; it has to be closed before this goes.
  func install(on handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, count in
        // Before anything else is called: SQLite takes both for a lock that another has.
        let code = errno
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().again(count, code)
          ? 1 : 0
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
  /// - Parameters:
  ///   - count: how often the same statement has waited before.
  ///   - code: the system's error for the lock.
  func again(_ count: Int32, _ code: Int32 = 0) -> Bool {
    lacksLocks = code == ENOLCK
    if lacksLocks { return false }
    let now = time.now()
    let start = count == 0 && !isForAll ? now : began ?? now
    began = start
    let left = start + milliseconds - now
    guard left > 0 else { return false }
    let longest = min(left, count < 4 ? 2 : count < 20 ? 8 : 20)
    time.sleep(.random(in: 200...UInt32(longest) * 1000))
    return true
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
