import Glibc
import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem

extension ScreenRunner {
  /// Looks whether others have changed the store or put another file in its place.
  func lookAtStore() {
    if store.isReplaced() {
      openReplacement()
      return
    }
    do {
      let now = try store.changeToken()
      guard now != token else { return }
      let news = news()
      send(.storeChanged)
      if let news { send(.storeTaken(news)) }
    } catch .busy {
      // The writer tells of its end, but may tell it before it lets go.
      wakes.set(.store, inMilliseconds: 200)
    } catch {
      // Once it can be read again, it is.
      token = nil
      if case .incomplete = error { wakes.set(.store, inMilliseconds: 1000) }
      send(.storeFailed(error, nil))
    }
  }

  /// What others have done to the store at one stroke, by what its log says of it.
  private func news() -> StoreNews? {
    guard let lastStep, let newest = try? store.log(limit: 1).first ?? nil else { return nil }
    if newest.id < lastStep { return .restored }
    guard newest.id > lastStep, newest.action == .edit,
      case .takenIn(let kind, _, _, _) = newest.subject
    else { return nil }
    return kind == .merge ? .merged : .imported
  }

  /// Refuses when what would be written went to a file that is no longer the store.
  func requireSameFile() throws(StoreError) {
    guard store.isReplaced() else { return }
    wakes.set(.store, inMilliseconds: 0)
    guard access(store.path, F_OK) == 0 else { throw gone }
    throw .failed(path: store.path, reason: "another file was put in its place")
  }

  private var gone: StoreError {
    .failed(
      path: store.path, reason: "the file is gone; put it back, or start again to make a new one")
  }

  /// Opens the file that stands at the store's path now.
  private func openReplacement() {
    do {
      guard !isAway() else { return }
      // A file that has just come may be the beginning of a copy: it is never written into.
      store = try ScreenRunner.openStore(store.path, patience: 1, makes: false)
      token = nil
      loop.watcher?.renew()
      send(.storeReplaced(readOnlyReason: store.readOnlyReason))
    } catch .busy {
      wakes.set(.store, inMilliseconds: 200)
    } catch {
      // The rest of it may still come.
      wakes.set(.store, inMilliseconds: 1000)
      send(.storeFailed(error, nil))
    }
  }

  /// Opens the file that a command of the screen's own has put in the store's place.
  func followReplacement() {
    guard store.isReplaced(), let opened = try? ScreenRunner.openStore(store.path, patience: 1)
    else { return }
    store = opened
    token = nil
    model.options.readOnlyReason = opened.readOnlyReason
    loop.watcher?.renew()
  }

  /// Whether the file is gone. Who replaces a file may take the old one away first, so only one that
  /// stays away is told of; nothing is put in its place, for it may stand on a disk that comes back.
  private func isAway() -> Bool {
    guard access(store.path, F_OK) != 0 else {
      goneSince = nil
      isGoneTold = false
      return false
    }
    let now = WallInstant.sinceBoot()
    let since = goneSince ?? now
    goneSince = since
    if !isGoneTold, now.nanoseconds(since: since) >= 1_000_000_000 {
      isGoneTold = true
      send(.storeFailed(gone, nil))
    }
    wakes.set(.store, inMilliseconds: 1000)
    return true
  }

  /// Ends the screen: what a busy store has not taken gets a last chance.
  func finish() -> ExitStatus {
    if case .killed = ending {
      for edit in model.unsaved { carryOutLast(edit) }
    }
    session.end()
    if lost > 0 { Program.complain(ScreenRunner.lostMessage(lost)) }
    if case .killed(let signal) = ending { ProcessSignals.end(by: signal) }
    return lost == 0 ? .success : .temporary
  }

  private func carryOutLast(_ edit: Edit) {
    do {
      try requireSameFile()
      try store.perform(edit, today: model.today, now: surroundings.clock.timestamp())
    } catch {
      lost += 1
    }
  }

  private static func lostMessage(_ count: Int) -> String {
    "The store was held by another program; "
      + (count == 1 ? "one change was" : "\(count) changes were") + " not saved."
  }
}
