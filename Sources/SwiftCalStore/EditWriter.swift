import SwiftCalCore

/// Writes an edit within a transaction.
struct EditWriter {
  let connection: Connection
  let log: ChangeLog
  let today: Day

  /// A writer that records what it does in `log`.
  init(_ connection: Connection, log: ChangeLog, today: Day) {
    self.connection = connection
    self.log = log
    self.today = today
  }

  /// Writes the edit; returns the habit it speaks of.
  func write(_ edit: Edit) throws(StoreError) -> HabitID? {
    try edit.checkGroup()
    switch edit {
    case .checkIn(let habit, on: let days, let change):
      try checkIn(habit, on: days, change)
      return habit
    case .addHabit(let habit):
      return try add(habit)
    case .changeHabit(let id, let changes):
      try change(id, changes)
      return id
    case .moveHabit(let id, to: let place):
      try move(id, to: place)
      return id
    case .pauseAll(let pause):
      let old = try SnapshotReader(connection).pausesForAll()
      var pause = try pause.checked()
      pause.isForAll = true
      guard !old.rest(on: pause) else { break }
      try writePauses(habit: 0, old: old, old.filter { $0.from != pause.from } + [pause])
    case .resumeAll(let day):
      let old = try SnapshotReader(connection).pausesForAll()
      try writePauses(habit: 0, old: old, old.resumed(on: day))
    case .setting(let key, let text):
      try set(key, text)
    }
    return nil
  }

  private func set(_ key: SettingKey, _ text: String?) throws(StoreError) {
    var settings = Settings()
    do {
      try settings.set(key, text)
    } catch {
      throw .invalid(error.message)
    }
    let row = LoggedRow(table: .setting, key: key.rawValue)
    let isDefault = settings.text(of: key) == Settings().text(of: key)
    if isDefault, try log.values(of: row) == nil { return }
    try log.record(row) { () throws(StoreError) in
      guard text != nil else {
        try Statement(connection, "DELETE FROM setting WHERE key = ?1").run([.text(key.rawValue)])
        return
      }
      try Statement(
        connection,
        "INSERT INTO setting VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
      ).run([.text(key.rawValue), .text(settings.text(of: key))])
    }
  }
}
