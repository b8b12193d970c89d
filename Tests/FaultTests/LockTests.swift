import Foundation
import TestSupport
import Testing

@Suite("A store that another program holds")
struct LockTests {
  @Test(
    "is waited for a while; a check-in is stored or refused, and the widget answers at once",
    arguments: Torture.isLong ? [2, 60] : [2])
  func held(seconds: Int) throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    let other = try RawConnection(home.store)
    try other.run("BEGIN EXCLUSIVE")
    let release = MonotonicTime.now + Double(seconds)
    let waiting = try check(ago: 1, in: home)
    var readers = Readers(home)
    while MonotonicTime.now < release { try readers.readTwice() }
    try other.run("ROLLBACK")
    let ending = try waiting.wait(within: 30)
    let isStored = ending == .exited(0)
    #expect(isStored ? seconds < 10 : seconds > 10 && ending == .exited(75))
    #expect(readers.busy == readers.count && readers.wrong.isEmpty, "\(readers.wrong)")
    #expect(readers.slowest < 5)
    #expect(try check(ago: 0, in: home).wait() == .exited(0))
    let wanted = isStored ? ["2026-11-29", "2026-11-30"] : ["2026-11-30"]
    #expect(try home.rows("SELECT day FROM check_in ORDER BY day") == wanted)
    Torture.report(
      "locked for \(seconds) s: the check-in was \(isStored ? "stored" : "refused"), 0 losses; "
        + "\(readers.late) of \(readers.count) reads took longer than 200 ms, the slowest"
        + " \(Int(readers.slowest * 1000)) ms")
  }

  private func check(ago: Int, in home: Home) throws -> Child {
    try Child(
      [Program.swiftcal, "check", "Read", "--on", ago == 0 ? "today" : "-\(ago)"],
      environment: home.environment
    ) { actions in
      for stream: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
  }
}
