import Foundation
import TestSupport
import Testing

@Suite("A store on a file system that cannot do everything")
struct LackTests {
  private static let lockCodes = [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL]
  private static let syncCodes = [EINVAL, ENOSYS, EOPNOTSUPP]

  private func expectRefusal(_ run: Program, _ words: String...) {
    #expect(run.ending == .exited(74), "\(run)")
    for part in words + ["keep the store on another one", "--store", "SWIFTCAL_STORE"] {
      #expect(run.errors.contains(part), "\(part): \(run)")
    }
  }

  private func files(_ home: Home) throws -> [String] {
    let folder = home.path + "/store"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "backups" }
  }

  @Test(
    "Without locks a change is refused at once, with the reason and a remedy", arguments: lockCodes)
  func locks(code: Int32) throws {
    let home = try FaultLibrary.homeWithStore()
    let lack = Lack(what: .locks, code: code)
    for words in [["check", "Read", "--on", "-1"], ["add", "Run"], ["undo"]] {
      let (seconds, run) = try MonotonicTime.measure { try lack.run(words, in: home) }
      expectRefusal(run, "has no locks")
      #expect(seconds < 8, "it waited")
    }
    #expect(try home.rows("SELECT day FROM check_in") == ["2026-11-30"])
  }

  @Test("Without locks the store can be read, and the doctor tells of it", arguments: lockCodes)
  func reading(code: Int32) throws {
    let home = try FaultLibrary.homeWithStore()
    let lack = Lack(what: .locks, code: code)
    let bytes = FileManager.default.contents(atPath: home.store)
    let mini = try lack.run([], program: "swiftcal-mini", in: home)
    #expect(mini.ending == .exited(0) && mini.output.contains("1 day"), "\(mini)")
    let streak = try lack.run(["streak"], in: home)
    #expect(streak.ending == .exited(0) && streak.output.contains("1 day"), "\(streak)")
    let doctor = try lack.run(["doctor"], in: home)
    #expect(doctor.output.contains("has no locks"), "\(doctor)")
    #expect(!doctor.output.contains("--repair"), "\(doctor)")
    #expect(!doctor.output.contains("looked over"), "\(doctor)")
    #expect(FileManager.default.contents(atPath: home.store) == bytes)
    #expect(try files(home) == ["SwiftCal.sqlite"])
  }

  @Test(
    "Where no store can be made, nothing is left of the attempt",
    arguments: lockCodes.map { (Lack.What.locks, $0) } + syncCodes.map { (.sync, $0) })
  func first(what: Lack.What, code: Int32) throws {
    let home = try Home()
    let run = try Lack(what: what, code: code).run(["add", "Read"], in: home)
    expectRefusal(run)
    #expect(try files(home) == [])
  }

  @Test("What cannot be brought to the disk is not said to be saved", arguments: syncCodes)
  func sync(code: Int32) throws {
    let home = try FaultLibrary.homeWithStore()
    let run = try Lack(what: .sync, code: code).run(["check", "Read", "--on", "-1"], in: home)
    expectRefusal(run, "what is written stays")
    #expect(try home.rows("SELECT day FROM check_in") == ["2026-11-30"])
    let doctor = try Lack(what: .sync, code: code).run(["doctor"], in: home)
    #expect(doctor.output.contains("what is written stays"), "\(doctor)")
  }

  @Test(
    "Modes that cannot be changed are no reason not to make a store", arguments: [EPERM, ENOSYS])
  func modes(code: Int32) throws {
    let home = try Home()
    for words in [["add", "Read"], ["check"], ["backup"]] {
      let run = try Lack(what: .modes, code: code).run(words, in: home)
      #expect(run.ending == .exited(0) && run.errors == "", "\(run)")
    }
    #expect(try home.rows("SELECT day FROM check_in") == ["2026-11-30"])
  }
}
