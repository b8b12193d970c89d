import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("A storm of keys")
struct StormTests {
  private static let keys: [Key] =
    Command.table.flatMap(\.keys)
    + "hjkl[]{}tgsmn+-uvp/:?eaEx=JKASFR^$ qy0123456789朝é".map { Key.character($0) }
    + [
      .enter, .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown, .function(1), .function(12), .control("w"), .control("k"),
    ]

  @Test("never traps, and keeps the cursor in the calendar and the canvas whole", arguments: 0..<12)
  func storm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var session = seed.isMultiple(of: 3) ? Session([]) : Session.sample()
    if seed.isMultiple(of: 4) { session.clock(seed == 0 ? .first : .last, 12) }
    for count in 0..<250 {
      step(&session, &random)
      let isWhole = count.isMultiple(of: 5) ? isWhole(session.model) : isSound(session.model)
      guard isWhole else {
        Issue.record("after \(count) steps: \(session.model.mode) at \(session.model.size)")
        return
      }
    }
  }

  private func isSound(_ model: Model) -> Bool {
    (Day.first...Day.last).contains(model.cursor)
      && (model.selected == nil || model.activeHabits.contains { $0.id == model.selected })
  }

  private func isWhole(_ model: Model) -> Bool {
    let canvas = model.screen()
    return isSound(model) && canvas.size == model.size
      && canvas.cells.count == model.size.width * model.size.height
      && !canvas.cells.contains { $0.text.utf8.contains { $0 < 32 } }
  }

  private func step(_ session: inout Session, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      let size = Size(
        Int.random(in: 0...140, using: &random), Int.random(in: 0...45, using: &random))
      session.send(.resized(size))
    case 1: session.send(.paste("\u{1b}[31m2026-02-30\n朝\u{0301}"))
    case 2:
      let day = session.model.today + Int.random(in: -1...2, using: &random)
      session.clock(day, Int.random(in: 0...23, using: &random))
    case 3: session.refusal = .busy(path: "/store")
    case 4: session.refusal = nil
    case 5: session.send(.woken(.retry))
    case 6: session.send(.woken(.digits(Int.random(in: 0...50, using: &random))))
    case 7: session.send(.storeChanged)
    case 8: session.send(.storeFailed(.full(path: "/store"), nil))
    case 9...12:
      let action: MouseAction =
        [.press, .press, .wheelUp, .wheelDown].randomElement(using: &random) ?? .press
      session.press(
        .mouse(
          action, x: Int.random(in: -1...140, using: &random),
          y: Int.random(in: -1...45, using: &random)))
    default: session.press(StormTests.keys.randomElement(using: &random) ?? .enter)
    }
  }
}
