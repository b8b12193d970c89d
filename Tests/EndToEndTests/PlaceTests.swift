import Foundation
import TestSupport
import Testing

@Suite("Where the store lies")
struct PlaceTests {
  /// A home without a store of its own choosing.
  private func home() throws -> Home {
    let home = try Home()
    home.environment["SWIFTCAL_STORE"] = nil
    return home
  }

  @Test(
    "XDG_DATA_HOME decides when it is absolute; both programs find the same store",
    arguments: [
      ("HOME/data", "data/swiftcal"), ("HOME/data/", "data/swiftcal"),
      ("HOME/with space", "with space/swiftcal"), ("", ".local/share/swiftcal"),
      ("./x", ".local/share/swiftcal"), (nil, ".local/share/swiftcal"),
    ] as [(String?, String)])
  func dataHome(value: String?, folder: String) throws {
    let home = try home()
    home.environment["XDG_DATA_HOME"] = value?.replacing("HOME", with: home.path)
    try Program.run([Program.swiftcal, "add", "Read"], in: home, from: home.path).mustSucceed()
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: home.path).contains(
        folder + "/SwiftCal.sqlite"))
    #expect(try home.mini().contains("0 days"))
    let file = home.path + "/" + folder + "/SwiftCal.sqlite"
    let mode = try Program.run(
      ["stat", "-c", "%a", file, (file as NSString).deletingLastPathComponent], in: home)
    #expect(mode.output == "600\n700\n")
  }

  @Test("An option goes before the variable of the store, that before the XDG one")
  func order() throws {
    let home = try Home()
    home.environment["XDG_DATA_HOME"] = home.path + "/data"
    try home.swiftcal("add", "Read")
    try home.swiftcal("--store", home.path + "/other.sqlite", "add", "Piano")
    #expect(try home.swiftcal("habits").contains("Read"))
    #expect(try home.swiftcal("--store", home.path + "/other.sqlite", "habits").contains("Piano"))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data"))
  }

  @Test(
    "With HOME unset, empty, relative or missing nothing is written to '/' or the working folder",
    arguments: [nil, "", ".", "/nonexistent"] as [String?])
  func strangeHome(value: String?) throws {
    let home = try home()
    let folder = home.path + "/here"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    home.environment["HOME"] = value
    let root = try FileManager.default.contentsOfDirectory(atPath: "/").sorted()
    // As a user whose home in the password file is missing too.
    try home.giveToNobody()
    let add = try Program.run(
      home.asNobody([Program.swiftcal, "add", "X"]), in: home, from: folder)
    let mini = try Program.run(home.asNobody([Program.mini]), in: home, from: folder)
    #expect(add.ending == .exited(78), "\(add)")
    #expect(add.errors.hasPrefix("swiftcal: "))
    #expect(!mini.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/").sorted() == root)
  }

  @Test("With an empty environment both programs answer")
  func emptyEnvironment() throws {
    let home = try home()
    home.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin"]
    let bare = try Program.run(
      ["env", "-i", "HOME=\(home.path)", Program.swiftcal, "add", "X"], in: home)
    #expect(bare.ending == .exited(0), "\(bare)")
    let mini = try Program.run(["env", "-i", "HOME=\(home.path)", Program.mini], in: home)
    #expect(mini.ending == .exited(0) && mini.output.hasPrefix("o 0 days"), "\(mini)")
  }
}
