/// Counts runs, told in one unit. A calendar week or month counts once in a run, also where a change
/// of schedule has cut it in two.
struct RunCounter {
  /// The unit, with its borders.
  let grid: PeriodGrid
  /// The finished runs, oldest first.
  private(set) var runs: [Run] = []
  /// Whether a run is open.
  private(set) var isAlive = false
  /// The last done day of the open run.
  private(set) var lastDone = -1
  /// The day on which the last run broke; before the calendar while none did.
  private(set) var lastBreak = -1
  private var start = -1
  private var length = 0
  private var lastUnit = Int.min

  init(grid: PeriodGrid) { self.grid = grid }

  /// The open run.
  var open: Run? {
    guard isAlive else { return nil }
    return Run(start: Day(unchecked: start), end: Day(unchecked: lastDone), length: length)
  }

  /// Opens a run on its first done day, which is still to be added.
  mutating func begin(on day: Int) {
    isAlive = true
    start = day
    lastDone = day
    length = 0
    lastUnit = .min
  }

  /// Adds a done day; `days` is what it adds to a run told in days. Returns what it added.
  mutating func add(_ day: Int, days: Int = 1) -> Int {
    lastDone = day
    guard grid.unit != .day else {
      length += days
      return days
    }
    return addUnits(from: day, through: day)
  }

  /// Adds the done days from `first` through `last`, of which there are `count` and at least one in
  /// each unit between the ends, which are done days. Returns what they added.
  mutating func add(from first: Int, through last: Int, count: Int) -> Int {
    lastDone = last
    guard grid.unit != .day else {
      length += count
      return count
    }
    return addUnits(from: first, through: last)
  }

  private mutating func addUnits(from first: Int, through last: Int) -> Int {
    let newest = grid.index(of: last)
    let oldest = first == last ? newest : grid.index(of: first)
    let added = newest - max(oldest, lastUnit == .min ? oldest : lastUnit + 1) + 1
    lastUnit = newest
    length += added
    return added
  }

  /// Ends the open run, which `day` broke.
  mutating func end(on day: Int) {
    if let open { runs.append(open) }
    isAlive = false
    lastBreak = day
  }
}
