import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("All views")
struct FrameTests {
  init() { #expect(utf8Locale) }

  @Test("A view draws in its rectangle and nowhere else", arguments: sampleViews())
  func staysInside(_ sample: SampleView) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let rect = Rect(
        x: Int.random(in: 0...20, using: &generator), y: Int.random(in: 0...10, using: &generator),
        width: Int.random(in: 0...70, using: &generator),
        height: Int.random(in: 0...24, using: &generator))
      var canvas = Canvas(Size(100, 40))
      canvas.fill(canvas.bounds, with: "#", style: Style(.warning))
      var inside = canvas
      sample.view.draw(into: &canvas, at: rect)
      inside.fill(rect)
      for y in 0..<40 {
        for x in 0..<100 where inside[x, y].text == "#" {
          #expect(canvas[x, y] == inside[x, y], "\(sample) drew at \(x), \(y) outside of \(rect)")
        }
      }
    }
  }

  @Test("A view cut by the canvas's edge draws what is left", arguments: sampleViews())
  func cut(_ sample: SampleView) {
    for (x, y) in [(-3, -2), (35, 10), (39, 11), (100, 100), (-100, -100)] {
      var canvas = Canvas(Size(40, 12))
      sample.view.draw(into: &canvas, at: Rect(x: x, y: y, width: 30, height: 9))
      #expect(canvas.cells.count == 480)
    }
  }

  @Test("At the size it wants, nothing is cut", arguments: sampleViews())
  func wanted(_ sample: SampleView) {
    let size = sample.view.wantedSize
    let text = sample.view.canvas(size).text(.plain)
    #expect(!text.contains("…"), "\(text)")
  }
}

/// A view by its name.
struct SampleView: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: any View & Sendable
}
