import Glibc
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews

/// Bytes that a terminal sends become keys without control characters, and whatever is typed, the
/// screen stays whole and shows nothing that a terminal would obey.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  setlocale(LC_ALL, "C.UTF-8")
  var input = FuzzInput(start, count)
  let size = Size(input.number(below: 130), input.number(below: 50))
  var screen = Screen(size)
  var assembler = KeyAssembler()
  var typed = 0
  for byte in input.bytes {
    // No terminal sends 0xff: here it stands for a pause after which nothing belongs together.
    guard let next = byte == 0xff ? assembler.pause() : assembler.take(byte) else { continue }
    check(next)
    typed += 1
    guard typed < 300 else { break }
    screen.take(next)
  }
  screen.check()
  return 0
}

private func check(_ input: TerminalInput) {
  switch input {
  case .key(.character(let character)):
    require(isHarmless(String(character)) || character.isWritingMark, "a control as a key")
    require(character != "\n", "a line feed as a character")
  case .key(.control(let letter)): require(("a"..."z").contains(letter), "no letter: \(letter)")
  case .key: break
  case .paste(let text):
    // What is no UTF-8 takes three bytes for one.
    require(text.utf8.count <= 3 * 65_536, "a paste of \(text.utf8.count) bytes")
    require(!text.utf8.contains(0x0d), "a carriage return in a paste")
  }
}

extension Character {
  /// Whether it turns the direction of writing, which may be typed; the screen shows it escaped.
  fileprivate var isWritingMark: Bool { unicodeScalars.allSatisfy { $0.value >= 0x200e } }
}

/// A screen whose store takes every other edit.
private struct Screen {
  private var model: Model
  private let snapshot: Snapshot
  private var edits = 0

  init(_ size: Size) {
    let today = Day.first + 739_000
    var habits = ["Read", "朝の運動 #(id)"].enumerated().map { index, name in
      Habit(id: HabitID(Int64(index + 1)), name: name, added: today - 40)
    }
    habits[1].kind = .atLeast
    habits[1].plans = [Plan(target: Target(Amount(5), unit: "km"))]
    let days = (0..<30).map { CheckIn(today - (30 - $0), mark: .done) }
    snapshot = Snapshot(habits: habits, checkIns: [HabitID(1): days])
    model = Model(
      snapshot: Snapshot(habits: habits),
      now: LocalTime(day: today, time: ClockTime(hour: 12, minute: 0)), secondsLeft: 43_200,
      size: size)
    answer(model.start())
  }

  mutating func take(_ input: TerminalInput) {
    switch input {
    case .key(let key): answer(model.update(.key(key)))
    case .paste(let text): answer(model.update(.paste(text)))
    }
  }

  private mutating func answer(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .load(let scope): answer(model.update(.loaded(snapshot, scope)))
      case .perform(let edit):
        edits += 1
        let isTaken = edits.isMultiple(of: 2)
        answer(
          model.update(
            isTaken
              ? .performed(edit, Performed(changed: true))
              : .storeFailed(.busy(path: "/store"), edit)))
      case .undo: answer(model.update(.undone(nil)))
      case .redo: answer(model.update(.redone(nil)))
      default: break
      }
    }
  }

  func check() {
    require((Day.first...Day.last).contains(model.cursor), "the cursor left the calendar")
    let canvas = model.screen()
    require(canvas.cells.count == model.size.width * model.size.height, "cells are missing")
    require(
      canvas.cells.allSatisfy { isHarmless($0.text) && $0.text != "\n" }, "a control in a cell")
  }
}
