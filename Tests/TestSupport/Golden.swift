import Foundation
import SwiftCalViews

/// A text file beside a test that holds what views drew, section by section.
///
/// Each section shows the characters, then the role of each cell as a letter, then, where there is
/// any, the ground of each cell as a digit. `SWIFTCAL_RECORD=1` writes the file anew and fails the
/// run, so that no recording passes for a test.
package struct Golden {
  private let url: URL
  private var text = ""

  /// The golden of this name in the folder `Goldens` beside the test.
  package init(_ name: String, beside test: String = #filePath) {
    url = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent("\(name).txt")
  }

  /// Adds a canvas under a title.
  package mutating func add(_ title: String, _ canvas: Canvas) {
    text += "== \(title), \(canvas.size.width)×\(canvas.size.height)\n"
    text += Golden.characters(canvas)
    text += "-- roles\n" + grid(canvas) { Golden.letter($0.style.role) }
    if canvas.cells.contains(where: { !$0.style.ground.isEmpty }) {
      text += "-- grounds\n"
      text += grid(canvas) {
        $0.style.ground.isEmpty ? "." : String($0.style.ground.rawValue, radix: 16)
      }
    }
  }

  /// The characters of a canvas, framed.
  package static func characters(_ canvas: Canvas) -> String {
    (0..<canvas.size.height).map { y in
      "|" + (0..<canvas.size.width).map { canvas[$0, y].text }.joined() + "|\n"
    }.joined()
  }

  /// Where it differs from the file, for a test to expect nil; where recording was asked for the file is
  /// written anew, which is a difference too.
  package func difference() throws -> String? {
    if ProcessInfo.processInfo.environment["SWIFTCAL_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      return "recorded \(url.lastPathComponent): look at it and run again"
    }
    let wanted = try String(contentsOf: url, encoding: .utf8)
    return text == wanted ? nil : firstDifference(from: wanted)
  }

  private func firstDifference(from wanted: String) -> String {
    let (ours, theirs) = (text.components(separatedBy: "\n"), wanted.components(separatedBy: "\n"))
    let line = zip(ours, theirs).enumerated().first { $1.0 != $1.1 }
    guard let line else { return "\(ours.count) lines instead of \(theirs.count)" }
    return "line \(line.offset + 1): \(line.element.0) instead of \(line.element.1)"
  }

  private func grid(_ canvas: Canvas, _ sign: (Cell) -> String) -> String {
    (0..<canvas.size.height).map { y in
      var row = (0..<canvas.size.width).map { sign(canvas[$0, y]) }.joined()
      while row.last == "." { row.removeLast() }
      return row + "\n"
    }.joined()
  }

  private static func letter(_ role: Role) -> String {
    switch role {
    case .text: "."
    case .dim: "d"
    case .accent: "A"
    case .number: "N"
    case .heading: "H"
    case .done: "D"
    case .link: "L"
    case .edge: "E"
    case .partial: "P"
    case .bridged: "b"
    case .missed: "M"
    case .pending: "O"
    case .warning: "W"
    }
  }
}
