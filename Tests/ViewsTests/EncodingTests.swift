import SwiftCalCore
import SwiftCalViews
import Testing

@Suite("Canvases as text")
struct EncodingTests {
  init() { #expect(utf8Locale) }

  private func canvas(_ text: String, _ style: Style = Style()) -> Canvas {
    var canvas = Canvas(Size(20, 2))
    canvas.put(text, x: 1, y: 0, style: style)
    return canvas
  }

  @Test("Plain text has no trailing blanks and ends each line")
  func plain() {
    #expect(canvas("朝 x").text(.plain) == " 朝 x\n\n")
    #expect(Canvas(Size(0, 0)).text(.plain) == "")
  }

  @Test(
    "Colours are told in the terminal's depth and reset at the end of the line",
    arguments: [
      (ColorDepth.mono, "\u{1b}[0;1m"), (.eight, "\u{1b}[0;1;33m"), (.sixteen, "\u{1b}[0;1;33m"),
      (.indexed, "\u{1b}[0;1;38;5;208m"), (.trueColor, "\u{1b}[0;1;38;2;235;118;10m"),
    ])
  func ansi(_ depth: ColorDepth, _ start: String) {
    let text = canvas("Mo", Style(.accent)).text(.ansi, theme: Theme(depth))
    #expect(text == " \(start)Mo\u{1b}[0m\n\n")
  }

  @Test("A band under blanks at the end of a line is kept")
  func bandAtEnd() {
    let text = canvas("x ", Style(.done, on: .band)).text(.ansi, theme: Theme(.indexed))
    #expect(text.hasPrefix(" \u{1b}["))
    #expect(text.hasSuffix("mx \u{1b}[0m\n\n"))
  }

  @Test(
    "Nothing that a person wrote is a command to tmux",
    arguments: [
      ("#S #{host}", " ##S ##{host}"), ("#[fg=red]x", " ##[fg=red]x"), ("#(id)", " ##(id)"),
      ("50% less", " 50% less"), ("a,b}", " a,b}"),
      ("C## x", " C##♯ x"), ("##[x", " ##♯[x"), ("C#", " C###[default]"),
      ("x#####", " x##♯♯♯♯"),
      ("#\u{301}(id)", " ##\u{301}(id)"),
    ])
  func tmux(_ name: String, _ wanted: String) {
    #expect(canvas(name).text(.tmux) == wanted)
  }

  @Test("tmux gets one line with its own colour names")
  func tmuxLine() {
    var canvas = canvas("12", Style(.accent))
    canvas.put("day streak", x: 0, y: 1)
    #expect(
      canvas.text(.tmux, theme: Theme(.indexed))
        == " #[default,bold,fg=colour208]12#[default] day streak")
    #expect(!canvas.text(.tmux).contains("\n"))
  }

  @Test(
    "A colour finds its nearest in xterm's palette",
    arguments: [
      (0xff8700, 208, 3), (0x000000, 16, 0), (0xffffff, 231, 7), (0x808080, 244, 6),
      (0xff0000, 196, 1),
      (0x5f87ff, 69, 6),
    ])
  func nearest(_ hex: UInt32, _ index256: UInt8, _ index8: UInt8) {
    #expect(Color(hex).index256 == index256)
    #expect(Color(hex).index8 == index8)
  }

  @Test("Where the band has a colour it is the chain, where it has none the links are")
  func chain() {
    var canvas = Canvas(Size(5, 1))
    for (x, text) in ["2", "━", "3"].enumerated() {
      canvas.put(text, x: x, y: 0, style: Style(text == "━" ? .link : .done, on: .band))
    }
    for depth in ColorDepth.allCases {
      let (link, day) = (Style(.link, on: .band), Style(.done, on: .band))
      let look = Theme(depth).look(of: link)
      #expect(look.hidesGlyph == (depth != .mono))
      let text = canvas.text(.ansi, theme: Theme(depth))
      let start = Theme(depth).look(of: day).sgr
      #expect(text == "\(start)2\(depth == .mono ? "━" : " ")3\u{1b}[0m\n")
    }
    #expect(canvas.text(.plain) == "2━3\n")
  }

  @Test("A monochrome theme uses no colour, and every ground shows in it")
  func mono() {
    for depth in ColorDepth.allCases {
      for role in Role.allCases {
        for ground in 0..<16 {
          let look = Theme(depth).look(of: Style(role, on: Style.Ground(rawValue: UInt8(ground))))
          if depth == .mono { #expect(look.foreground == nil && look.background == nil) }
          if ground != 0 { #expect(look != Theme(depth).look(of: Style())) }
        }
      }
    }
  }

  @Test(
    "Bands bring their own ink, and nothing else sets a background", arguments: HabitColor.allCases)
  func backgrounds(_ accent: HabitColor) {
    let depths = [ColorDepth.eight, .sixteen, .indexed, .trueColor]
    let themes = depths.flatMap { depth in
      [Backdrop.unknown, .dark, .light].map { Theme(depth, accent: accent, on: $0) }
    }
    for theme in themes {
      for role in Role.allCases {
        #expect(theme.look(of: Style(role)).background == nil)
        let look = theme.look(of: Style(role, on: .band))
        #expect(
          look.background != nil && look.foreground != nil && look.foreground != look.background)
      }
      let warning = theme.look(of: Style(.warning)).foreground
      #expect(warning != theme.look(of: Style(.accent)).foreground)
    }
  }

  @Test(
    "The background is known where the terminal tells it",
    arguments: [
      ("15;0", Backdrop.dark), ("0;15", .light), ("0;default;7", .light), ("15;8", .dark),
      ("15;default", .unknown), ("", .unknown), ("x;99", .unknown),
    ])
  func backdrop(_ variable: String, _ wanted: Backdrop) {
    #expect(Backdrop(colorFGBG: variable) == wanted)
    #expect(Backdrop(colorFGBG: nil) == .unknown)
  }
}
