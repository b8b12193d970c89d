import CSQLite
import Glibc
import SwiftCalCore

/// Looks a store over without changing it.
package struct Doctor {
  let path: String
  let today: Day
  let older: String?

  /// A doctor for the store at `path`.
  ///
  /// - Parameters:
  ///   - today: the day that it is; marks on later days are worth a question.
  ///   - older: the place of the store in the older layout; nil where it has none.
  package init(path: String, today: Day, older: String? = nil) {
    self.path = path
    self.today = today
    self.older = older
  }

  /// Everything that was found: what is broken, what wants a look, and how much there is.
  package func examine() throws(StoreError) -> [Finding] {
    guard let status = try StoreFile.status(path) else { throw .missing(path: path) }
    let inside = try inside(status)
    // It is not for this program to say what is to be done about the files of others.
    for finding in inside {
      switch finding {
      case .foreign, .unreadable(.notAllowed): return inside
      default: continue
      }
    }
    let findings = inside + beside() + backups()
    return findings.filter { $0.level == .fault } + findings.filter { $0.level == .advice }
      + findings.filter { $0.level == .fact }
  }

  private func inside(_ status: StoreFile.Status) throws(StoreError) -> [Finding] {
    if status.isRegular, status.size == 0, BackupPlace(of: path).isEmpty {
      throw .missing(path: path)
    }
    do throws(StoreError) {
      let store = try HabitStore(path: path, access: .readOnly)
      return try store.reading { connection throws(StoreError) in
        let version = try connection.storeVersion()
        var findings = try connection.damages()
        // What lies on damaged pages may be anything; a row that a check refuses is only wrong.
        if findings.allSatisfy(\.isOfRow) {
          let rows = try connection.rowFindings(today: today, version: version)
          findings = rows.contains { $0.level == .fault } ? rows : findings + rows
        }
        return findings + [.size(bytes: status.size, version: version)]
      } + obstacles(store)
    } catch {
      return [isForeign(error, status) ? .foreign(error) : .unreadable(error)]
    }
  }

  /// Whether a file that gave this error is not even what is left of a store of this program.
  private func isForeign(_ error: StoreError, _ status: StoreFile.Status) -> Bool {
    switch error {
    case .newer: return true
    case .notAStore:
      guard status.isRegular, (try? HabitStore.isOfAnother(path)) == false else { return true }
      return !StoreFile.mayBeLeftOfStore(path) && !holdsRows(size: status.size)
    default: return false
    }
  }

  /// Whether there is a row of a store in a file without a header; one that is too long to be looked
  /// through may hold some.
  private func holdsRows(size: Int) -> Bool {
    if size > 1 << 30 { return true }
    guard let bytes = try? StoreFile.bytes(of: path),
      var rebuild = try? Rebuild(named: path, now: "")
    else { return true }
    guard (try? rebuild.take(bytes)) != nil, let isEmpty = try? rebuild.isEmpty() else {
      return true
    }
    return !isEmpty
  }

  private func beside() -> [Finding] {
    let real = StoreFile.resolved(path)
    let name = StoreFile.name(of: real)
    let folder = StoreFile.folder(of: real)
    var findings: [Finding] = []
    // Of other folders it is not for this program to say who may use them.
    let own = StoreFile.name(of: folder).lowercased() == "swiftcal" ? [folder] : []
    findings += modes(of: [real] + own) + owners(of: [real, BackupPlace(of: path).folder] + own)
    for side in StoreFile.sides {
      guard let found = try? StoreFile.status(real + side) else { continue }
      findings.append(.sideFile(path: real + side, bytes: found.size))
    }
    findings += leftovers(of: real) + remains()
    for other in StoreFile.names(in: folder).sorted() where isConflict(other, of: name) {
      findings.append(.conflictCopy(path: "\(folder)/\(other)"))
    }
    return findings
  }

  /// Only their owner can change what others may do with them.
  private func modes(of paths: [String]) -> [Finding] {
    paths.compactMap { path in
      guard let status = try? StoreFile.status(path), status.mode & 0o077 != 0,
        [status.owner, 0].contains(geteuid())
      else { return nil }
      return .mode(path: path, permissions: status.mode & 0o777)
    }
  }

  private func owners(of paths: [String]) -> [Finding] {
    paths.compactMap { path in
      StoreFile.ownership(of: path, isAdvised: true).map { .owner(path: path, reason: $0) }
    }
  }

  /// What stands among the backups, of which each is looked over.
  private func backups() -> [Finding] {
    let place = BackupPlace(of: path)
    let stamps = place.stamps().sorted(by: >)
    let paths = stamps.map(place.path(of:))
    var findings = modes(of: (StoreFile.isFolder(place.folder) ? [place.folder] : []) + paths)
    findings += paths.compactMap { backupFault($0).map { .badBackup($0) } }
    if let obstacle = obstacle(place) {
      findings.append(.noBackups(obstacle))
      if stamps.isEmpty { return findings }
    }
    // Of a folder that cannot be looked into it is not known what it holds.
    if StoreFile.isFolder(place.folder), StoreFile.names(in: place.folder).isEmpty {
      return findings
    }
    let bytes = paths.reduce(0) { $0 + ((try? StoreFile.status($1))?.size ?? 0) }
    return findings + [.backups(count: stamps.count, newest: stamps.first?.day, bytes: bytes)]
  }

  /// Why no backup can be made; nil where it can, or where its owner is told of already.
  private func obstacle(_ place: BackupPlace) -> StoreError? {
    guard StoreFile.ownership(of: place.folder) == nil else { return nil }
    do throws(StoreError) {
      try place.requireFolder()
      return nil
    } catch {
      return error
    }
  }

  /// Why nothing can be brought back from a backup; nil for one of a newer program, and for a copy of a
  /// store of the iOS app, which can be taken in again.
  private func backupFault(_ path: String) -> StoreError? {
    do throws(StoreError) {
      _ = try Connection.verifiedCopy(of: path, busyMilliseconds: 0)
      return nil
    } catch {
      switch error {
      // What another program has just let go is no fault.
      case .newer, .missing: return nil
      case .notAStore:
        let phone = (try? ForeignFile(path).inMemory()).flatMap { try? PhoneStore($0) }
        return phone == nil ? error : nil
      default: return error
      }
    }
  }

  /// Whether a name is what Syncthing, Dropbox, Nextcloud, OneDrive and the like make of `name` when
  /// two machines wrote the file.
  private func isConflict(_ other: String, of name: String) -> Bool {
    let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
    guard other != name, other.hasPrefix(stem), !other.hasSuffix(".tmp") else { return false }
    let rest = other.dropFirst(stem.count).lowercased()
    return rest.holds("conflict") || rest.hasPrefix(" (")
      || rest.hasPrefix("(")
      || rest.contains("~" as Character) || rest.hasSuffix(".orig") || rest.hasSuffix(".bak")
  }
}

extension Connection {
  /// What SQLite itself finds wrong with the file.
  fileprivate func damages() throws(StoreError) -> [Finding] {
    try Statement(self, "PRAGMA integrity_check(20)").all { $0.text(0) ?? "" }
      .filter { $0 != "ok" }.map { .damage($0) }
  }

  /// What the rows say.
  fileprivate func rowFindings(today: Day, version: Int) throws(StoreError) -> [Finding] {
    var findings = try otherSchema(than: version) + orphans()
    do {
      _ = try SnapshotReader(self).snapshot(.all)
      findings += try future(today)
    } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      findings.append(.impossible(reason))
    }
    findings += try unreadable() + logFindings() + textFindings() + futureSteps(today)
    let summary = try backupSummary()
    let steps = try number("SELECT count(*) FROM step")
    findings.append(
      .contents(habits: summary.habits, checkIns: summary.checkIns, steps: steps))
    return findings
  }

  /// What `log`, `undo` and `export` could not read.
  private func unreadable() throws(StoreError) -> [Finding] {
    let changes = try brokenChanges().count
    let lines = try brokenAlmanacLines().count
    var findings: [Finding] = []
    if changes > 0 {
      findings.append(.impossible("\(changes.of("change")) of the log cannot be read"))
    }
    if lines > 0 {
      findings.append(.impossible("\(lines.of("line")) of the almanac cannot be read"))
    }
    guard changes == 0 else { return findings }
    do {
      _ = try LogReader(self).entries(limit: nil)
    } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      findings.append(.impossible(reason))
    }
    return findings
  }

  private func otherSchema(than version: Int) throws(StoreError) -> [Finding] {
    let query = "SELECT name, coalesce(sql, '') FROM sqlite_schema"
    func read(_ connection: Connection) throws(StoreError) -> [String: String] {
      let rows = try Statement(connection, query).all { ($0.text(0) ?? "", $0.text(1) ?? "") }
      return Dictionary(rows) { $1 }
    }
    let made = try Connection(
      opening: ":memory:", path: path, flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0)
    try made.migrate(to: version)
    let wanted = try read(made)
    // Statistics that SQLite gathers are no difference.
    let found = try read(self).filter { !$0.key.hasPrefix("sqlite_stat") }
    return Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted()
      .map { .otherSchema(name: $0) }
  }

  private func orphans() throws(StoreError) -> [Finding] {
    let tables = try Statement(self, "PRAGMA foreign_key_check").all { $0.text(0) ?? "" }
    var counts: [String: Int] = [:]
    for table in tables { counts[table, default: 0] += 1 }
    counts["pause"] = try number(
      "SELECT count(*) FROM pause WHERE habit <> 0 AND habit NOT IN (SELECT id FROM habit)")
    return counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { .orphans(table: $0.key, count: $0.value) }
  }

  private func future(_ today: Day) throws(StoreError) -> [Finding] {
    let statement = try Statement(
      self,
      """
      SELECT count(*), max(day) FROM check_in
      WHERE day > ?1 AND (mark IN ('done', 'missed') OR amount IS NOT NULL)
      """)
    let row = try statement.first([.text(today.iso)]) { (Int($0.integer(0) ?? 0), $0.text(1)) }
    guard let (count, text) = row, let text, let last = try? Day(iso: text) else { return [] }
    return [.future(count: count, last: last)]
  }
}

extension Finding {
  /// Whether it is no more than a row that a check of its table refuses.
  fileprivate var isOfRow: Bool {
    if case .damage(let text) = self { text.hasPrefix("CHECK constraint failed") } else { false }
  }
}
