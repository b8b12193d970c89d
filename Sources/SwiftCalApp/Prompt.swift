import SwiftCalCore

/// A question with a line to type the answer in.
package struct Prompt: Hashable, Sendable {
  /// What is asked.
  package enum Kind: Hashable, Sendable {
    /// The first habit of an empty store.
    case firstHabit
    /// The name of another habit.
    case addHabit
    /// Another name for the habit shown.
    case rename
    /// A date to go to.
    case goTo
    /// The note of the selected day.
    case note
    /// The amount of the selected days.
    case amount
    /// A habit to find.
    case find
    /// The text to search notes for.
    case searchNotes
    /// The schedule of the habit shown, from today on.
    case schedule
    /// A command line.
    case command
  }

  /// What is asked.
  package let kind: Kind
  /// The answer as typed so far.
  package var line: LineEditor
  private let first: String
  /// Whether the answer is another one than it began with.
  package var isChanged: Bool { line.text != first }
  /// Why the answer will not do; nil while it will.
  package var problem: String?
  /// What the line may go on with, after Tab.
  package var candidates: [String] = []
  /// Whether what is typed or pasted first takes the place of the text that is there, which is shown
  /// selected until then.
  package var isReplaced = false
  /// Whether more was pasted than the line takes.
  package var isCut = false
  /// How many lines back in the history the line was taken from; 0 for a new one.
  package var historyIndex = 0
  /// The habit shown when the prompt was opened.
  package var habit: HabitID?
  /// The day it is about.
  package var day: Day?
  /// The days it is about, where they are several.
  package var days: [Day] = []

  /// A prompt of this kind, with a text to begin with.
  package init(_ kind: Kind, text: String = "", habit: HabitID? = nil, day: Day? = nil) {
    self.kind = kind
    line = LineEditor(text)
    first = line.text
    self.habit = habit
    self.day = day
  }

  /// A prompt that begins with a value that is mostly typed anew.
  package init(_ kind: Kind, replacing text: String, habit: HabitID?, day: Day? = nil) {
    self.init(kind, text: text, habit: habit, day: day)
    isReplaced = !text.isEmpty
  }

  /// Empties the line where what comes takes the place of all of it.
  mutating func makeRoom() {
    if isReplaced { line = LineEditor() }
    isReplaced = false
  }
}
