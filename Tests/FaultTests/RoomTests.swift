import Foundation
import TestSupport
import Testing

@Suite("When there is no room")
struct RoomTests {
  private static let operations: [Operation] =
    Torture.isLong ? Operation.allCases : [.check, .note, .backup, .restore, .importing, .export]

  @Test("A limit of file sizes costs nothing that was stored", arguments: operations)
  func sizeLimit(_ operation: Operation) throws {
    let trial = try FaultTrial(operation)
    // In blocks of 512 bytes; what the program says goes to files as well.
    let limits = Array(stride(from: 2, through: 482, by: Torture.isLong ? 8 : 96))
    var (failed, losses) = (0, 0)
    for limit in limits {
      let home = try trial.copy()
      let script = "ulimit -f \(limit); exec \"$0\" \"$@\""
      let run = try Program.run(
        ["sh", "-c", script, Program.swiftcal] + operation.words(in: home), in: home)
      failed += run.ending == .exited(0) ? 0 : 1
      guard let problem = try trial.problem(Run(run), in: home) else { continue }
      losses += 1
      Issue.record("\(operation.rawValue) with \(limit) blocks: \(problem)\n\(run)")
    }
    #expect(failed > 0)
    Torture.report(
      "file size limits, \(operation.rawValue): \(limits.count) trials, \(failed) without room, "
        + "\(losses) losses")
  }

  @Test(
    "A full disk costs nothing that was stored",
    .enabled(if: Privilege.canMount, "mounting a tmpfs needs root and the right to mount"),
    arguments: operations)
  func fullDisk(_ operation: Operation) throws {
    let trial = try FaultTrial(operation)
    let rooms = Array(stride(from: 0, through: 400, by: Torture.isLong ? 8 : 100))
    var (failed, losses) = (0, 0)
    for room in rooms {
      let home = try trial.copy()
      let disk = try FullDisk(in: home, kilobytesFree: room)
      let run = try Program.run([Program.swiftcal] + operation.words(in: home), in: home)
      failed += run.ending == .exited(0) ? 0 : 1
      disk.makeRoom()
      guard let problem = try trial.problem(Run(run), in: home) else { continue }
      losses += 1
      Issue.record("\(operation.rawValue) with \(room) kB: \(problem)\n\(run)")
    }
    #expect(failed > 0)
    Torture.report(
      "full tmpfs, \(operation.rawValue): \(rooms.count) trials, \(failed) without room, "
        + "\(losses) losses")
  }
}

/// A small disk in memory that holds the folder of a home's store and is full but for a little.
private final class FullDisk {
  private let home: Home
  private var folder: String { home.path + "/store" }

  init(in home: Home, kilobytesFree: Int) throws {
    self.home = home
    let script = """
      set -e
      mv "$0" "$0.was"
      mkdir -m 700 "$0"
      mount -t tmpfs -o size=2m,mode=700 none "$0"
      cp -a "$0.was/." "$0/"
      cat /dev/zero >"$0/fill" 2>/dev/null || true
      size=$(stat -c %s "$0/fill")
      truncate -s $((size - \(kilobytesFree) * 1024)) "$0/fill"
      """
    let run = try Program.run(["sh", "-c", script, folder], in: home)
    guard run.ending == .exited(0) else { throw TimedOut("no full disk: \(run)") }
  }

  deinit { _ = try? Program.run(["umount", "-l", folder], in: home) }

  /// Takes away what fills it.
  func makeRoom() { unlink(folder + "/fill") }
}
