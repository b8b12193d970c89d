/// One value of a habit that a step of the change log changed, in the texts that commands take.
package struct ChangedValue: Hashable, Sendable {
  /// What can be changed of a habit.
  package enum What: String, Hashable, Sendable {
    case name, place, kind, start, end, archived, skips, group, color, question
    case schedule, pause, freezes
  }

  /// What was changed.
  package let what: What
  /// The first day for which it holds; nil for what holds always.
  package let from: Day?
  /// What it was; nil for nothing. Of a pause, its last day or `open`.
  package let before: String?
  /// What it is now; nil for nothing.
  package let after: String?

  /// A value that was changed.
  package init(_ what: What, from: Day? = nil, before: String?, after: String?) {
    self.what = what
    self.from = from
    self.before = before
    self.after = after
  }
}
