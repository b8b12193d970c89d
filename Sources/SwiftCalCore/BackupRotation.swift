/// Which of the backups that were made from day to day are kept.
package struct BackupRotation: Hashable, Sendable {
  /// How many days keep their backup.
  package var daily = 7
  /// How many ISO weeks keep their newest backup.
  package var weekly = 5
  /// How many months keep their newest backup.
  package var monthly = 12

  /// A rotation that keeps the usual numbers.
  package init() {}

  /// The days whose backups are kept, of those that have one: periods without any count as none, so
  /// that a year without use costs nothing.
  package func kept(of days: some Sequence<Day>) -> Set<Day> {
    let newestFirst = Set(days).sorted(by: >)
    return newest(daily, of: newestFirst, by: { $0 })
      .union(newest(weekly, of: newestFirst, by: { ISOWeek(of: $0) }))
      .union(newest(monthly, of: newestFirst, by: { Month(of: $0) }))
  }

  /// The newest day of each of the newest `count` periods.
  private func newest<Period: Equatable>(
    _ count: Int, of newestFirst: [Day], by period: (Day) -> Period
  ) -> Set<Day> {
    var result: Set<Day> = []
    var last: Period?
    for day in newestFirst where period(day) != last {
      guard result.count < count else { break }
      last = period(day)
      result.insert(day)
    }
    return result
  }
}
