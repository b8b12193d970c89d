/// A freeze that kept a run from breaking.
package struct FreezeUse: Hashable, Sendable {
  /// The first day it covers.
  package let from: Day
  /// The last day it covers; the same day unless a whole week or month was missed.
  package let through: Day
  /// The day on which it was earned.
  package let earned: Day

  /// The use of a freeze that was earned on `earned`.
  package init(from: Day, through: Day, earned: Day) {
    self.from = from
    self.through = through
    self.earned = earned
  }
}

/// The freezes of a habit, derived from its history and never stored.
package struct FreezeLedger: Hashable, Sendable {
  /// The days on which freezes were earned, oldest first.
  package var earned: [Day] = []
  /// The freezes that were used, oldest first.
  package var uses: [FreezeUse] = []
  /// The days on which the freezes held now were earned, oldest first.
  package var held: [Day] = []
  /// How many counted units are gathered towards the next freeze.
  package var gathered = 0
  /// The rule that holds today; nil while freezes are off.
  package var rule: FreezeRule?

  /// Whether the day was kept from breaking a run; in O(log uses).
  func covers(_ day: Int) -> Bool {
    var low = 0
    var high = uses.count
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].through.ordinal < day { low = middle + 1 } else { high = middle }
    }
    return low < uses.count && uses[low].from.ordinal <= day
  }
}

/// Earns and uses freezes as a walk goes on; days come in order.
struct FreezeCounter {
  private(set) var ledger = FreezeLedger()
  private let rules: [FreezeRule]
  private var next = 0
  private var nextDay: Int
  private var every = 0
  private var onSince = Int.max
  private var lastWeek = Int.min
  private var lastMonth = Int.min

  init(rules: [FreezeRule]) {
    self.rules = rules
    nextDay = rules.first?.from.ordinal ?? .max
  }

  /// Whether the habit ever had a rule.
  var isUsed: Bool { !rules.isEmpty }

  /// Brings the rule of the day into force.
  ///
  /// What was gathered stays, at most one short of a freeze. A lower cap drops the newest freezes
  /// held; switching off starts the count again, and what is held can be used once freezes are on
  /// again.
  mutating func advance(to day: Int) {
    while day >= nextDay {
      let rule = rules[next]
      next += 1
      nextDay = next < rules.count ? rules[next].from.ordinal : .max
      guard rule.every > 0 else {
        (every, onSince, ledger.gathered, ledger.rule) = (0, .max, 0, nil)
        continue
      }
      if every == 0 { onSince = rule.from.ordinal }
      every = rule.every
      ledger.gathered = min(ledger.gathered, every - 1)
      ledger.rule = rule
      ledger.held = Array(ledger.held.prefix(max(0, rule.cap)))
    }
  }

  /// Counts `units` that end with a done day and became certain on a day, the same if not told. Of
  /// units that are days, those before freezes were switched on do not count.
  mutating func count(_ units: Int = 1, endingOn last: Int? = nil, on day: Int) {
    advance(to: day)
    guard every > 0 else { return }
    ledger.gathered += min(units, max(0, (last ?? day) - onSince + 1))
    while ledger.gathered >= every {
      ledger.gathered -= every
      earn(on: day)
    }
  }

  /// Counts a week or month of the open run by its number, which became certain on a day; once,
  /// however many parts of it are met.
  mutating func count(_ period: Int, of unit: StreakUnit, on day: Int) {
    let last = unit == .month ? lastMonth : lastWeek
    if unit == .month { lastMonth = period } else { lastWeek = period }
    if period != last { count(on: day) }
  }

  /// Counts each day of the weekdays from `first` through `last`; in O(freezes earned).
  mutating func count(_ weekdays: WeekdaySet, from first: Int, through last: Int) {
    guard isUsed else { return }
    var first = first
    while first <= last {
      advance(to: first)
      let end = min(last, nextDay - 1)
      if every > 0 { countUnderOneRule(weekdays, from: first, through: end) }
      first = end + 1
    }
  }

  private mutating func countUnderOneRule(
    _ weekdays: WeekdaySet, from first: Int, through last: Int
  ) {
    let units = weekdays.count(from: first, through: last)
    var counted = 0
    while units - counted >= every - ledger.gathered {
      guard ledger.held.count < ledger.rule?.cap ?? 0 else {
        ledger.gathered = (ledger.gathered + units - counted) % every
        return
      }
      counted += every - ledger.gathered
      ledger.gathered = 0
      earn(on: weekdays.day(number: counted, from: first))
    }
    ledger.gathered += units - counted
  }

  private mutating func earn(on day: Int) {
    guard ledger.held.count < ledger.rule?.cap ?? 0 else { return }
    ledger.earned.append(Day(unchecked: day))
    ledger.held.append(Day(unchecked: day))
  }

  /// Whether a miss on the day would be frozen.
  mutating func isHeld(on day: Int) -> Bool {
    advance(to: day)
    return every > 0 && !ledger.held.isEmpty
  }

  /// Uses the oldest freeze held, if freezes are on and there is one, for a miss that became certain
  /// on `day`.
  mutating func use(on day: Int, from first: Int, through last: Int) -> FreezeUse? {
    guard isHeld(on: day) else { return nil }
    let use = FreezeUse(
      from: Day(unchecked: first), through: Day(unchecked: last), earned: ledger.held.removeFirst())
    ledger.uses.append(use)
    return use
  }

  /// Starts the count towards the next freeze again.
  mutating func runEnded() {
    ledger.gathered = 0
    (lastWeek, lastMonth) = (.min, .min)
  }
}
