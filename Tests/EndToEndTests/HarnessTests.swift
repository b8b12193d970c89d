import Foundation
import TestSupport
import Testing

@Suite("The test harness")
struct HarnessTests {
  @Test("A tmux pane shows what its shell prints, at the size asked for, in a pinned environment")
  func pane() throws {
    let tmux = try Tmux(nil, in: Home(), columns: 50, rows: 7)
    try tmux.enter("stty size; echo $((40 + 2)) $TERM; env | wc -l")
    let screen = try tmux.wait(for: "42 tmux-256color")
    #expect(screen.contains("7 50"))
  }

  @Test("A program's output, errors, exit status and end by a signal are told apart")
  func programs() throws {
    let home = try Home()
    let run = try Program.run(["sh", "-c", "echo out; echo err >&2; exit 3"], in: home)
    #expect(run.ending == .exited(3))
    #expect(run.output == "out\n")
    #expect(run.errors == "err\n")
    #expect(try Program.run(["sh", "-c", "kill -9 $$"], in: home).ending == .killed(9))
    #expect(throws: TimedOut.self) { try Program.run(["sleep", "30"], in: home, within: 0.1) }
    #expect(throws: TimedOut.self) { try Program.run(["no-such-program"], in: home) }
  }

  @Test("A pseudo-terminal is the program's controlling terminal and hangs up when closed")
  func pseudoTerminal() throws {
    let home = try Home()
    let pty = try Pty(["sh", "-c", "stty size </dev/tty; read x; echo got $x"], in: home, rows: 9)
    try pty.output(until: "9 80")
    pty.send("7\n")
    try pty.output(until: "got 7")
    let sleeper = try Pty(["sleep", "60"], in: home)
    sleeper.hangUp()
    #expect(try sleeper.child.wait(within: 5) == .killed(SIGHUP))
  }

  @Test(
    "Every tool that the tests use is installed", arguments: ["tmux", "sqlite3", "stty", "bash"])
  func tools(name: String) throws {
    let run = try Program.run(["sh", "-c", "command -v \(name)"], in: Home())
    #expect(run.ending == .exited(0), "missing: \(name)")
  }
}
