import SwiftCalCore

/// What the model asks of the world; the answer comes back as a message.
package enum Effect: Hashable, Sendable {
  /// Give the edit to the store; answered by `performed` or `storeFailed`.
  case perform(Edit)
  /// Take the last change back; answered by `undone` or `storeFailed`.
  case undo
  /// Make the change again that was taken back; answered by `redone` or `storeFailed`.
  case redo
  /// Read the store; answered by `loaded` or `storeFailed`.
  case load(LoadScope)
  /// Read the text of a day in the store's almanac; answered by `almanac`.
  case loadAlmanac(Day)
  /// List the files whose path begins so; answered by `files`.
  case listFiles(String)
  /// Carry out what a typed line asked for, about this habit where it named none; answered by `ran`.
  case run(Request, habit: HabitID?)
  /// Send `woken` once this much time has passed.
  case wake(Wake, milliseconds: Int)
  /// Draw every cell anew.
  case redraw
  /// Give the terminal back and stop until continued.
  case suspend
  /// Leave the program.
  case quit
}

/// What the model asked to be woken for.
package enum Wake: Hashable, Sendable {
  /// Try the edits that are not saved again.
  case retry
  /// No key followed the digits typed; the number tells one waiting from the next.
  case digits(Int)
}

/// How much of the store the model wants to hold.
package struct LoadScope: Hashable, Sendable {
  /// The day from which every habit's check-ins are wanted.
  package var from: Day
  /// The habits whose whole history is wanted.
  package var whole: [HabitID]

  /// All habits from a day on, and these wholly.
  package init(from: Day, whole: [HabitID] = []) {
    self.from = from
    self.whole = whole
  }

  /// Whether all that `other` asks for is in it.
  package func covers(_ other: LoadScope) -> Bool {
    from <= other.from && other.whole.allSatisfy(whole.contains)
  }
}
