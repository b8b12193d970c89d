import SwiftCalCore
import SwiftCalViews

/// All that the screen knows: a value, changed only by `update`.
package struct Model: Sendable {
  /// What the program was started with.
  package var options: ScreenOptions
  /// What was read of the store last.
  package internal(set) var snapshot: Snapshot
  /// How much of the store `snapshot` holds; nil before it was read.
  package internal(set) var scope: LoadScope?
  /// The local time as last told.
  package internal(set) var now: LocalTime
  /// The real seconds until the day is over, as last told.
  package internal(set) var secondsLeft: Int
  /// The day it is for the habits.
  package internal(set) var today: Day
  /// The terminal's size.
  package internal(set) var size: Size

  /// The habit shown; nil while there is none.
  package internal(set) var selected: HabitID?
  /// The day the cursor is on.
  package internal(set) var cursor: Day
  /// The other end of a selected range of days; nil while none is selected.
  package internal(set) var anchor: Day?
  /// The view shown.
  package internal(set) var view: ScreenView
  /// What stands before the view and takes the keys.
  package internal(set) var mode = Mode.browsing

  /// Whether something lies over the view that Esc closes.
  package var isAsking: Bool { mode != .browsing }
  /// What the message line says.
  package internal(set) var notice: Notice?
  /// The number typed before a key.
  package internal(set) var count: Int?
  /// Edits the store has not taken yet, the oldest first.
  package internal(set) var unsaved: [Edit] = []
  /// What was typed for edits the store has not taken yet, to be gone on with where it refuses them.
  var typed: [(edit: Edit, mode: Mode)] = []
  /// What was typed for the edit that is just being given.
  var answering: Mode?
  /// The lines typed at `:`, the oldest first.
  package internal(set) var commandHistory: [String] = []
  /// What notes are searched for; empty for all.
  package internal(set) var noteSearch = ""

  /// The first row shown of a view that is scrolled by rows.
  package internal(set) var scrollTop = 0

  /// What was counted of the habit shown, for the view that tells it.
  var statistics: HabitStatistics?
  /// The habits whose current run reaches back to where their check-ins were read from.
  var reaching: Set<HabitID> = []
  /// The walk over what is held of each habit that is not archived.
  var histories: [History] = []
  /// Tells one waiting for a key after digits from the next.
  var digitsToken = 0
  /// The view and its first row from before a digit showed another, while the digit may still
  /// become a number.
  var viewBeforeDigit: (view: ScreenView, top: Int)?
  /// A habit to select once it was read.
  var awaited: HabitID?
  /// The current run of the habit an edit was given for, to see what it changed.
  var lengthBefore: (habit: HabitID, length: Int)?
  /// The days that were just skipped together, to be given a reason by the next key.
  var skipped: (habit: HabitID, days: [Day])?
  /// The milestones that were celebrated, with the last day of the run as it was then.
  var celebrated: [(habit: HabitID, milestone: Int, end: Day)] = []
  /// The text that the store's almanac has for a day, nil before it was asked for.
  var almanacLine: (day: Day, text: String?)?
  /// Whether the store's almanac may be another once the store is read again.
  var almanacIsOld = false
  /// Whether leaving with unsaved edits was warned of.
  var warnedOfUnsaved = false

  /// The model of a screen that has just been started.
  ///
  /// - Parameters:
  ///   - snapshot: the settings and habits, and the check-ins of the scope.
  ///   - scope: what check-ins there are; where it is nil `start` asks for them.
  package init(
    snapshot: Snapshot, scope: LoadScope? = nil, now: LocalTime, secondsLeft: Int, size: Size,
    options: ScreenOptions = ScreenOptions()
  ) {
    self.options = options
    self.snapshot = snapshot
    self.now = now
    self.secondsLeft = secondsLeft
    self.size = size
    let clock = DayClock(dayStart: options.dayStart ?? snapshot.settings.dayStart)
    let day = options.asOf ?? clock.today(at: now)
    today = day
    cursor = day
    view = options.view
    selected = nil
    notice = options.notice
    selectFirst()
    if let scope { _ = take(snapshot, scope) }
  }

  /// The effects with which a screen begins; to be called once.
  package mutating func start() -> [Effect] {
    askForFirst()
    return loadIfNeeded() + almanacIfNeeded()
  }
}

/// What stands before the view and takes the keys.
package enum Mode: Hashable, Sendable {
  /// Nothing: keys go to the view.
  case browsing
  /// A line is being typed.
  case prompt(Prompt)
  /// A page of text lies over the view.
  case page(Page)
  /// A habit is being written down.
  case form(HabitForm)
}
