import SwiftCalCore

/// What has to be changed to unite two stores.
struct MergePlan {
  /// The habits that are missing, with all that is recorded of them.
  private(set) var added: [(habit: Habit, checkIns: [CheckIn])] = []
  /// The days of habits on which the other store knows something newer.
  private(set) var days: [(habit: HabitID, checkIns: [CheckIn])] = []
  /// The habits of which the other store knows something newer, before and after.
  private(set) var changed: [(before: Habit, after: Habit)] = []
  private let pausesForAll: [Pause]
  private var twins: [Twins] = []
  private let theirs: MergeSide
  private let ours: MergeSide

  /// Whether the stores agree.
  var isEmpty: Bool {
    added.isEmpty && days.isEmpty && changed.isEmpty && pausesForAll == ours.pausesForAll
  }

  /// What makes `ours` hold the newest of both.
  init(of theirs: MergeSide, into ours: MergeSide) {
    self.theirs = theirs
    self.ours = ours
    let all = MergedHabit(theirs: theirs, ours: ours)
    pausesForAll = all.parts(.pause, theirs.pausesForAll, ours.pausesForAll) { $0.from.iso }
    let pairs = MergePairs(of: theirs, and: ours)
    var names: [String: HabitID] = [:]
    for habit in ours.habits { names[HabitName.key(of: habit.name)] = habit.id }
    settle(
      theirs.habits.compactMap { habit in
        pairs.mine[habit.id].map { ($0, all.united(habit, $0)) }
      }, &names)
    for habit in theirs.habits {
      // A name that is in use in the end can only be that of one habit.
      let mine = pairs.mine[habit.id]?.id ?? names[HabitName.key(of: habit.name)]
      if let mine {
        takeDays(of: habit, for: mine)
      } else if !isTakenOut(habit) {
        add(habit, pairs)
      }
    }
  }

  /// Whether a habit of the other store was taken out of this one after all that was done with it there.
  private func isTakenOut(_ habit: Habit) -> Bool {
    guard let time = theirs.origins[habit.id].flatMap({ ours.removals[$0] }) else { return false }
    return time >= theirs.lastChange(of: habit.id)
  }

  /// Notes the habits that change; of those with a new name, each when nobody has the name any more.
  private mutating func settle(
    _ united: [(before: Habit, after: Habit)], _ names: inout [String: HabitID]
  ) {
    var open = united.filter { $0.before != $0.after }
    while !open.isEmpty {
      let next = open.firstIndex { before, after in
        names[HabitName.key(of: after.name)].map { $0 == before.id } ?? true
      }
      let (before, wanted) = open.remove(at: next ?? 0)
      var after = wanted
      if next == nil { after.name = before.name }
      names[HabitName.key(of: before.name)] = nil
      names[HabitName.key(of: after.name)] = before.id
      if before != after { changed.append((before, after)) }
    }
  }

  private mutating func takeDays(of habit: Habit, for mine: HabitID) {
    let all = theirs.checkIns[habit.id] ?? [:]
    let known = Set(all.keys).union(theirs.days[habit.id].map { Set($0.keys) } ?? [])
    let newer = known.sorted().compactMap { day -> CheckIn? in
      let checkIn = all[day] ?? CheckIn(day)
      guard checkIn != ours.checkIns[mine]?[day] ?? CheckIn(day) else { return nil }
      return theirs.time(habit.id, day) > ours.time(mine, day) ? checkIn : nil
    }
    if !newer.isEmpty { days.append((mine, newer)) }
  }

  private mutating func add(_ habit: Habit, _ pairs: MergePairs) {
    let checkIns = theirs.checkIns[habit.id] ?? [:]
    added.append(
      (habit.withOwnPauses(besides: pausesForAll), checkIns.values.sorted { $0.day < $1.day }))
    for mine in ours.habits where !pairs.isPaired(mine.id) {
      guard MergePlan.areTwins(checkIns, ours.checkIns[mine.id] ?? [:]) else { continue }
      twins.append(Twins(added: habit.name, known: mine.name))
    }
  }

  /// Whether all days of the one are those of the other as well; a few may be so by chance.
  private static func areTwins(_ left: [Day: CheckIn], _ right: [Day: CheckIn]) -> Bool {
    let (few, many) = left.count <= right.count ? (left, right) : (right, left)
    return few.count >= 3 && few.allSatisfy { many[$0.key] == $0.value }
  }

  /// Makes the changes.
  func carryOut(_ writer: EditWriter) throws(StoreError) {
    if pausesForAll != ours.pausesForAll {
      try writer.writePauses(habit: 0, old: ours.pausesForAll, pausesForAll)
    }
    for (before, after) in changed { try writer.update(before, to: after) }
    for (habit, checkIns) in days { try writer.write(checkIns, of: habit) }
    for (habit, checkIns) in added { try writer.write(checkIns, of: try writer.add(habit)) }
  }

  /// Tells what the changes are.
  func tell(_ merged: inout Merged) {
    merged.habits = added.count
    merged.days = (added.map(\.checkIns.count) + days.map(\.checkIns.count)).reduce(0, +)
    merged.changed = changed.count
    merged.pausesForAll = pausesForAll != ours.pausesForAll
    merged.twins = twins
  }
}

extension Habit {
  /// The habit with those pauses of all habits as its own that stay behind in its store.
  func withOwnPauses(besides pausesForAll: [Pause]) -> Habit {
    var habit = self
    let all = pauses.filter { $0.isForAll && !pausesForAll.contains($0) }
    habit.pauses = (all + pauses.filter { !$0.isForAll }).map {
      Pause(from: $0.from, through: $0.through)
    }
    return habit
  }
}
