import SwiftCalCore

extension Doctor {
  /// Why a store that can be read cannot be written, as far as that can be told without writing.
  func obstacles(_ store: HabitStore) -> [Finding] {
    if let reason = StoreFile.writeObstacle(path) {
      return [.unwritable(reason)]
    }
    var reasons: [String] = []
    if let reason = store.lackOfLocks { reasons.append(reason) }
    if case .failed(_, let reason) = store.syncProblem() { reasons.append(reason) }
    return reasons.map { .unwritable($0) }
  }
}
