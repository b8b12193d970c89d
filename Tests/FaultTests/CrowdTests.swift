import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("Many programs on one store")
struct CrowdTests {
  @Test("Four writers and two readers: nothing is lost, nothing fails, no reader waits long")
  func crowd() throws {
    let home = try Home()
    for number in 1...4 { try home.swiftcal("add", "Writer \(number)") }
    let each = Torture.trials(short: 25, long: 2500)
    let start = MonotonicTime.now
    let writers = try (1...4).map { number in try writer(number, each, in: home) }
    let limit = MonotonicTime.now + (Torture.isLong ? 3000 : 120)
    var readers = Readers(home)
    while writers.contains(where: { $0.poll() == nil }) {
      guard MonotonicTime.now < limit else { throw TimedOut("the writers do not end") }
      try readers.readTwice()
    }
    for writer in writers { #expect(try writer.wait() == .exited(0)) }
    let failures = try (1...4).map { number in
      try String(contentsOfFile: home.path + "/errors-\(number)", encoding: .utf8)
    }
    #expect(failures == ["", "", "", ""], "\(failures)")
    let store = try HabitStore(path: home.store, access: .readOnly)
    let snapshot = try store.snapshot(.all)
    let counts = snapshot.habits.map { snapshot.checkIns[$0.id, default: []].count }
    #expect(counts == [each, each, each, each])
    #expect(try store.log().count == 4 * each + 4)
    #expect(readers.wrong.isEmpty)
    // A loaded machine takes its time: the bound of the widget's wait has a test of its own, and the
    // long form, which has the machine for itself, holds the reads against theirs.
    #expect(readers.slowest < 5)
    if Torture.isLong { #expect(readers.late * 1000 <= readers.count) }
    Torture.report(
      "4 writers of \(each) check-ins and 2 readers: \(4 * each - counts.reduce(0, +)) lost, "
        + "\(failures.filter { !$0.isEmpty }.count) failed, "
        + "\(Int(MonotonicTime.now - start)) s; \(readers.count) reads of swiftcal-mini, "
        + "\(readers.busy) answered busy, \(readers.late) took longer than 200 ms, the slowest took \(Int(readers.slowest * 1000)) ms"
    )
  }

  @Test(
    "Several first writers of a store of version 1 change it once, and leave one copy of before")
  func firstWriters() throws {
    let home = try Home()
    let folder = (home.store as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try RawConnection(home.store).run(
      """
      \(Schema.migrations[0])
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1;
      INSERT INTO habit VALUES
        (1, 'Read', 0, 'yes_no', '2026-09-01', NULL, NULL, NULL, NULL, '', 'red', '');
      INSERT INTO plan VALUES (1, '', 'daily', NULL, NULL, NULL);
      """)
    let script = """
      for ago in 1 2 3 4 5 6 7 8; do "$0" check Read --on "-$ago" & children="$children $!"; done
      for child in $children; do wait $child || exit 1; done
      """
    let run = try Program.run(["sh", "-c", script, Program.swiftcal], in: home)
    #expect(run.ending == .exited(0) && run.errors == "", "\(run)")
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder + "/backups")
    #expect(copies.filter { $0.contains("version-1") } == ["SwiftCal-version-1.sqlite"])
    #expect(try home.rows("SELECT count(*) FROM check_in") == ["8"])
  }

  private func writer(_ number: Int, _ count: Int, in home: Home) throws -> Child {
    let loop = """
      failed=0
      for ago in $(seq 1 \(count)); do
        "$0" check 'Writer \(number)' --on "-$ago" >/dev/null || failed=1
      done
      exit $failed
      """
    return try Child(["sh", "-c", loop, Program.swiftcal], environment: home.environment) {
      posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(
        &$0, 2, home.path + "/errors-\(number)", O_WRONLY | O_CREAT, 0o600)
    }
  }
}

/// Two widgets that read at a time, and how long each took.
struct Readers {
  private let home: Home
  /// How many reads there were.
  private(set) var count = 0
  /// How many were told that the store is busy.
  private(set) var busy = 0
  /// How many took longer than 200 ms.
  private(set) var late = 0
  /// The seconds of the slowest.
  private(set) var slowest = 0.0
  /// What was neither a streak nor the mark of a busy store.
  private(set) var wrong: [String] = []

  init(_ home: Home) { self.home = home }

  /// Starts two widgets together and waits for both.
  mutating func readTwice() throws {
    let outs = ["/.read-1", "/.read-2"].map { home.path + $0 }
    let start = MonotonicTime.now
    let children = try outs.map { out in
      try Child([Program.mini], environment: home.environment) { actions in
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
    }
    for (child, out) in zip(children, outs) {
      // Finer than waiting usually is, since it is measured.
      while child.poll() == nil { usleep(200) }
      let seconds = MonotonicTime.now - start
      slowest = max(slowest, seconds)
      if seconds > 0.2 { late += 1 }
      count += 1
      try note(try child.wait(), out)
    }
  }

  private mutating func note(_ ending: Ending, _ out: String) throws {
    let text = try String(contentsOfFile: out, encoding: .utf8)
    if ending == .exited(0), text.contains(/\d+ day/) { return }
    if ending == .exited(75), text.contains("busy") {
      busy += 1
      return
    }
    wrong.append("\(ending) \(text)")
  }
}
