import SwiftCalCore

extension HabitStore {
  /// Copies the store to the file `path`, whole and of one moment while other programs write.
  ///
  /// A backup that is there is replaced only by one that is complete, verified and on the disk;
  /// any other file, and the store itself, are left alone.
  @discardableResult
  package func backup(to path: String) throws(StoreError) -> BackupSummary {
    try requireOtherFile(path)
    try StoreFile.requireFolder(of: StoreFile.resolved(path), for: path)
    guard let made = try copy(to: path, check: .full, replaces: true) else {
      preconditionFailure("a backup that replaces is always put in its place")
    }
    return made
  }

  /// The newest backup that stands where those of the store at `path` do; nil where there is none.
  package static func newestBackup(of path: String) -> String? {
    let place = BackupPlace(of: StoreFile.target(of: path))
    return place.stamps().sorted(by: >).map(place.path(of:)).first(where: StoreFile.isStore)
  }

  /// Copies the store into the folder of its backups, and lets old ones go.
  ///
  /// - Parameters:
  ///   - now: the moment, as ISO 8601 text, which becomes part of the name.
  ///   - reason: what it is made before, such as `restore`; empty where a person asked for it.
  @discardableResult
  package func backup(at now: String, before reason: String = "") throws(StoreError)
    -> BackupSummary
  {
    let place = BackupPlace(of: path)
    try place.requireFolder()
    place.removeLeftovers()
    for path in place.paths(at: now, before: reason) where try StoreFile.status(path) == nil {
      // Another program may take the name meanwhile.
      guard let made = try copy(to: path, check: .full, replaces: false) else { continue }
      place.rotate(rotation(), made: path)
      return made
    }
    throw .failed(path: place.folder, reason: "too many backups of one moment are there")
  }

  /// Keeps the state before the first change of a day, and lets old copies of that kind go. A day
  /// without room for it is still a day on which a check-in counts, so nothing is thrown.
  func backUpDaily(_ today: Day) {
    guard isFile, dailyBackup != today else { return }
    let place = BackupPlace(of: path)
    removeLeftovers(place)
    do {
      if (try? StoreFile.status(place.path(of: today))) == nil {
        let rotation = rotation()
        guard try hasHabits(), !rotation.isOff else { return }
        try place.requireFolder()
        // A check-in does not wait for its backup: the next change of the day tries again.
        _ = try connection.wait.without { () throws(StoreError) in
          try copy(to: place.path(of: today), check: .quick, replaces: false)
        }
        place.rotate(rotation, made: place.path(of: today))
        backupProblem = nil
      }
    } catch {
      backupProblem = error
      if case .busy = error { return }
    }
    dailyBackup = today
  }

  /// Takes away what killed programs left of this store and its backups.
  private func removeLeftovers(_ place: BackupPlace) {
    let real = StoreFile.resolved(path)
    StoreFile.removeLeftovers(of: real)
    place.removeLeftovers()
    MigrationNote.removeLeftovers(of: real)
  }

  /// Whether there is anything to lose.
  func hasHabits() throws(StoreError) -> Bool {
    try connection.number("SELECT EXISTS (SELECT 1 FROM habit)") == 1
  }

  /// How many backups are kept; what the person set is of no use where it cannot be read.
  private func rotation() -> BackupRotation {
    let settings = try? reading { connection throws(StoreError) in
      try SnapshotReader(connection).settings()
    }
    return settings?.backups ?? BackupRotation()
  }

  private func copy(
    to path: String, check: BackupFile.Check, replaces: Bool
  ) throws(StoreError) -> BackupSummary? {
    try StoreFile.writingFile(path) { () throws(StoreError) in
      try reading { connection throws(StoreError) in
        try BackupFile(path).write(from: connection, check: check, replaces: replaces)
      }
    }
  }

  /// Refuses to replace the store, what SQLite keeps beside it, and files that are no stores.
  private func requireOtherFile(_ path: String) throws(StoreError) {
    let (own, other) = (StoreFile.resolved(self.path), StoreFile.resolved(path))
    let status = try StoreFile.status(other)
    guard !path.isEmpty else {
      throw .invalid("The path of the backup is empty; choose another file.")
    }
    guard own != other, !StoreFile.isSide(other),
      status == nil || !isSameFile(status)
    else {
      throw .invalid(
        "\(path.quoted) is the store itself or belongs to it; choose another file for the backup.")
    }
    guard let status else { return }
    guard status.isRegular, status.size == 0 || StoreFile.isStore(other) else {
      throw .invalid(
        "\(path.quoted) is there and is not a backup, so it was left as it is; choose another file."
      )
    }
    if status.size > 0, (try? isEarlierState(other)) != true {
      throw .invalid(
        "\(path.quoted) is there and holds no earlier state of this store, so it was left as it is;"
          + " choose another file.")
    }
  }

  /// Whether a file holds what this store once held: its last step is a step of this store, too.
  private func isEarlierState(_ file: String) throws(StoreError) -> Bool {
    try isEarlierState(StoreOpening(path: file, busyMilliseconds: 1000).openAnyVersion())
  }

  /// The same of an open one.
  func isEarlierState(_ other: Connection) throws(StoreError) -> Bool {
    let steps = """
      SELECT id, at || device || (
        SELECT group_concat(
          coalesce(habit, '') || coalesce(key, '') || subject || coalesce(before, '')
          || coalesce(after, ''))
        FROM change WHERE step = step.id) FROM step
      """
    let last = try Statement(other, steps + " ORDER BY id DESC LIMIT 1")
    guard try last.step(), let id = last.integer(0) else {
      return try other.number("SELECT NOT EXISTS (SELECT 1 FROM habit)") == 1
    }
    let text = last.text(1)
    return try reading { connection throws(StoreError) in
      let own = try Statement(connection, steps + " WHERE id = ?1")
      try own.bind([.integer(id)])
      return try own.step() && own.text(1) == text
    }
  }

  /// Whether a file is the store's own.
  func isSameFile(_ other: StoreFile.Status?) -> Bool {
    guard let other, let own = try? StoreFile.status(path) else { return false }
    return own.isSameFile(as: other)
  }
}
