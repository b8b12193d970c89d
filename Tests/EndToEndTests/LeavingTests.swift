import Foundation
import TestSupport
import Testing

@Suite("Leaving the screen")
struct LeavingTests {
  /// A shell that has just started the screen program, and the program's process number.
  private func shellWithScreen(_ home: Home, _ command: String = Program.swiftcal) throws
    -> (Tmux, pid_t)
  {
    let tmux = try Tmux(nil, in: home)
    try tmux.wait(for: "$")
    try tmux.enter("stty -a >before; \(command)")
    try tmux.wait(for: "November 2026")
    let shell = try tmux.pid()
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    let pid = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
    return (tmux, pid)
  }

  /// Asks the shell for the exit status and the terminal's modes.
  private func askShell(_ tmux: Tmux) throws -> String {
    try tmux.enter("echo left:$?; stty -a >after; echo asked")
    return try tmux.wait(for: "\nasked\n")
  }

  private func expectSaneTerminal(_ tmux: Tmux) throws {
    let home = tmux.home
    let before = FileManager.default.contents(atPath: home.path + "/before")
    #expect(FileManager.default.contents(atPath: home.path + "/after") == before)
    #expect(before?.isEmpty == false)
    #expect(try tmux.value("#{alternate_on} #{cursor_flag} #{mouse_any_flag}") == "0 1 0")
    #expect(try !tmux.screen().contains("November 2026"))
  }

  @Test(
    "Whatever signal ends it, the terminal is as it was before",
    arguments: [
      ("TERM", SIGTERM), ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT), ("SEGV", SIGSEGV),
      ("ABRT", SIGABRT), ("ILL", SIGILL), ("TRAP", SIGTRAP), ("FPE", SIGFPE), ("BUS", SIGBUS),
      ("USR1", SIGUSR1), ("ALRM", SIGALRM),
    ])
  func signals(name: String, signal: Int32) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let (tmux, pid) = try shellWithScreen(home)
    kill(pid, signal)
    try waitUntil("the end") { !ProcessBooks.isRunning(pid) }
    // The shell reads a line of its own: it drops the rest of one whose program was interrupted.
    let screen = try askShell(tmux)
    #expect(!screen.contains("left:0"), "\(name): \(screen)")
    try expectSaneTerminal(tmux)
  }

  @Test("Quitting leaves the terminal as it was before, exit status 0")
  func quit() throws {
    let (tmux, pid) = try shellWithScreen(Home(habit: "Read", doneDaysAgo: 1...3))
    try tmux.press("q")
    try waitUntil("the end") { !ProcessBooks.isRunning(pid) }
    #expect(try askShell(tmux).contains("left:0"))
    try expectSaneTerminal(tmux)
  }

  @Test("Suspended by ^Z, the shell is usable; fg brings the screen back, at the new size")
  func suspend() throws {
    let (tmux, _) = try shellWithScreen(Home(habit: "Read", doneDaysAgo: 1...3))
    try tmux.press("C-z")
    try tmux.wait(for: "Stopped")
    try tmux.enter("stty -a | cmp - before && echo same modes")
    try tmux.wait(for: "same modes\n")
    #expect(try tmux.value("#{alternate_on} #{cursor_flag} #{mouse_any_flag}") == "0 1 0")
    try tmux.resize(columns: 60, rows: 20)
    try tmux.enter("fg")
    try tmux.wait(for: "November 2026")
    #expect(try tmux.value("#{alternate_on}") == "1")
    try tmux.press("[")
    try tmux.wait(for: "October 2026")
    try tmux.press("q")
    try tmux.wait(for: "the shell") { !$0.contains("October 2026") }
    try tmux.enter("clear; stty rows 24 columns 80; stty -a | cmp - before && echo same as before")
    try tmux.wait(for: "same as before\n")
  }

  @Test("^C closes what is open, and ends the program only where nothing is")
  func interrupt() throws {
    let (tmux, pid) = try shellWithScreen(Home(habit: "Read", doneDaysAgo: 1...3))
    try tmux.type(":goto 2020")
    try tmux.wait(for: "goto 2020")
    try tmux.press("C-c")
    try tmux.wait(for: "the month") { $0.contains("November 2026") && !$0.contains("goto 2020") }
    #expect(ProcessBooks.isRunning(pid))
    try tmux.press("C-c")
    try waitUntil("the end") { !ProcessBooks.isRunning(pid) }
    _ = try askShell(tmux)
    try expectSaneTerminal(tmux)
  }

  /// The cursor is shown, lines wrap, and Meta sets the eighth bit, which curses leaves so.
  private static let resting: Set = [PrivateModes.cursor, 7, 1034]

  @Test(
    "Whatever signal ends it, the terminal reports no mouse, paste or focus any more",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS])
  func reports(signal: Int32) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let pty = try Pty([Program.swiftcal], in: home)
    var modes = PrivateModes()
    modes.read(try pty.output(until: "November 2026"))
    #expect(modes.on.isSuperset(of: [1000, 1006, 1049, 2004]))
    pty.child.signal(signal)
    try waitUntil("the end") { pty.child.poll() != nil }
    modes.read(String(decoding: pty.output(quietFor: 0), as: UTF8.self))
    #expect(modes.on == Self.resting)
  }

  @Test("Stopped by ^Z it asks for no reports; continued, it asks for them again")
  func reportsWhileStopped() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let script = "set -m; \(Program.swiftcal); echo stopped; read x; fg"
    let pty = try Pty(["sh", "-c", script], in: home)
    var modes = PrivateModes()
    modes.read(try pty.output(until: "November 2026"))
    let shown = modes.on
    #expect(shown.isSuperset(of: [1000, 1006, 1049, 2004]))
    pty.send("\u{1A}")
    modes.read(try pty.output(until: "stopped\r\n"))
    #expect(modes.on == Self.resting)
    pty.send("\r")
    modes.read(try pty.output(until: "November 2026"))
    #expect(modes.on == shown)
    pty.send("q")
    try waitUntil("the end") { pty.child.poll() != nil }
    modes.read(String(decoding: pty.output(quietFor: 0), as: UTF8.self))
    #expect(modes.on == Self.resting)
  }

  @Test(
    "Whatever signal ends the following widget, the terminal has its cursor again",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS])
  func widget(signal: Int32) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let pty = try Pty([Program.mini, "--follow"], in: home)
    var modes = PrivateModes()
    modes.read(try pty.output(until: "November 2026"))
    #expect(modes.on == [])
    pty.child.signal(signal)
    try waitUntil("the end") { pty.child.poll() != nil }
    modes.read(String(decoding: pty.output(quietFor: 0), as: UTF8.self))
    #expect(modes.on == [PrivateModes.cursor])
  }

  @Test("The following widget stopped by ^Z gives the cursor back, and takes it when it goes on")
  func widgetWhileStopped() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let script = "set -m; \(Program.mini) --follow; echo stopped; read x; fg"
    let pty = try Pty(["sh", "-c", script], in: home)
    var modes = PrivateModes()
    modes.read(try pty.output(until: "November 2026"))
    #expect(modes.on == [])
    pty.send("\u{1A}")
    modes.read(try pty.output(until: "stopped\r\n"))
    #expect(modes.on == [PrivateModes.cursor])
    pty.send("\r")
    modes.read(try pty.output(until: "November 2026"))
    #expect(modes.on == [])
  }

  @Test(
    "When the terminal window is closed it ends within a second, even with HUP ignored",
    arguments: ["exec", "trap '' HUP; exec"])
  func hangUp(before: String) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let pty = try Pty(["sh", "-c", "\(before) \(Program.swiftcal)"], in: home)
    try pty.output(until: "November 2026")
    let used = pty.child.processorSeconds
    pty.hangUp()
    try waitUntil("the end", within: 1.5) { pty.child.poll() != nil }
    #expect(pty.child.processorSeconds - used < 0.5)
  }

  @Test("Without a terminal it says so in one line and exits with 69")
  func noTerminal() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let run = try Program.run([Program.swiftcal], in: home)
    #expect(run.ending == .exited(69))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("swiftcal: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("Standard input that is at its end, on a terminal, ends it")
  func closedInput() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let tmux = try Tmux(["sh", "-c", "\(Program.swiftcal) </dev/null; echo left:$?"], in: home)
    try tmux.wait(for: "left:69", within: 3)
  }
}
