import SwiftCalCore

/// What a merge changed.
package struct Merged: Hashable, Sendable {
  /// How many habits were added.
  package var habits = 0
  /// How many days of habits are recorded otherwise than before.
  package var days = 0
  /// The zone in which the days of a store of the iOS app were found; nil for a store of ours.
  package var zone: String?
  /// The backup of what the store held before; nil where nothing was changed, or was there.
  package var kept: BackupSummary?

  /// Whether nothing was changed.
  package var isEmpty: Bool { habits == 0 && days == 0 }
}

extension HabitStore {
  /// Unites this store with the one at `path`, which stays as it is: per habit, by name, and day the
  /// newest change wins by the times of the change logs; habits that are missing are added.
  ///
  /// A change that nobody logged, such as all of the iOS app, only fills days of which nothing is
  /// known. It is one step that can be undone, and none where there is nothing to change.
  package func merge(_ path: String, _ intake: Intake) throws(StoreError) -> Merged {
    try requireWritable()
    try requireOther(path)
    let other = try OtherStore(reading: path, intake, busyMilliseconds: busyMilliseconds)
    let theirs = try other.store.reading { connection throws(StoreError) in
      try Recorded(connection)
    }
    var merged = Merged(zone: other.zone)
    let isNothingNew = try reading { connection throws(StoreError) in
      try MergePlan(of: theirs, into: Recorded(connection)).isEmpty
    }
    if isNothingNew { return merged }
    if isFile, try hasHabits() { merged.kept = try backup(at: intake.now, before: "merge") }
    try writing(nil) { connection throws(StoreError) in
      let plan = try MergePlan(of: theirs, into: Recorded(connection))
      let log = ChangeLog(connection, at: intake.now, device: device, action: .edit)
      try plan.carryOut(EditWriter(connection, log: log, today: intake.today))
      merged.habits = plan.added.count
      merged.days = plan.dayCount
    }
    return merged
  }
}

/// What a store holds and when it was changed.
private struct Recorded {
  let habits: [Habit]
  let checkIns: [HabitID: [Day: CheckIn]]
  /// When each day that the log knows was changed last, in seconds since 1970.
  let changes: [HabitID: [Day: Int64]]

  init(_ connection: Connection) throws(StoreError) {
    let snapshot = try SnapshotReader(connection).snapshot(.all)
    habits = snapshot.habits
    var checkIns: [HabitID: [Day: CheckIn]] = [:]
    for habit in snapshot.habits {
      let list = snapshot.checkIns[habit.id, default: []]
      checkIns[habit.id] = Dictionary(list.map { ($0.day, $0) }) { $1 }
    }
    self.checkIns = checkIns
    var changes: [HabitID: [Day: Int64]] = [:]
    // Of the row that holds the maximum, SQLite takes the other columns too.
    let statement = try Statement(
      connection,
      """
      SELECT habit, key, unixepoch(at), max(step.id) FROM change JOIN step ON step.id = change.step
      WHERE subject = 'check_in' GROUP BY habit, key
      """)
    _ = try statement.all { row in
      guard let habit = row.integer(0), let day = try? Day(iso: row.text(1) ?? "") else { return }
      changes[HabitID(habit), default: [:]][day] = row.integer(2) ?? Recorded.unknown
    }
    self.changes = changes
  }

  /// When a day was changed last: what nobody logged is older than all that was, and a day of which
  /// nothing is known older still.
  func time(_ habit: HabitID, _ day: Day) -> Int64 {
    if let logged = changes[habit]?[day] { return logged }
    return checkIns[habit]?[day] == nil ? .min : Recorded.unknown
  }

  static let unknown = Int64.min + 1
}

/// What has to be changed to unite two stores.
private struct MergePlan {
  /// The habits that are missing, with all that is recorded of them.
  var added: [(habit: Habit, checkIns: [CheckIn])] = []
  /// The days of habits on which the other store knows something newer.
  var changed: [(habit: HabitID, checkIns: [CheckIn])] = []

  var isEmpty: Bool { added.isEmpty && changed.isEmpty }

  var dayCount: Int {
    (added.map(\.checkIns.count) + changed.map(\.checkIns.count)).reduce(0, +)
  }

  init(of theirs: Recorded, into ours: Recorded) {
    var known: [String: HabitID] = [:]
    for habit in ours.habits { known[HabitName.key(of: habit.name)] = habit.id }
    for habit in theirs.habits {
      let all = theirs.checkIns[habit.id] ?? [:]
      guard let mine = known[HabitName.key(of: habit.name)] else {
        added.append((habit.withOwnPauses, all.values.sorted { $0.day < $1.day }))
        continue
      }
      let days = Set(all.keys).union(theirs.changes[habit.id].map { Set($0.keys) } ?? [])
      let newer = days.sorted().compactMap { day -> CheckIn? in
        let checkIn = all[day] ?? CheckIn(day)
        guard checkIn != ours.checkIns[mine]?[day] ?? CheckIn(day) else { return nil }
        return theirs.time(habit.id, day) > ours.time(mine, day) ? checkIn : nil
      }
      if !newer.isEmpty { changed.append((mine, newer)) }
    }
  }

  func carryOut(_ writer: EditWriter) throws(StoreError) {
    for (habit, checkIns) in changed { try writer.write(checkIns, of: habit) }
    for (habit, checkIns) in added { try writer.write(checkIns, of: try writer.add(habit)) }
  }
}

extension Habit {
  /// The habit with the pauses of all habits as its own, since those of its store stay behind.
  fileprivate var withOwnPauses: Habit {
    var habit = self
    habit.pauses = (pauses.filter(\.isForAll) + pauses.filter { !$0.isForAll }).map {
      Pause(from: $0.from, through: $0.through)
    }
    return habit
  }
}
