import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// `3 habits and 120 check-ins`.
  package func contents(habits: Int, checkIns: Int) -> String {
    habits.of("habit") + " and " + checkIns.of("check-in")
  }

  /// What a backup holds, and where it is.
  package func backedUp(_ contents: String, to path: String) -> String {
    "\(contents) are in the backup \(path.quoted)."
  }

  /// Where the file of a damaged store was copied to.
  package func copiedAsItIs(to path: String) -> String {
    "So this is no backup: the file was copied as it is to \(path.quoted)."
  }

  /// What an export holds, and where it is.
  package func exported(_ contents: String, to path: String) -> String {
    "\(contents) are in \(path.quoted)."
  }

  /// What an import brought, and what undo does with it.
  package func imported(
    _ contents: String, withHistory: Bool, on place: Command.Places
  ) -> String {
    withHistory
      ? "\(contents) are new, and the undo history with them."
      : "\(contents) are new; \(place.typed("undo")) takes that back."
  }

  /// An import of what was there already.
  package var nothingNew: String { "Nothing is new." }

  /// What a restore brought back.
  package func restored(_ contents: String, on place: Command.Places) -> String {
    "\(contents) are in the store now; \(place.typed("undo")) goes on from there."
  }

  /// Where what the store held before is kept.
  package func keptBefore(_ path: String) -> String {
    "What was there before is in \(path.quoted)."
  }

  /// How many days have a line of the almanac now.
  package func almanacTaken(_ days: Int) -> String {
    days == 1
      ? "The almanac has a line for 1 day now." : "The almanac has lines for \(days) days now."
  }

  /// The almanac is no step of undo, and what brings the program's lines back.
  package func almanacStays(on place: Command.Places) -> String {
    "Undo leaves it; \(place.typed("almanac default")) brings the program's lines back."
  }

  /// The almanac is not shown, and what shows it.
  package func almanacIsOff(on place: Command.Places) -> String {
    "It is not shown; \(place.typed("almanac on")) shows it."
  }

  /// Where the almanac was written to.
  package func almanacWritten(to path: String) -> String { "The almanac is in \(path.quoted)." }

  /// The almanac came along with an import.
  package var almanacNew: String {
    "The almanac is new; undo leaves it, 'swiftcal almanac default' brings the program's lines back."
  }

  /// Where the file is kept that was there before and could not be opened.
  package func setAside(_ path: String, _ reason: String) -> String {
    "What was there before could not be opened: \(reason). The file is kept as it was in"
      + " \(path.quoted)."
  }

  /// A repair had nothing to do.
  package var nothingToRepair: String { "Nothing is broken." }

  /// What to do about what is broken.
  package func repairAdvice(on place: Command.Places) -> String {
    "Run \(place.typed("doctor --repair")) to put it right; the file as it is will be kept."
  }

  /// In which zone the days of a store of the iOS app were found.
  package func daysOf(zone: String) -> String { "Its days are those of \(zone)." }

  /// What a merge changed.
  package func merged(
    habits: Int, days: Int, changed: Int, pausesForAll: Bool, on place: Command.Places
  ) -> String {
    let parts = mergedParts(habits, days, changed, pausesForAll)
    let isOne = habits + days == 1 && parts.count == 1
    let what = listed(parts)
    return "\(what.prefix(1).uppercased() + what.dropFirst()) \(isOne ? "was" : "were") taken over;"
      + " \(place.typed("undo")) takes that back."
  }

  /// `a merge of 1 habit and 3 days`.
  package func logMerged(habits: Int, days: Int, changed: Int, pausesForAll: Bool) -> String {
    "a merge of \(listed(mergedParts(habits, days, changed, pausesForAll)))"
  }

  /// `an import of 1 habit and 3 days`.
  package func logImported(habits: Int, days: Int) -> String {
    "an import of \(listed(mergedParts(habits, days, 0, false)))"
  }

  /// A habit that a merge added may be one that was there under another name.
  package func twins(added: String, known: String) -> String {
    "\(added.quoted) and \(known.quoted) hold the same days; if they are the same habit, take the"
      + " merge back, rename one of them and merge again."
  }

  private func mergedParts(
    _ habits: Int, _ days: Int, _ changed: Int, _ pausesForAll: Bool
  ) -> [String] {
    [
      habits > 0 ? habits.of("habit") : nil, days > 0 ? days.of("day") : nil,
      changed > 0 ? "changes of " + changed.of("habit") : nil,
      pausesForAll ? "pauses of all habits" : nil,
    ].compactMap { $0 }
  }

  private func listed(_ parts: [String]) -> String {
    parts.isEmpty ? "nothing" : parts.listed()
  }

  /// Where the copy of a store is that was taken away once all of it was taken in.
  package func tookAway(_ path: String, copy: String) -> String {
    "\(path.quoted) is not needed any more and was taken away; a copy is in \(copy.quoted)."
  }

  /// The store of the older layout was moved.
  package func migrated(from old: String, to new: String, _ contents: String) -> String {
    "The store \(old.quoted) was moved to \(new.quoted): \(contents)."
  }

  /// The same on the screen.
  package func migratedHere(_ contents: String) -> String {
    "The store of an older version was moved here: \(contents)."
  }

  /// The store of the older layout was taken in, and its file cannot be taken away.
  package func staysBehind(_ old: String, _ reason: String) -> String {
    "\(old.quoted) is not needed any more, but cannot be taken away: \(reason)."
  }

  /// Both the older place and the shared one hold data.
  package func twoStores(_ old: String) -> String {
    "There is a second store; unite them with: swiftcal merge \(old.quoted)"
  }

  /// What stands in the place of the older store is none.
  package func noOlderStore(_ old: String) -> String {
    "\(old.quoted) is where older versions kept the store, but it is none; it was left as it is."
  }

  /// The question for the time zone of a store of the iOS app.
  package var whichZone: String { "Where were its days recorded (such as Europe/Berlin)?" }

  /// What another program did to the store at one stroke.
  func news(_ news: StoreNews) -> String {
    switch news {
    case .merged: "Another program has merged a store into this one."
    case .imported: "Another program has imported a file into the store."
    case .restored: "Another program has restored an earlier state of the store."
    }
  }

  /// There are backups of a store that is not there, and what brings the newest back.
  package func lostStore(_ path: String, backup: String) -> String {
    "There was no store \(path.quoted), but its backups are there; the newest comes back with:"
      + " swiftcal -S \(path.quotedForShell) restore \(backup.quotedForShell)"
  }

  /// The same on the screen, of a store without a habit.
  package func lostStoreHere(backup: String) -> String {
    "There are backups of an earlier store; the newest comes back with: :restore"
      + " \(backup.quotedForShell)"
  }

  /// A doctor found nothing to do.
  package var healthy: String { "The store is in good health." }
}
