import SwiftCalCore

/// What was done, or why not, in whole sentences.
extension Strings {
  /// `Read: done, today.`
  package func recorded(_ name: String, _ what: String, _ days: String) -> String {
    "\(name): \(what), \(days)."
  }

  /// A skip, and the key that gives its reason.
  package func withReasonKey(_ text: String) -> String { "\(text) n adds the reason." }

  /// What a change of a day took from it, or of several days from so many, and the key that gives it
  /// back: `8 days were done; u takes it back.`
  package func withUndoKey(
    _ text: String, _ count: Int, ofDays days: Int, areDone: Bool, of kind: HabitKind
  ) -> String {
    let one = count == 1
    let what =
      areDone
      ? "\(days == 1 ? "It" : count.of("day")) \(one ? "was" : "were") \(kept(kind))"
      : "\(count.of("day")) had \(one ? "a check-in" : "check-ins")"
    return "\(text) \(what); u takes it back."
  }

  /// The same of one day that has lost an amount.
  package func withLostAmount(_ text: String, _ amount: String) -> String {
    "\(text) It had \(amount); u takes it back."
  }

  /// What a day is called that was kept: `done`, of a habit to avoid `clean`.
  package func kept(_ kind: HabitKind) -> String { state(.done, of: kind) }

  /// A rest that lies over days that are done, and the key that ends it.
  package func withDaysThatStay(_ text: String, _ count: Int, of kind: HabitKind) -> String {
    let one = count == 1
    return
      "\(text) \(count.of("day")) \(one ? "was" : "were") \(kept(kind)) and"
      + " \(one ? "stays" : "stay") so;"
      + " u takes it back."
  }

  /// `1 of 2 skips left in November`, or `1 more than the 2 skips of November`.
  package func skipShare(_ share: SkipShare) -> String {
    let month = names.name(of: share.month)
    let skips = share.budget == 1 ? "1 skip" : "\(share.budget) skips"
    return share.excess > 0
      ? "\(share.excess) more than the \(skips) of \(month)"
      : "\(share.left) of \(skips) left in \(month)"
  }

  /// `1 skip left`, or `2 skips over`.
  package func shortSkipShare(_ share: SkipShare) -> String {
    share.excess > 0 ? "\(share.excess.of("skip")) over" : "\(share.left.of("skip")) left"
  }

  /// The same behind what was done: `; that is 1 more than the 2 skips of November`.
  package func skipShareTail(_ share: SkipShare) -> String {
    "; \(share.excess > 0 ? "that is " : "")\(skipShare(share))"
  }

  /// `3 days, Sat 28 Nov to Mon 30 Nov`
  package func days(_ count: Int, from: String, to: String) -> String {
    "\(count) days, \(from) to \(to)"
  }

  /// `count days`
  package func dayCount(_ count: Int) -> String { "\(count) days" }

  /// `5.2 km`
  package func amount(_ amount: String, _ unit: String) -> String {
    unit.isEmpty ? amount : "\(amount) \(unit)"
  }

  /// `+5 km`, `-1`.
  package func amountAdded(_ amount: String, _ unit: String, of kind: HabitKind) -> String {
    let sign = amount.hasPrefix("-") ? "" : "+"
    return sign + self.amount(amount, unit, of: kind)
  }

  /// `name is added.`
  package func added(_ name: String) -> String { "\(name.quoted) is added." }

  /// `name is added; E sets its schedule and amounts.`
  package func addedHere(_ name: String) -> String {
    "\(name.quoted) is added; E sets its schedule and amounts."
  }

  /// `name is put away; u brings it back.`
  package func archived(_ name: String) -> String {
    "\(name.quoted) is put away; u brings it back."
  }

  /// `name is back.`
  package func unarchived(_ name: String) -> String { "\(name.quoted) is back." }

  /// `old is called new now.`
  package func renamed(_ old: String, _ new: String) -> String {
    "\(old.quoted) is called \(new.quoted) now."
  }

  /// `'Read' rests from Mon 30 Nov to Sun 6 Dec.`
  package func paused(_ name: String, from: String, through: String?) -> String {
    through.map { "\(name.quoted) rests from \(from) to \($0)." }
      ?? "\(name.quoted) rests from \(from) on."
  }

  /// `name goes on.`
  package func resumed(_ name: String) -> String { "\(name.quoted) goes on." }

  /// `'Read' goes on: the rest from Mon 16 Nov ends on Sun 29 Nov.`
  package func restEnds(_ name: String, from first: String, last: String) -> String {
    "\(name.quoted) goes on: the rest from \(first) ends on \(last)."
  }

  /// `The rest of 'Read' from Sun 20 Dec to Sun 27 Dec is dropped.`
  package func restDropped(_ name: String, from first: String, through last: String?) -> String {
    "The rest of \(name.quoted) from \(first) \(last.map { "to \($0)" } ?? "on") is dropped."
  }

  /// `All habits go on: the rest from Mon 16 Nov ends on Sun 29 Nov.`
  package func allRestEnds(from first: String, last: String) -> String {
    "All habits go on: the rest from \(first) ends on \(last)."
  }

  /// `The rest of all habits from Sun 20 Dec to Sun 27 Dec is dropped.`
  package func allRestDropped(from first: String, through last: String?) -> String {
    "The rest of all habits from \(first) \(last.map { "to \($0)" } ?? "on") is dropped."
  }

  /// There is no rest of all habits to end.
  package func noRestOfAll(on day: String) -> String {
    "There is no rest of all habits on \(day) or later."
  }

  /// `All habits rest from Mon 30 Nov to Sun 6 Dec.`
  package func allPaused(from first: String, through last: String?) -> String {
    "All habits rest from \(first) \(last.map { "to \($0)" } ?? "on")."
  }

  /// There is no rest to end.
  package func noRest(_ name: String, on day: String) -> String {
    "There is no rest of \(name.quoted) on \(day) or later."
  }

  /// Only the rest of all habits could be ended.
  package func restsWithAll(_ name: String) -> String {
    "\(name.quoted) rests with all habits only: ':resume --all' ends that."
  }

  /// `name is changed.`
  package func changed(_ name: String) -> String { "\(name.quoted) is changed." }

  /// `name is moved.`
  package func moved(_ name: String) -> String { "\(name.quoted) is moved." }

  /// A habit cannot be moved further among those of its group.
  package func standsAtEnd(_ name: String, isFirst: Bool, group: String) -> String {
    let end = isFirst ? "first" : "last"
    let place = group.isEmpty ? "habit without a group" : "habit of \(group.quoted)"
    return "\(name.quoted) is the \(end) \(place) already."
  }

  /// `day-start is 04:00 now.`
  ///
  /// - Parameter standard: the value it has where none is set.
  package func set(_ key: String, _ value: String?, standard: String) -> String {
    value.map { "\(key) is \($0) now." } ?? "\(key) is back at its default, \(standard)."
  }

  /// `Taken back: Read was cleared on Mon 23 Nov.`
  package func undone(_ what: String) -> String {
    what.isEmpty ? "Taken back." : "Taken back: \(what)."
  }

  /// `Made again: Read was cleared on Mon 23 Nov.`
  package func redone(_ what: String) -> String {
    what.isEmpty ? "Made again." : "Made again: \(what)."
  }

  /// `day has not come yet: only a skip, a pause or a note can be set ahead.`
  package func futureDay(_ day: String) -> String {
    "\(day) has not come yet: only a skip, a pause or a note can be set ahead."
  }

  /// `name begins on start.`
  package func beforeStart(_ name: String, start: String) -> String {
    "\(name.quoted) begins on \(start)."
  }

  /// `name ended on end.`
  package func afterEnd(_ name: String, end: String) -> String {
    "\(name.quoted) ended on \(end)."
  }

  /// `name has no amount: Space checks it in.`
  package func noAmount(_ name: String) -> String {
    "\(name.quoted) has no amount: Space checks it in."
  }

  /// A range of days cannot be checked in where amounts are added up.
  package func sumsAmounts(_ name: String, _ period: Period) -> String {
    "\(name.quoted) adds up amounts over the \(period.rawValue): '=' sets them for the range."
  }

  /// `3 of 2 cups is over the limit: '=' or '-' corrects the amount.`
  package func overLimit(_ amount: String) -> String {
    "\(amount) is over the limit: '=' or '-' corrects the amount."
  }

  /// `No more than most days can be changed at once.`
  package func tooManyDays(_ most: Int) -> String {
    "No more than \(most) days can be changed at once."
  }

  /// `Nothing can be changed: reason`
  package func cannotChange(_ reason: String) -> String { "Nothing can be changed: \(reason)" }

  /// `The screen looks back at day: nothing can be changed there.`
  package func looksBack(_ day: String) -> String {
    "The screen looks back at \(day): nothing can be changed there."
  }

  /// `as of day`
  package func asOf(_ day: String) -> String { "as of \(day)" }

  /// `Not saved yet: another program holds the store; trying again.`
  package func notSaved(_ count: Int) -> String {
    count == 1
      ? "Not saved yet: another program holds the store; trying again."
      : "\(count) changes not saved yet: another program holds the store; trying again."
  }

  /// `One change is not saved; q again leaves without it.`
  package func quitUnsaved(_ count: Int) -> String {
    count == 1
      ? "One change is not saved; q again leaves without it."
      : "\(count) changes are not saved; q again leaves without them."
  }

  /// `A new day has begun: day.`
  package func newDay(_ day: String) -> String { "A new day has begun: \(day)." }

  /// `The clock was set: it is day now.`
  package func dayIs(_ day: String) -> String { "The clock was set: it is \(day) now." }

  /// `length units of name. Well kept!`, or where a milestone was jumped over, which.
  package func milestone(
    _ length: Int, _ unit: StreakUnit, _ name: String, past milestone: Int
  ) -> String {
    let past = milestone < length ? ", past \(milestone)" : ""
    return "\(length) \(unit.rawValue)s of \(name.quoted)\(past). Well kept!"
  }

  /// `Type a name; Esc leaves.`
  package var nameMissing: String { "Type a name; Esc leaves." }

  /// `There is a habit name already.`
  package func nameTaken(_ name: String) -> String {
    "There is a habit \(name.quoted) already."
  }

  /// `text is not an amount; use a number such as 5 or 5.2.`
  package func notAnAmount(_ text: String) -> String {
    "\(text.quoted) is not an amount; \(Amount.wanted(insteadOf: text))."
  }

  /// `There is no text.`
  package func notFound(_ text: String) -> String { "There is no \(text.quoted)." }

  /// `'Run' is in the archive: ':unarchive Run' brings it back.`
  package func isArchived(_ name: String) -> String {
    let typed = name.holds(" ") ? name.quoted : name
    return "\(name.quoted) is in the archive: ':unarchive \(typed)' brings it back."
  }

  /// `'Run' is changed: all its days are judged as at-most now.`
  package func rejudged(_ name: String, as kind: String) -> String {
    "\(name.quoted) is changed: all its days are judged as \(kind) now."
  }

  /// What the store said.
  package func failure(_ error: StoreError) -> String { error.message }

  /// The change is saved, but the state before it was not kept.
  package func noBackup(_ error: StoreError) -> String {
    "The change is saved, but there is no backup of before: \(error.reason)."
  }
}
