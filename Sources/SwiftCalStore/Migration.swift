import Glibc
import SwiftCalCore

/// Moves the store of the older layout, which was of one program, to the shared place.
///
/// At each moment one of the two is whole, so that a program that is killed loses nothing; the next
/// one to start goes on where it ended. While it works, a lock file stands beside the new store.
package struct Migration {
  /// The points between the steps, in order.
  package enum Step: String, CaseIterable, Codable, Sendable {
    /// No other program migrates.
    case locked
    /// The older store is in memory, and is verified.
    case read
    /// A copy of it is among the backups.
    case kept
    /// The new store is written beside its place, verified, and on the disk.
    case written
    /// It has its name.
    case placed
    /// It is noted that nothing is left to do but to take the older one away.
    case noted
    /// Its side files are away.
    case sidesRemoved
    /// It is away itself.
    case removed
  }

  /// What came of it.
  package enum Outcome: Hashable, Sendable {
    /// There was nothing to move.
    case nothing
    /// The store was moved.
    case moved(Moved)
    /// Both places hold data, and nothing was done.
    case both
  }

  /// What was moved.
  package struct Moved: Hashable, Sendable {
    /// How many habits and check-ins the new store holds, and where it is.
    package let contents: BackupSummary
    /// The path of the copy of the older store; nil where it was made before.
    package let kept: String?
    /// The zone in which the days of a store of the iOS app were found; nil for a store of ours.
    package let zone: String?
    /// Why the older store is still there; nil where it was taken away.
    package var stays: String?
  }

  let older: String
  let shared: String
  let intake: Intake
  let step: (Step) -> Void
  /// How long another program is waited for.
  let milliseconds = 10_000

  /// A migration.
  ///
  /// - Parameters:
  ///   - older: the path of the store of the older layout.
  ///   - shared: the path of the store; a symbolic link there stays one.
  ///   - step: called after each step.
  package init(
    from older: String, to shared: String, _ intake: Intake,
    step: @escaping (Step) -> Void = { _ in }
  ) {
    self.older = older
    self.shared = shared
    self.intake = intake
    self.step = step
  }

  /// Whether a file that holds something stands in the older place, for the price of one call.
  package static func isNeeded(from older: String) -> Bool {
    var info = stat()
    return stat(older, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && info.st_size > 0
  }

  /// Whether two paths name one file.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    guard let one = (try? StoreFile.status(path)) ?? nil,
      let two = (try? StoreFile.status(other)) ?? nil
    else { return false }
    return one.isSameFile(as: two)
  }

  /// Moves the store if there is one to move.
  package func run() throws(StoreError) -> Outcome {
    guard let status = try StoreFile.status(older), status.isRegular, status.size > 0,
      try !isShared(status)
    else { return .nothing }
    if try sharedHoldsData(), try StoreFile.status(lockPath) == nil {
      // Another program may have moved it since it was found.
      guard try StoreFile.status(older) != nil else { return .nothing }
      try StoreFile.requireDatabase(older)
      return .both
    }
    let lock = try FileLock(lockPath, named: shared, milliseconds: milliseconds)
    let outcome: Outcome
    do {
      outcome = try run(holding: lock)
    } catch {
      // Once the store is placed, the file of the lock tells the next start to go on.
      if (try? sharedHoldsData()) == false { lock.remove() }
      throw error
    }
    end(lock)
    return outcome
  }

  /// Where the older store could not be taken away, the note in the file tells the next start.
  private func end(_ lock: FileLock) {
    if !isOnlyToRemove(lock) { lock.remove() }
  }

  private func run(holding lock: FileLock) throws(StoreError) -> Outcome {
    step(.locked)
    guard try StoreFile.status(older) != nil else { return .nothing }
    StoreFile.remove(temporary)
    // Somebody may have taken the new store away since; the older one is all there is then.
    guard try sharedHoldsData() else { return try move(lock) }
    return isOnlyToRemove(lock) ? finish(lock) : try finishIfSame(lock)
  }

  /// Takes the older store away once `takeIn` has taken all of it into the store; a copy stays among
  /// the backups. Returns where; nil if it stays, since another program has written to it meanwhile or
  /// it cannot be taken away, with the reason.
  package func retire<Result>(
    after takeIn: () throws(StoreError) -> Result
  ) throws(StoreError) -> (result: Result, kept: String?, stays: String?) {
    let lock = try FileLock(lockPath, named: shared, milliseconds: milliseconds)
    defer { end(lock) }
    let before = try OlderStore(older, intake).other.store.fingerprint()
    let result = try takeIn()
    let source = try OlderStore(older, intake)
    guard try source.other.store.fingerprint() == before else { return (result, nil, nil) }
    let kept = try source.keep(among: BackupPlace(of: destination), intake.now)
    guard case .moved(let moved) = try remove(source, kept, lock), let stays = moved.stays else {
      return (result, kept, nil)
    }
    return (result, nil, stays)
  }

  /// Whether the older place is a link to the shared one, or the other way round.
  private func isShared(_ status: StoreFile.Status) throws(StoreError) -> Bool {
    guard let other = try StoreFile.status(shared) else { return false }
    return other.isSameFile(as: status)
  }

  /// Whether the store holds anything; what cannot be read may be everything.
  private func sharedHoldsData() throws(StoreError) -> Bool {
    guard let status = try StoreFile.status(shared), status.size > 0 else { return false }
    guard let store = try? HabitStore(path: shared, access: .readOnly),
      let isEmpty = try? store.isEmpty()
    else { return true }
    return !isEmpty
  }

  private func move(_ lock: FileLock) throws(StoreError) -> Outcome {
    let source = try OlderStore(older, intake)
    step(.read)
    let kept = try source.keep(among: BackupPlace(of: destination), intake.now)
    step(.kept)
    guard try place(source) else { return .both }
    step(.placed)
    return try remove(source, kept, lock)
  }

  /// Ends a migration that was killed between placing the store and noting it, which the two being the
  /// same shows, or whose older store could not be taken away and has come to be another file since, or
  /// was written to, and holds nothing that is not here.
  private func finishIfSame(_ lock: FileLock) throws(StoreError) -> Outcome {
    // What is wrong with the older one is no reason not to go on with the other.
    guard let source = try? OlderStore(older, intake),
      let ours = try? HabitStore(path: shared, access: .readOnly),
      (try? holdsAll(of: source, in: ours, wasMoved: !MigrationNote(lock.note()).isEmpty)) == true
    else { return .both }
    let kept = try source.keep(among: BackupPlace(of: destination), intake.now)
    return try remove(source, kept, lock)
  }

  private func holdsAll(
    of source: OlderStore, in ours: HabitStore, wasMoved: Bool
  ) throws(StoreError) -> Bool {
    let theirs = source.other.store
    if try ours.fingerprint() == theirs.fingerprint() { return true }
    guard wasMoved else { return false }
    // A store of ours has a log, by which also two changes of one moment are told apart.
    if source.other.zone == nil, try !ours.isEarlierState(theirs.connection) { return false }
    return try ours.isNothingNew(in: source.other)
  }

  private func remove(
    _ source: OlderStore, _ kept: String, _ lock: FileLock
  ) throws(StoreError) -> Outcome {
    try note(lock, isTold: false)
    step(.noted)
    // Until it is away nobody may write to it.
    let stays = withExtendedLifetime(source, removeOlder)
    if stays != nil { try? note(lock, isTold: true) }
    let contents = try source.other.store.summary().at(shared)
    return .moved(Moved(contents: contents, kept: kept, zone: source.other.zone, stays: stays))
  }

  private func finish(_ lock: FileLock) -> Outcome {
    // One that cannot be read may be in need of the older one, and of a repair, which this must not stop.
    guard let store = try? HabitStore(path: shared, access: .readOnly),
      let contents = try? store.summary().at(shared)
    else { return .nothing }
    let wasTold = MigrationNote(lock.note()).isTold
    let stays = removeOlder()
    // Once is enough; the doctor tells it again.
    if wasTold { return .nothing }
    if stays != nil { try? note(lock, isTold: true) }
    return .moved(Moved(contents: contents, kept: nil, zone: nil, stays: stays))
  }
}
