import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalTerminal

/// Tests that use the one terminal that curses has at a time, one after another.
@Suite("The curses session", .serialized)
struct CursesSessionTests {
  let terminal: ScreenTerminal

  init() throws {
    setlocale(LC_CTYPE, "C.UTF-8")
    terminal = try ScreenTerminal(columns: 40, rows: 12)
  }

  func session(_ type: String?) throws -> CursesSession {
    try CursesSession(type: type, input: terminal.terminal, output: terminal.terminal)
  }

  func canvas(_ text: String, cursorAt x: Int = 3) -> Canvas {
    var canvas = Canvas(Size(40, 12))
    canvas.put("November 2026", x: 2, y: 0, style: Style(.heading))
    canvas.put(text, x: 2, y: 4, style: Style(.done, on: [.band]))
    canvas.lay(.cursor, under: Rect(x: x, y: 4, width: 2, height: 1))
    return canvas
  }

  @Test(
    "On each kind of terminal a screen starts, paints and leaves the terminal as it was",
    arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100", "vt102", "xterm"])
  func matrix(type: String) throws {
    defer { terminal.finish() }
    let before = terminal.settings
    let session = try session(type)
    #expect(terminal.settings != before)
    #expect(session.size == Size(40, 12))
    Painter(theme: Theme(ColorDepth(of: session, isColored: true))).paint(canvas("1 2 3 朝 ● é"))
    let drawn = try terminal.take()
    #expect(drawn.contains("November 2026"))
    #expect(drawn.contains("朝"))
    session.end()
    #expect(terminal.settings == before)
    let after = try terminal.take()
    guard ["xterm-256color", "tmux-256color"].contains(type) else { return }
    #expect(drawn.contains("\u{1B}[?1049h"))
    #expect(after.contains("\u{1B}[?1049l"))
    #expect(after.contains("1000l") && after.contains("\u{1B}[?2004l"))
    // Terminals name the shown cursor in two ways.
    #expect(after.contains("\u{1B}[?25h") || after.contains("\u{1B}[?12l\u{1B}[?25h"))
  }

  @Test(
    "Each terminal has the colours its entry gives",
    arguments: [
      ("xterm-256color", ColorDepth.indexed), ("xterm", .eight), ("linux", .eight),
      ("vt100", .mono), ("xterm-direct", .trueColor), ("xterm-16color", .sixteen),
    ])
  func colors(type: String, depth: ColorDepth) throws {
    defer { terminal.finish() }
    let session = try session(type)
    defer { session.end() }
    #expect(ColorDepth(of: session, isColored: true) == depth)
    #expect(ColorDepth(of: session, isColored: false) == .mono)
    Painter(theme: Theme(depth)).paint(canvas("1 2 3"))
    #expect(try terminal.take().contains("November"))
  }

  @Test("Moving the cursor by a day sends few bytes, and the same canvas none")
  func economy() throws {
    defer { terminal.finish() }
    let session = try session("xterm-256color")
    defer { session.end() }
    let painter = Painter(theme: Theme(.indexed))
    painter.paint(canvas(" 1  2  3  4", cursorAt: 2))
    _ = try terminal.take()
    painter.paint(canvas(" 1  2  3  4", cursorAt: 5))
    let moved = try terminal.take()
    #expect((1...75).contains(moved.utf8.count), "\(moved.debugDescription)")
    painter.paint(canvas(" 1  2  3  4", cursorAt: 5))
    #expect(try terminal.take() == "")
  }

  @Test("A small gap keeps the look before it, a wide one and one behind the cursor do not")
  func gaps() throws {
    defer { terminal.finish() }
    let session = try session("xterm-256color")
    defer { session.end() }
    let painter = Painter(theme: Theme(.indexed))
    var canvas = Canvas(Size(40, 12))
    for (x, text) in [(0, "near"), (6, "next"), (20, "far")] {
      canvas.put(text, x: x, y: 0, style: Style(.dim))
    }
    painter.paint(canvas)
    let drawn = try terminal.take()
    #expect(drawn.contains("near  next"), "\(drawn.debugDescription)")
    #expect(drawn.contains("next\u{1B}"), "\(drawn.debugDescription)")
    canvas.lay(.cursor, under: Rect(x: 0, y: 0, width: 4, height: 1))
    painter.paint(canvas)
    let moved = try terminal.take()
    #expect(moved.contains("near\u{1B}"), "\(moved.debugDescription)")
  }

  @Test(
    "What cannot be a screen is refused with one line that names it",
    arguments: [
      (nil, TerminalError.unnamed), ("", .unnamed), ("xterm-nobody", .unknown("xterm-nobody")),
      ("dumb", .incapable("dumb")), ("no\u{1B}such", .unknown("no\u{1B}such")),
    ])
  func refused(type: String?, error: TerminalError) throws {
    defer { terminal.finish() }
    let before = terminal.settings
    #expect(throws: error) { try session(type) }
    #expect(terminal.settings == before)
    #expect(error.message.contains("TERM=xterm-256color"))
    #expect(!error.message.contains("\u{1B}") && !error.message.contains("\n"))
  }

  @Test("A stream that is no terminal is refused by its name")
  func notATerminal() throws {
    defer { terminal.finish() }
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    #expect(throws: TerminalError.notATerminal(.input)) {
      try CursesSession(type: "xterm", input: null, output: terminal.terminal)
    }
    #expect(throws: TerminalError.notATerminal(.output)) {
      try CursesSession(type: "xterm", input: terminal.terminal, output: null)
    }
  }

  @Test("While it is stopped the terminal is as it was, and afterwards all is drawn again")
  func suspension() throws {
    defer { terminal.finish() }
    let before = terminal.settings
    let session = try session("xterm-256color")
    let during = terminal.settings
    let painter = Painter(theme: Theme(.indexed))
    painter.paint(canvas("1"))
    _ = try terminal.take()
    var stopped = ""
    session.suspend {
      #expect(terminal.settings == before)
      stopped = (try? terminal.take()) ?? ""
    }
    #expect(stopped.contains("\u{1B}[?1049l") && stopped.contains("1000l"))
    #expect(terminal.settings == during)
    painter.paint(canvas("1"))
    let drawn = try terminal.take()
    #expect(drawn.contains("\u{1B}[?1049h") && drawn.contains("November 2026"))
    #expect(drawn.contains("1000h"))
    session.end()
    #expect(terminal.settings == before)
  }

  @Test("A new size is taken from the terminal, down to one cell and up again")
  func resize() throws {
    defer { terminal.finish() }
    let session = try session("xterm-256color")
    defer { session.end() }
    let painter = Painter(theme: Theme(.indexed))
    for (columns, rows) in [(1, 1), (10, 3), (200, 2), (3, 1), (120, 40)] {
      terminal.resize(columns: columns, rows: rows)
      session.resize()
      #expect(session.size == Size(columns, rows))
      painter.paint(canvas("a朝朝朝"))
      painter.paint(Canvas(Size(0, 0)))
      painter.paint(canvas("1 2 3"))
    }
    #expect(try terminal.take().contains("November 2026"))
  }
}
