import Foundation
import TestSupport
import Testing

/// What is made to go wrong in a program, by the library that is loaded before its others.
struct Fault {
  /// How a call goes wrong; `faults.c` says what each does.
  enum Mode: String, CaseIterable {
    case once, on, short, full, kill, torn
  }

  /// The number of the call, from 1; 0 for none.
  var at = 0
  /// How it goes wrong.
  var mode = Mode.once
  /// The error number that it fails with.
  var code = EIO
  /// Whether the calls that read are counted rather than those that change files.
  var isOfReads = false

  /// Runs the program with the fault in what it does under the folder of the store.
  func run(_ words: [String], in home: Home) throws -> Program {
    var variables = [
      "LD_PRELOAD": try FaultLibrary.path.get(), "FAULT_UNDER": home.path + "/store",
      "FAULT_LOG": home.path + "/faults.log", "FAULT_AT": "\(at)", "FAULT_MODE": mode.rawValue,
      "FAULT_ERRNO": "\(code)",
    ]
    if isOfReads { variables["FAULT_READS"] = "1" }
    return try Program.run(
      [FaultLibrary.swiftcal] + words, in: home, within: 60,
      changing: variables.mapValues(Optional.some))
  }

  /// The calls that a program made in a home, with faults or without.
  static func log(of home: Home) -> [String] {
    ((try? String(contentsOfFile: home.path + "/faults.log", encoding: .utf8)) ?? "")
      .replacing(home.path, with: "").split(separator: "\n").map(String.init)
  }
}

/// What a file system cannot do at all, and how it says so.
struct Lack {
  /// What it lacks.
  enum What: String, CaseIterable {
    case locks = "FAULT_LOCKS"
    case sync = "FAULT_SYNC"
    case modes = "FAULT_MODES"
  }

  /// What it lacks.
  let what: What
  /// The number of the error.
  let code: Int32

  /// Runs a program of the build with the home's folder of the store on such a file system.
  func run(_ words: [String], program: String = "swiftcal", in home: Home) throws -> Program {
    let variables = [
      "LD_PRELOAD": try FaultLibrary.path.get(), "FAULT_UNDER": home.path + "/store",
      what.rawValue: "\(code)",
    ]
    let path = FaultLibrary.swiftcal.replacing(/swiftcal$/, with: program)
    return try Program.run(
      [path] + words, in: home, within: 60, changing: variables.mapValues(Optional.some))
  }
}

/// The library that makes calls fail, compiled when it is first needed.
enum FaultLibrary {
  /// Its path.
  static let path = Result { try build() }

  /// The program as a file that loads libraries, which the ones for release do not: it lies beside
  /// the tests.
  static let swiftcal =
    URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().path + "/swiftcal"

  /// A home with a store that this program made, with a habit that is done today.
  static func homeWithStore() throws -> Home {
    let home = try Home()
    for words in [["add", "Read"], ["check"]] {
      let run = try Program.run([swiftcal] + words, in: home)
      try #require(run.ending == .exited(0), "\(run)")
    }
    return home
  }

  private static func build() throws -> String {
    let home = try Home()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/faults.c"
    let path = NSTemporaryDirectory() + "swiftcal-faults-\(getpid()).so"
    let compiled = try Program.run(
      ["gcc", "-std=gnu11", "-O1", "-Wall", "-fPIC", "-shared", "-o", path, source, "-ldl"],
      in: home, within: 60)
    guard compiled.ending == .exited(0) else { throw TimedOut("gcc: \(compiled)") }
    atexit { unlink(NSTemporaryDirectory() + "swiftcal-faults-\(getpid()).so") }
    return path
  }
}
