/// Which backups are kept.
package struct BackupRotation: Hashable, Sendable {
  /// How many days keep their newest backup.
  package var daily = 7
  /// How many ISO weeks keep their newest backup.
  package var weekly = 5
  /// How many months keep their newest backup.
  package var monthly = 12

  /// How many backups of the newest day are kept, of which each may be the one that is missed; besides
  /// the first, which is the day as it was before anything happened to it.
  package static let ofNewestDay = 10

  /// A rotation that keeps the usual numbers.
  package init() {}

  /// Whether no day, week or month is to keep any.
  package var isOff: Bool { daily == 0 && weekly == 0 && monthly == 0 }

  /// The backups that are kept: periods without any count as none, so that a year without use costs
  /// nothing, and the newest of all stays whatever the numbers are.
  package func kept(of backups: some Sequence<BackupStamp>) -> Set<BackupStamp> {
    let newestFirst = Set(backups).sorted(by: >)
    guard let first = newestFirst.first else { return [] }
    let ofNewestDay = newestFirst.prefix { $0.day == first.day }
    return newest(daily, of: newestFirst, by: { $0.day })
      .union(newest(weekly, of: newestFirst, by: { ISOWeek(of: $0.day) }))
      .union(newest(monthly, of: newestFirst, by: { Month(of: $0.day) }))
      .union(ofNewestDay.prefix(daily > 0 ? BackupRotation.ofNewestDay : 1))
      .union(ofNewestDay.suffix(daily > 0 ? 1 : 0))
  }

  /// The newest of each of the newest `count` periods.
  private func newest<Period: Equatable>(
    _ count: Int, of newestFirst: [BackupStamp], by period: (BackupStamp) -> Period
  ) -> Set<BackupStamp> {
    var result: Set<BackupStamp> = []
    var last: Period?
    for stamp in newestFirst where period(stamp) != last {
      guard result.count < count else { break }
      last = period(stamp)
      result.insert(stamp)
    }
    return result
  }
}

/// When a backup was made, and what tells it from others of that day.
package struct BackupStamp: Hashable, Comparable, Sendable {
  /// The day.
  package let day: Day
  /// The time and what it was made before, such as `T120000-before-import`; empty for the backup
  /// that is made before the first change of the day.
  package let rest: String

  /// A stamp of these parts.
  package init(_ day: Day, _ rest: String = "") {
    self.day = day
    self.rest = rest
  }

  package static func < (left: BackupStamp, right: BackupStamp) -> Bool {
    left.day == right.day ? left.rest < right.rest : left.day < right.day
  }
}
