import SwiftCalCore

/// What the screen's message line says, in whole sentences.
package enum ScreenStrings {
  package static let today = "today"
  package static let yesterday = "yesterday"
  package static let done = "done"
  package static let skipped = "skipped"
  package static let missed = "missed"
  package static let slip = "a slip"
  package static let cleared = "cleared"
  package static let noteSaved = "note saved"
  package static let noteRemoved = "note removed"
  package static let nothingChanged = "It was so already."
  package static let nothingToUndo = "There is nothing to undo."
  package static let nothingToRedo = "There is nothing to redo."
  package static let unsavedDropped = "The change that was not saved is dropped."
  package static let goToMonth = "No day is shown here: go to the month (1) to move and check in."
  package static let noHabit = "There is no habit yet: press a to add one."
  package static let selectFirst = "Select the days to pause first: v, then move."
  package static let busy = "Another program is using the store; trying again."
  package static let storeReplaced = "The store was replaced; this is the new one."
  package static let allPaused = "All habits rest."
  package static let allResumed = "All habits go on."

  package static func recorded(_ name: String, _ what: String, _ days: String) -> String {
    "\(name): \(what), \(days)."
  }
  package static func days(_ count: Int, from: String, to: String) -> String {
    "\(count) days, \(from) to \(to)"
  }
  package static func dayCount(_ count: Int) -> String { "\(count) days" }
  package static func amount(_ amount: String, _ unit: String) -> String {
    unit.isEmpty ? amount : "\(amount) \(unit)"
  }
  package static func amountAdded(_ amount: String, _ unit: String) -> String {
    let sign = amount.hasPrefix("-") ? "" : "+"
    return sign + self.amount(amount, unit)
  }
  package static func added(_ name: String) -> String { "\(name.quoted) is added." }
  package static func addedHere(_ name: String) -> String {
    "\(name.quoted) is added; E sets its schedule and amounts."
  }
  package static func archived(_ name: String) -> String {
    "\(name.quoted) is put away; u brings it back."
  }
  package static func unarchived(_ name: String) -> String { "\(name.quoted) is back." }
  package static func renamed(_ old: String, _ new: String) -> String {
    "\(old.quoted) is called \(new.quoted) now."
  }
  package static func paused(_ name: String, from: String, through: String?) -> String {
    through.map { "\(name.quoted) rests from \(from) to \($0)." }
      ?? "\(name.quoted) rests from \(from) on."
  }
  package static func resumed(_ name: String) -> String { "\(name.quoted) goes on." }
  package static func changed(_ name: String) -> String { "\(name.quoted) is changed." }
  package static func moved(_ name: String) -> String { "\(name.quoted) is moved." }
  package static func set(_ key: String, _ value: String?) -> String {
    value.map { "\(key) is \($0) now." } ?? "\(key) is back at its default."
  }
  package static func undone(_ what: String) -> String {
    what.isEmpty ? "Taken back." : "Taken back: \(what)."
  }
  package static func redone(_ what: String) -> String {
    what.isEmpty ? "Made again." : "Made again: \(what)."
  }
  package static func futureDay(_ day: String) -> String {
    "\(day) has not come yet: only a skip, a pause or a note can be set ahead."
  }
  package static func beforeStart(_ name: String, start: String) -> String {
    "\(name.quoted) begins on \(start)."
  }
  package static func afterEnd(_ name: String, end: String) -> String {
    "\(name.quoted) ended on \(end)."
  }
  package static func noAmount(_ name: String) -> String {
    "\(name.quoted) has no amount: Space checks it in."
  }
  package static func tooManyDays(_ most: Int) -> String {
    "No more than \(most) days can be changed at once."
  }
  package static func readOnly(_ reason: String) -> String { "Nothing can be changed: \(reason)" }
  package static func looksBack(_ day: String) -> String {
    "The screen looks back at \(day): nothing can be changed there."
  }
  package static func asOf(_ day: String) -> String { "as of \(day)" }
  package static func notSaved(_ count: Int) -> String {
    count == 1
      ? "Not saved yet: another program holds the store; trying again."
      : "\(count) changes not saved yet: another program holds the store; trying again."
  }
  package static func quitUnsaved(_ count: Int) -> String {
    count == 1
      ? "One change is not saved; q again leaves without it."
      : "\(count) changes are not saved; q again leaves without them."
  }
  package static func newDay(_ day: String) -> String { "A new day has begun: \(day)." }
  package static func dayIs(_ day: String) -> String { "The clock was set: it is \(day) now." }
  package static func milestone(_ length: Int, _ unit: StreakUnit, _ name: String) -> String {
    "\(length) \(unit.rawValue)s of \(name.quoted). Well kept!"
  }
  package static func nameTaken(_ name: String) -> String {
    "There is a habit \(name.quoted) already."
  }
  package static func notAnAmount(_ text: String) -> String {
    "\(text.quoted) is not an amount; use a number such as 5 or 5.2."
  }
  package static func notFound(_ text: String) -> String { "There is no \(text.quoted)." }
  package static func failure(_ error: StoreError) -> String { error.message }

  package static func needed(_ width: Int, _ height: Int) -> String {
    "It needs \(width) columns and \(height) rows."
  }
  package static let welcome = [
    "Welcome to SwiftCal.", "",
    "Which habit do you want to keep? Type its name below and press Enter; everything else can wait.",
  ]
  package static let welcomeLater = [
    "Welcome to SwiftCal.", "",
    "Which habit do you want to keep? Press a and type its name; everything else can wait.",
  ]
  package static let emptyReadOnly = "This store holds no habit, and nothing can be added to it."
  package static func unsavedMark(_ count: Int) -> String { "\(count) not saved" }
  package static func amount(_ amount: String, of target: String, _ unit: String) -> String {
    unit.isEmpty ? "\(amount) of \(target)" : "\(amount) of \(target) \(unit)"
  }
  package static let runs = "Runs"
  package static let skipsLeft = "Skips left"
  package static func share(_ done: Int, of due: Int) -> String {
    due == 0 ? "nothing due" : "\(done) of \(due) \(due == 1 ? "day" : "days")"
  }
  package static func count(_ count: Int, _ tabs: [String]) -> String {
    let tab = count % 10 - 1
    guard tabs.indices.contains(tab) else { return "\(count), and a key to move" }
    return "\(count): \(tabs[tab]), or a key to move"
  }
  package static func selected(_ days: Int) -> String {
    days == 1 ? "1 day selected" : "\(days) days selected"
  }
  package static let pageHints = [("j", "down"), ("k", "up"), ("Space", "page"), ("q", "close")]
  package static let formHints = [
    ("Enter", "save"), ("Tab", "next"), ("Esc", "leave"), ("Left/Right", "choose"),
  ]
  package static let leaveForm = "The changes are not saved; Esc again leaves without them."
  package static let targetAboveZero = "The target is 0; use more than that."
  package static func notABudget(_ text: String) -> String {
    "\(text.quoted) is not a number of skips; use 0 to 31, or nothing."
  }
  package static func endBeforeStart(_ start: String) -> String {
    "The last day lies before the first; use \(start) or later."
  }
  package static func choice(_ text: String) -> String { "< \(text) >" }
  package static func formTitle(_ name: String) -> String {
    name.isEmpty ? "New habit" : "Change \(name.quoted)"
  }
  package static func standing(_ now: String, _ best: String) -> String { "\(now), \(best)" }
  package static let helpNotes = [
    "A number typed before a motion, + or - counts for it: 3j. Before Tab it is the habit's place"
      + " in the list: 2 Tab. Alone it is the tab's number.",
    "A click selects a day, a click on the selected day checks it in, the wheel changes the month.",
  ]

  /// What a key does, in a word or two.
  package static func hint(_ name: String) -> String { hints[name] ?? name }

  private static let hints = [
    "toggle": "check in", "skip": "skip", "miss": "miss", "note": "note", "next-habit": "habit",
    "undo": "undo", "goto": "go to", "to-today": "today", "select": "range", "add": "add",
    "explain": "explain", "help": "help", "quit": "quit", "pause": "pause", "cancel": "leave",
    "command": "command", "month": "month", "find": "find",
  ]
}
