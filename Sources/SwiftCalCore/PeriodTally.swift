/// What was recorded in a week or month, or in the part of it that is judged as one.
struct PeriodTally: Hashable, Sendable {
  /// Its days that are neither skipped nor paused, those to come included.
  var open = 0
  /// Its done days; where amounts are summed, the days that add to a period's target.
  var done = 0
  /// What its days add up to, in millionths.
  var sum: Int64 = 0
  /// Whether a done mark without an amount meets it.
  var isMarkedDone = false
  var firstDone = -1
  var lastDone = -1
  /// The day on which an at-most period went over its limit, or was marked missed; -1 while none did.
  var failedOn = -1
  var skipped = 0
  var paused = 0
  /// How many done days are asked, or what amount in millionths; 0 for a period that bridges.
  var need: Int64 = 0
  /// Whether it has what it needs; an at-most period has it when it is over.
  var isMet = false
}
