import Foundation
import TestSupport
import Testing

@Suite("A disk that does not give what it holds")
struct UnreadableTests {
  private static let operations = [
    ["streak"], ["check", "Read", "--on", "-1"], ["doctor"], ["doctor", "--repair"], ["backup"],
    ["export"],
  ]

  @Test("is told of as that, and not of a damaged store", arguments: operations)
  func told(words: [String]) throws {
    let home = try FaultLibrary.homeWithStore()
    let bytes = FileManager.default.contents(atPath: home.store)
    _ = try Fault(isOfReads: true).run(words, in: home)
    let calls = Fault.log(of: home).count { $0.contains("read") }
    try #require(calls > 1)
    let work = try FaultLibrary.homeWithStore()
    for at in stride(from: 1, through: calls, by: Torture.isLong ? 1 : 3) {
      let run = try Fault(at: at, mode: .on, isOfReads: true).run(words, in: work)
      let said = run.output + run.errors
      #expect([.exited(0), .exited(74)].contains(run.ending), "\(at): \(run)")
      for word in ["damaged", "not a SwiftCal", "is not a store", "cannot be written", "--repair"] {
        #expect(!said.contains(word), "\(at): \(run)")
      }
    }
    #expect(bytes != nil)
  }

  @Test(
    "leaves the store as it is, and a file that was named is named",
    arguments: ["merge", "restore", "import"])
  func named(word: String) throws {
    let home = try FaultLibrary.homeWithStore()
    let other = home.path + "/store/other.sqlite"
    try FileManager.default.copyItem(atPath: home.store, toPath: other)
    let bytes = FileManager.default.contents(atPath: home.store)
    let run = try Fault(at: 1, mode: .on, isOfReads: true).run([word, other], in: home)
    #expect(run.ending == .exited(74) && run.errors.contains("cannot be read"), "\(run)")
    #expect(FileManager.default.contents(atPath: home.store) == bytes)
  }
}
