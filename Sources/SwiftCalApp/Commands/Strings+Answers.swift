import SwiftCalCore
import SwiftCalViews

/// What a change answers beside what it has set.
extension Strings {
  /// The mark and the amount of a day, each in words: `done`, `3 km`, `2 slips`.
  func recordedParts(of checkIn: CheckIn, _ kind: HabitKind, unit: String) -> [String] {
    let amount = checkIn.amount.map { self.amount($0.text, unit, of: kind) }
    let isSlip = kind == .avoid && checkIn.mark == .missed
    let mark: String? =
      switch checkIn.mark {
      case .done: kind == .avoid ? clean : done
      case .skipped: skipped
      case .missed: isSlip ? slip : missed
      case nil: nil
      }
    // The number of slips says that there was one.
    return [isSlip && amount != nil ? nil : mark, amount].compactMap { $0 }
  }

  /// What was recorded of a day before it was cleared, and whether its note stays.
  func clearedTail(_ parts: [String], keepsNote: Bool) -> String {
    "; cleared: \(parts.joined(separator: ", "))" + (keepsNote ? "; the note stays" : "")
  }

  /// What was recorded of a day before something else was.
  func replacedTail(_ parts: [String]) -> String { "; it was \(parts.joined(separator: ", "))" }

  /// A day with an amount was skipped, and keeps it; the amount is the last of the parts.
  func amountStays(_ parts: [String]) -> String {
    let mark = Array(parts.dropLast())
    return (mark.isEmpty ? "" : replacedTail(mark)) + "; the amount stays: \(parts.last ?? "")"
  }

  /// What became of the note that was there.
  func noteTail(_ old: String, isReplaced: Bool) -> String {
    "; the note \(old.quoted) was \(isReplaced ? "replaced" : "taken away")"
  }

  /// A habit begins on another day now, and how many days since then are missed by that.
  func beginTail(_ first: String, missed: Int) -> String {
    let days =
      missed > 0 ? ", and \(missed.of("day")) since then \(missed == 1 ? "is" : "are") missed" : ""
    return "; the habit begins on \(first) now\(days)"
  }

  /// A check-in has made the streak shorter.
  func shorterTail(_ length: Int, _ unit: StreakUnit) -> String {
    "; it was \(count(length, unit: unit)) before"
  }

  /// A habit has a place in the list, counted from 1.
  func moved(_ name: String, to place: Int, isNew: Bool) -> String {
    isNew
      ? "\(name.quoted) is moved to place \(place)."
      : "\(name.quoted) is at place \(place) already."
  }

  /// Another first day of the week judges the weeks of the past anew; empty where none are judged.
  func weeksJudgedAnew(_ habits: [Habit]) -> String {
    let names = habits.filter { $0.judgesWeeks && !$0.isArchived }.map { $0.name.quoted }
    guard names.count > 0 else { return "" }
    let whose = names.count > 3 ? names.count.of("habit") : names.listed()
    return " The weeks of \(whose) are judged anew by that, those of the past too."
  }

  /// Why a habit is not at the place that was asked for.
  var groupsStayTogether: String { " Groups stay together, behind the habits without one." }

  /// Another habit is meant without words from now on.
  func firstTail(_ name: String) -> String { " \(name.quoted) is the first habit now." }

  /// A rest lies over days that are done.
  func doneDaysStay(_ count: Int, areClean: Bool) -> String {
    let one = count == 1
    return " \(count.of("day")) \(one ? "was" : "were") \(areClean ? clean : done) and"
      + " \(one ? "stays" : "stay") so."
  }

  /// How many units earned a freeze before is not known any more.
  func usualFreezes(_ every: Int) -> String {
    " \(every) is the usual number, as the one before is not kept; '--every' sets another."
  }
}
