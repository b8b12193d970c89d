import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

extension Commander {
  /// Copies the store to a file, or into the folder of its backups, and says what the copy holds. The
  /// file of a damaged store is copied as it is.
  func backUp(to file: String?) throws -> Report {
    let path = try surroundings.storePath()
    do {
      return try backUp(path, to: file)
    } catch let error as StoreError {
      guard case .damaged(path, _) = error else { throw error }
      let copy = try HabitStore.copyDamaged(path, to: file, now: surroundings.clock.timestamp())
      return report(
        [error.message, surroundings.appearance.strings.copiedAsItIs(to: copy)], status: .badData)
    }
  }

  private func backUp(_ path: String, to file: String?) throws -> Report {
    guard let store = try storeForReading() else { throw StoreError.missing(path: path) }
    let backup =
      if let file {
        try store.backup(to: file)
      } else {
        try store.backup(at: surroundings.clock.timestamp())
      }
    let strings = surroundings.appearance.strings
    return report([strings.backedUp(contents(backup), to: backup.path)])
  }

  /// Brings back what a backup holds, and says where what was there before is kept.
  func restore(from file: String) throws -> Report {
    let restored = try HabitStore.restore(
      try surroundings.storePath(), from: file, device: hostName(),
      busyMilliseconds: openStore == nil ? 10_000 : 250, now: surroundings.clock.timestamp())
    let strings = surroundings.appearance.strings
    var lines = [strings.restored(contents(restored.contents), on: place)]
    if let kept = restored.kept { lines.append(strings.keptBefore(kept.path)) }
    if let aside = restored.setAside {
      lines.append(strings.setAside(aside.path, aside.reason.reason))
    }
    return report(lines)
  }

  /// Looks the store over: a line for each finding, what is broken first.
  func examine(json: Bool) throws -> Report {
    let findings = try doctor().examine()
    if json { return Report(findings: findings) }
    let worst = findings.map(\.level).max() ?? .fact
    let head = worst == .fact ? [surroundings.appearance.strings.healthy] : []
    var lines = head + findings.map(\.message)
    let advice = strings.repairAdvice(on: place)
    if findings.contains(where: \.isMendable), !lines[0].holds("--repair") { lines.append(advice) }
    return report(lines, status: findings.exitStatus)
  }

  /// Puts right what is broken, and says what was done and what is left.
  func repair(json: Bool) throws -> Report {
    let mended = try doctor().repair(now: surroundings.clock.timestamp())
    let status = mended.mayHaveLost ? .badData : mended.left.exitStatus
    if json { return Report(mended: mended, status: status) }
    let head = mended.isNothing ? [surroundings.appearance.strings.nothingToRepair] : []
    return report(head + mended.messages, status: status)
  }

  private func doctor() throws -> Doctor {
    let location = try surroundings.storeLocation()
    return Doctor(
      path: location.path, today: surroundings.realToday(Settings()), older: location.older)
  }

  /// Prints what is recorded, or writes it to a file.
  func export(_ format: ExportFormat, to file: String?) throws -> Report {
    let store = try storeForReading()
    let lines =
      switch format {
      case .json: try (store ?? .inMemory(sampleAsOf: nil)).exportJSON()
      case .csv: reporter(try context(.all, in: store)).checkInsCSV().lines
      }
    guard let file else { return Report(lines) }
    try StoreFile.write(lines.joined(separator: "\n") + "\n", to: file)
    let snapshot = try context(.all, in: store).snapshot
    // Of a habit without check-ins a CSV file holds nothing.
    let habits = snapshot.habits.count {
      format == .json || snapshot.checkIns[$0.id]?.isEmpty == false
    }
    let strings = surroundings.appearance.strings
    let contents = strings.contents(habits: habits, checkIns: snapshot.checkIns.total)
    return report([strings.exported(contents, to: file)])
  }

  /// How much a backup holds, in words.
  func contents(_ summary: BackupSummary) -> String {
    surroundings.appearance.strings.contents(habits: summary.habits, checkIns: summary.checkIns)
  }

  /// A report of lines that may hold what a person or a file has supplied.
  func report(_ lines: [String], status: ExitStatus = .success) -> Report {
    Report(
      lines.map { TerminalText.safe($0, charset: surroundings.charset) }, status: status)
  }
}
