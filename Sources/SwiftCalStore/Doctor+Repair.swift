import Glibc
import SwiftCalCore

extension Doctor {
  /// Puts right what can be put right without asking.
  ///
  /// A store in which anything is broken is made anew: of every row of the file that can be read, of
  /// what its change log tells, and of the newest good backup. The file as it was is kept first.
  ///
  /// - Parameter now: the moment, as ISO 8601 text.
  package func repair(now: String) throws(StoreError) -> Mended {
    var mended = Mended()
    let findings = try findingsToRepair()
    if findings.contains(where: { $0.level == .fault }) {
      mended = try rebuild(isDamaged: findings.contains(where: \.isDamage), now: now)
    }
    for case .mode(let path, let permissions) in try examine() {
      guard StoreFile.deny(others: path, mode: permissions) else { continue }
      mended.mended.append("\(path.quoted) is its owner's only now.")
    }
    mended.left = try examine().filter { $0.level > .fact }
    return mended
  }

  /// What is wrong; a store that is gone is made anew as well where it has backups.
  private func findingsToRepair() throws(StoreError) -> [Finding] {
    do throws(StoreError) {
      let findings = try examine()
      for finding in findings {
        switch finding {
        case .foreign(let error): throw error
        case .unreadable(let error) where !finding.isMendable: throw error
        default: continue
        }
      }
      return findings
    } catch {
      guard case .missing = error, !BackupPlace(of: path).isEmpty else { throw error }
      return [.unreadable(error)]
    }
  }

  private func rebuild(isDamaged: Bool, now: String) throws(StoreError) -> Mended {
    let replacement = try Replacement(path)
    var rebuild = try Rebuild(named: path, now: now)
    try rebuild.take(try replacement.bytes())
    let backup = isDamaged ? newestGoodBackup() : nil
    if let backup { try rebuild.take(backup: backup.content, at: backup.path) }
    guard try !rebuild.isEmpty() else {
      throw .invalid(
        "Nothing of the store \(path.quoted) can be read, and it has no good backup; it was left as"
          + " it is.")
    }
    try rebuild.mend(today: today)
    if isDamaged { rebuild.tellLosses(since: backup?.day) }
    let kept = try replacement.setAside(.damaged, now: now)
    let summary = try replacement.put(rebuild.store)
    var mended = rebuild.report
    mended.kept = kept
    mended.contents = .contents(
      habits: summary.habits, checkIns: summary.checkIns,
      steps: try rebuild.store.number("SELECT count(*) FROM step"))
    return mended
  }

  /// The newest backup that is whole.
  func newestGoodBackup() -> (path: String, day: Day, content: Connection)? {
    let place = BackupPlace(of: path)
    for stamp in place.stamps().sorted(by: >) {
      let path = place.path(of: stamp)
      if let backup = try? Connection.verifiedCopy(of: path, busyMilliseconds: 0) {
        return (path, stamp.day, backup)
      }
    }
    return nil
  }
}

extension Finding {
  /// Whether rows may be lost, rather than only be wrong.
  fileprivate var isDamage: Bool {
    switch self {
    case .unreadable, .damage: true
    default: false
    }
  }
}
