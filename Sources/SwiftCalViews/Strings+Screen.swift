import SwiftCalCore

/// What the screen's message line and its pages say.
extension Strings {
  /// `today`
  package var today: String { "today" }

  /// `yesterday`
  package var yesterday: String { "yesterday" }

  /// `done`
  package var done: String { "done" }

  /// `skipped`
  package var skipped: String { "skipped" }

  /// `missed`
  package var missed: String { "missed" }

  /// `a slip`
  package var slip: String { "a slip" }

  /// `cleared`
  package var cleared: String { "cleared" }

  /// `note saved`
  package var noteSaved: String { "note saved" }

  /// `note removed`
  package var noteRemoved: String { "note removed" }

  /// `Nothing is open.`
  package var nothingOpen: String { "Nothing is open." }

  /// `It was so already.`
  package var nothingChanged: String { "It was so already." }

  /// `There is nothing to undo.`
  package var nothingToUndo: String { "There is nothing to undo." }

  /// `There is nothing to redo.`
  package var nothingToRedo: String { "There is nothing to redo." }

  /// `The change that was not saved is dropped.`
  package var unsavedDropped: String { "The change that was not saved is dropped." }

  /// `No day is shown here: go to the month (1) to move and check in.`
  package var goToMonth: String {
    "No day is shown here: go to the month (1) to move and check in."
  }

  /// `There is no habit yet: press a to add one.`
  package var noHabitYet: String { "There is no habit yet: press a to add one." }

  /// `Every habit is in the archive: ':unarchive' and a name takes one back.`
  package var allArchivedHere: String {
    "Every habit is in the archive: ':unarchive' and a name takes one back."
  }

  /// `Select the days to pause first: v, then move.`
  package var selectFirst: String { "Select the days to pause first: v, then move." }

  /// `Another program is using the store; trying again.`
  package var storeBusy: String { "Another program is using the store; trying again." }

  /// `The store was replaced; this is the new one.`
  package var storeReplaced: String { "The store was replaced; this is the new one." }

  /// `It needs width columns and height rows.`
  package func needed(_ width: Int, _ height: Int) -> String {
    "It needs \(width) columns and \(height) rows."
  }

  /// What a person sees before there is any habit, above the line that asks for its name.
  package var welcome: [[String]] {
    [
      [
        "Welcome to SwiftCal.", "",
        "Which habit do you want to keep? Type its name below and press Enter; everything else can"
          + " wait.",
      ],
      ["Welcome to SwiftCal.", "Which habit do you want to keep?"],
    ]
  }

  /// The same where that line was left.
  package var welcomeLater: [[String]] {
    [
      [
        "Welcome to SwiftCal.", "",
        "Which habit do you want to keep? Press a and type its name; everything else can wait.",
      ],
      ["Welcome to SwiftCal.", "Press a to add a habit."],
    ]
  }

  /// What stands in the place of a habit where every one is in the archive.
  package var archiveWelcome: [[String]] {
    [
      [
        "Every habit is in the archive.", "",
        "Type ':unarchive' and a name to take one back, or press a to add another.",
      ],
      ["All are archived.", "':unarchive' takes one back, a adds another."],
    ]
  }

  /// `This store holds no habit, and nothing can be added to it.`
  package var emptyReadOnly: [[String]] {
    [
      ["This store holds no habit, and nothing can be added to it."],
      ["No habit is here, and none can be added."],
    ]
  }

  /// `count not saved`
  package func unsavedMark(_ count: Int) -> String { "\(count) not saved" }

  /// `amount of target`
  package func amount(_ amount: String, of target: String, _ unit: String) -> String {
    unit.isEmpty ? "\(amount) of \(target)" : "\(amount) of \(target) \(unit)"
  }

  /// `Runs`
  package var runs: String { "Runs" }

  /// `nothing due`
  package func share(_ done: Int, of due: Int) -> String {
    due == 0 ? "nothing due" : "\(done) of \(due) \(due == 1 ? "day" : "days")"
  }

  /// `count, and a key to move`
  package func count(_ count: Int, _ tabs: [String]) -> String {
    let tab = count % 10 - 1
    guard tabs.indices.contains(tab) else { return "\(count), and a key to move" }
    return "\(count): \(tabs[tab]), or a key to move"
  }

  /// `1 day selected`
  package func selected(_ days: Int) -> String {
    days == 1 ? "1 day selected" : "\(days) days selected"
  }

  /// The keys of a page.
  package var pageHints: [(String, String)] {
    [("j", "down"), ("k", "up"), ("Space", "page"), ("q", "close"), (":", "command")]
  }

  /// The keys of a form.
  package var formHints: [(String, String)] {
    [
      ("Enter", "save"), ("Tab", "next"), ("Esc", "leave"), ("Left/Right", "choose"),
    ]
  }

  /// `The changes are not saved; Esc again leaves without them.`
  package var leaveForm: String { "The changes are not saved; Esc again leaves without them." }

  /// `The target is 0; use more than that.`
  package var targetAboveZero: String { "The target is 0; use more than that." }

  /// `text is not a number of skips; use 0 to 31, or nothing.`
  package func notABudget(_ text: String) -> String {
    "\(text.quoted) is not a number of skips; use 0 to 31, or nothing."
  }

  /// `The last day lies before the first; use start or later.`
  package func endBeforeStart(_ start: String) -> String {
    "The last day lies before the first; use \(start) or later."
  }

  /// `The first day lies after the last; use end or earlier.`
  package func startAfterEnd(_ end: String) -> String {
    "The first day lies after the last; use \(end) or earlier."
  }

  /// `< text >`
  package func choice(_ text: String) -> String { "< \(text) >" }

  /// `New habit`
  package func formTitle(_ name: String) -> String {
    name.isEmpty ? "New habit" : "Change \(name.quoted)"
  }

  /// What the help says below the keys.
  package var helpNotes: [String] {
    [
      "A number typed before a motion, + or - counts for it: 3j. Before Tab it is the habit's place"
        + " in the list: 2 Tab. Alone it is the tab's number.",
      "A click selects a day, a click on the selected day checks it in, the wheel changes the month.",
    ]
  }

  /// What a key does, in a word or two, for a habit of some kind.
  package func hint(_ name: String, of kind: HabitKind) -> String {
    switch name {
    case "toggle": kind == .avoid ? clean : "check in"
    case "miss": kind == .avoid ? "slip" : name
    case "next-habit": "habit"
    case "goto": "go to"
    case "to-today": "today"
    case "select": "range"
    case "cancel": "leave"
    default: name
    }
  }
}
