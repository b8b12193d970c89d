import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// A tab's name.
  func tab(_ view: ScreenView) -> String { view.rawValue }

  /// The heading of a page.
  func title(of content: Page.Content, habit: String) -> String {
    switch content {
    case .help: "Help"
    case .commandHelp(let action): "Help: \(action.rawValue)"
    case .explanation(let day): "\(habit), seen from \(date(day))"
    case .output(let command, _): command
    }
  }

  /// The same where there are few columns.
  func shortLabel(_ kind: Prompt.Kind) -> String {
    switch kind {
    case .firstHabit, .addHabit: "Name:"
    case .rename: "New name:"
    case .schedule: "Due:"
    case .searchNotes: "Search:"
    default: label(kind, "")
    }
  }

  /// What stands before the line being typed, which may be about several days.
  func label(_ kind: Prompt.Kind, _ habit: String, days: Int = 0) -> String {
    switch kind {
    case .note where days > 1: "Note of \(dayCount(days)):"
    case .amount where days > 1: "Amount of \(dayCount(days)):"
    case .firstHabit: "Your first habit:"
    case .addHabit: "New habit:"
    case .rename: "New name of \(habit):"
    case .goTo: "Go to:"
    case .note: "Note:"
    case .amount: "Amount:"
    case .find: "Find:"
    case .searchNotes: "Search notes:"
    case .schedule: "\(habit) is due:"
    case .command: ":"
    }
  }

  /// What stands behind an amount being typed: `of 5 km`, `of 2 cups allowed`.
  func tail(of target: String, isLimit: Bool) -> String {
    isLimit ? "of \(target) allowed" : "of \(target)"
  }

  /// What a field of a habit's form is called, also where there are few columns.
  func label(_ field: HabitForm.Field, isShort: Bool) -> String {
    switch field {
    case .period: "per"
    case .skips: isShort ? "skips" : "skips a month"
    default: field.rawValue
    }
  }

  /// What a field of a habit's form may hold.
  func formHint(_ field: HabitForm.Field) -> String {
    switch field {
    case .name: "Up to 200 characters."
    case .kind: "Left and Right choose: yes-no, at-least, at-most, avoid or track-only."
    case .target: "How much is wanted, or allowed: a number such as 5 or 5.2."
    case .unit: "What is counted, such as km; may be empty."
    case .period: "Left and Right choose over what time amounts are summed."
    case .schedule: promptHint(.schedule)
    case .group: "The heading under which it stands in the list; may be empty."
    case .color: "Left and Right choose."
    case .question: "What to ask yourself; may be empty."
    case .start, .end: "A date such as 2026-11-30 or today; empty for none."
    case .skips: "How many skips you allow yourself; empty for any number."
    case .freezes: "Left and Right choose: a run earns some, and each bridges a miss."
    case .every: "How many units of a run earn a freeze: 1 to 1000."
    case .cap: "How many freezes are kept at most: 1 to 1000."
    }
  }

  /// How freezes are earned: `Left and Right choose: 5 days of a run earn one, at most 2 are kept.`
  func freezeHint(every: Int, _ unit: StreakUnit, cap: Int) -> String {
    let units = "\(count(every, unit: unit)) of a run \(every == 1 ? "earns" : "earn") one"
    return "Left and Right choose: \(units), at most \(cap) \(cap == 1 ? "is" : "are") kept."
  }

  /// A number of a freeze rule that will not do.
  func notACount(_ text: String) -> String {
    text.isEmpty
      ? "A number is missing; use 1 to 1000." : "\(text.quoted) is not a number; use 1 to 1000."
  }

  /// A target that is not there yet.
  func noTarget(isLimit: Bool) -> String {
    "How much is \(isLimit ? "allowed" : "wanted")? Type a number such as 5 or 5.2."
  }

  /// The day from which what is typed will hold, and a hint.
  func holds(_ hint: String, from day: String) -> String { "From \(day) on: \(hint)" }

  /// More was pasted than a line takes.
  func cut(_ most: Int) -> String { "Too much was pasted: only \(most) characters are kept." }

  /// How a view that is higher than its screen is seen whole.
  var scrollKeys: String { "j and k, PgDn and PgUp scroll." }

  /// The same where there are few columns.
  func shortPromptHint(_ kind: Prompt.Kind) -> String {
    switch kind {
    case .firstHabit, .addHabit: "Enter adds it, Esc leaves."
    case .goTo: "Such as 11-30, -3 or mon."
    case .schedule: "Such as daily or 3/week."
    default: promptHint(kind)
    }
  }

  /// What an empty line may hold.
  func promptHint(_ kind: Prompt.Kind) -> String {
    switch kind {
    case .firstHabit: "Such as Read, Run or Meditate. Enter adds it, Esc leaves it for later."
    case .addHabit: "Enter adds it, Esc leaves."
    case .rename, .note, .amount: "Enter saves, Esc leaves."
    case .goTo: "2026-11-30, 11-30, today, yesterday, -3, or mon to sun."
    case .find, .searchNotes: "Enter stays there, Esc goes back."
    case .schedule: "daily, weekdays, mon,wed,fri, 3/week, 10/month, 2/5d, every 3 days."
    case .command: "Tab completes, Up and Down recall."
    }
  }
}
