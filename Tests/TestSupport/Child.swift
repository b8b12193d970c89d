import Foundation

/// How a child process ended.
package enum Ending: Equatable, CustomStringConvertible {
  /// It exited by itself, with this status.
  case exited(Int32)
  /// A signal ended it.
  case killed(Int32)

  /// `exit 0` or `signal 9`.
  package var description: String {
    switch self {
    case .exited(let status): "exit \(status)"
    case .killed(let signal): "signal \(signal)"
    }
  }

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .killed(signal)
  }
}

/// A process that a test started; killed when the test lets go of it.
package final class Child {
  /// Its process number.
  package let pid: pid_t
  private var ending: Ending?

  /// Starts a program with this environment and nothing else of ours; `prepare` sets its files.
  package init(
    _ arguments: [String], environment: [String: String], ownSession: Bool = false,
    prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var everySignal = sigset_t()
    sigfillset(&everySignal)
    posix_spawnattr_setsigdefault(&attributes, &everySignal)
    sigemptyset(&everySignal)
    posix_spawnattr_setsigmask(&attributes, &everySignal)
    // POSIX_SPAWN_SETSID, which Swift's import of the C library leaves out.
    let session: Int32 = ownSession ? 0x80 : 0
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | session
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var argumentPointers = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argumentPointers + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let failure = posix_spawnp(
      &pid, arguments[0], &actions, &attributes, &argumentPointers, &variables)
    guard failure == 0 else {
      throw TimedOut("cannot start '\(arguments[0])': \(String(cString: strerror(failure)))")
    }
    self.pid = pid
  }

  deinit {
    guard ending == nil else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// How it ended, or nil while it runs.
  package func poll() -> Ending? {
    if ending == nil {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid { ending = Ending(waitStatus: status) }
    }
    return ending
  }

  /// Waits for the end.
  package func wait(within seconds: Double = 10) throws -> Ending {
    try waitUntil("the end of process \(pid)", within: seconds) { poll() != nil }
    guard let ending else { throw TimedOut("no ending") }
    return ending
  }

  /// Sends a signal.
  package func signal(_ number: Int32) {
    kill(pid, number)
  }

  /// Times that it woke up from waiting, from the kernel's books.
  package var wakeUps: Int { ProcessBooks.wakeUps(of: pid) }

  /// Seconds of processor time that it has used.
  package var processorSeconds: Double { ProcessBooks.processorSeconds(of: pid) }
}

/// What the kernel has noted about a running process.
package enum ProcessBooks {
  /// Times that it gave the processor up by itself, which is once per wait.
  package static func wakeUps(of pid: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { Int($0.drop { !$0.isNumber }) } ?? -1
  }

  /// Seconds of processor time used, in the program and in the kernel for it.
  package static func processorSeconds(of pid: pid_t) -> Double {
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12 else { return 0 }
    return (Double(fields[11]) ?? 0) / 100 + (Double(fields[12]) ?? 0) / 100
  }

  /// Whether the process is there (one that has ended and was not waited for is not).
  package static func isRunning(_ pid: pid_t) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return false
    }
    return stat.split(separator: ")").last?.first { $0 != " " } != "Z"
  }
}
