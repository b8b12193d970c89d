/// The number by which a store knows a habit.
package struct HabitID: Hashable, Comparable, Sendable {
  /// The row's number in its store, from 1.
  package let rawValue: Int64

  /// The identity with this number.
  package init(_ rawValue: Int64) { self.rawValue = rawValue }

  package static func < (left: HabitID, right: HabitID) -> Bool { left.rawValue < right.rawValue }
}

/// How a habit's days are judged.
package enum HabitKind: String, CaseIterable, Hashable, Sendable {
  /// Kept by a mark.
  case yesNo = "yes_no"
  /// Kept when the amounts of a period reach the target.
  case atLeast = "at_least"
  /// Kept when the amounts of a period stay within the target.
  case atMost = "at_most"
  /// Kept unless a slip is marked.
  case avoid
  /// Recorded only: no streak, never in totals.
  case trackOnly = "track_only"

  /// Whether check-ins of the kind carry an amount in a unit.
  package var isMeasured: Bool { self == .atLeast || self == .atMost }
}

/// A stretch of days in which a habit rests.
package struct Pause: Hashable, Sendable {
  /// The first day.
  package var from: Day
  /// The last day; nil while it is open.
  package var through: Day?
  /// Whether it was set for all habits at once.
  package var isForAll: Bool

  /// A pause from `from` to `through`, both included.
  package init(from: Day, through: Day? = nil, isForAll: Bool = false) {
    self.from = from
    self.through = through
    self.isForAll = isForAll
  }

  /// Whether the day lies in it.
  package func contains(_ day: Day) -> Bool { from <= day && day <= through ?? .last }
}

/// How freezes are earned from a day on, until the next such rule.
package struct FreezeRule: Hashable, Sendable {
  /// The first day it holds.
  package var from: Day
  /// What a rule may ask for and hold, while freezes are on.
  package static let numbers = 1...1000

  /// How many counted units of a run earn one freeze; 0 switches freezes off.
  package var every: Int
  /// How many can be held at once.
  package var cap: Int

  /// A rule that holds from `from`.
  package init(from: Day, every: Int = 7, cap: Int = 2) {
    self.from = from
    self.every = every
    self.cap = cap
  }
}

/// A habit as the person set it up.
package struct Habit: Hashable, Sendable {
  /// Its number in the store.
  package var id: HabitID
  /// Its name, unique in the store without regard to case.
  package var name: String
  /// How its days are judged.
  package var kind: HabitKind
  /// The day it was added.
  package var added: Day
  /// An explicit first day.
  package var start: Day?
  /// An explicit last day.
  package var end: Day?
  /// The day on which it was archived; it does not run after it.
  package var archived: Day?
  /// What is asked of it, from the oldest; never empty, and only the first has no `from`.
  package var plans: [Plan]
  /// The stretches in which it rests, those for all habits included, by first day.
  package var pauses: [Pause]
  /// The freeze rules by first day; empty while freezes were never switched on.
  package var freezeRules: [FreezeRule]
  /// How many skips a month the person allows; nil without a budget.
  package var skipBudget: Int?
  /// The section of the list it stands in; empty for none.
  package var group: String
  /// Its colour.
  package var color: HabitColor
  /// The question asked at check-in, or a description; may be empty.
  package var question: String

  /// A habit with everything but the named values at its default.
  package init(
    id: HabitID, name: String, kind: HabitKind = .yesNo, added: Day, plans: [Plan] = [Plan()]
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.added = added
    self.plans = plans
    pauses = []
    freezeRules = []
    group = ""
    color = .orange
    question = ""
  }

  /// Whether it is archived.
  package var isArchived: Bool { archived != nil }

  /// Whether it is in the archive on a day.
  package func isArchived(on day: Day) -> Bool { archived.map { $0 <= day } ?? false }

  /// The day on which it begins: the one that was set, or the earlier of the day it was added and its
  /// first mark.
  package func firstDay(firstMark: Day?) -> Day { start ?? min(added, firstMark ?? added) }

  /// The unit of the amounts of `day`; empty without one.
  package func unit(on day: Day) -> String { plan(on: day).target?.unit ?? "" }

  /// The plan that holds on `day`.
  package func plan(on day: Day) -> Plan {
    plans.last { $0.from.map { $0 <= day } ?? true } ?? plans[0]
  }
}

/// The colours a habit can have; a theme gives each a value.
package enum HabitColor: String, CaseIterable, Hashable, Sendable {
  case orange, red, pink, purple, blue, cyan, green, yellow, gray
}
