extension [Finding] {
  /// The number a program ends with that has looked a store over.
  package var exitStatus: ExitStatus {
    for finding in self {
      // What may not even be opened, or read from its disk, says nothing about what is in it.
      guard case .unreadable(let error) = finding else { continue }
      if error.exitStatus == .noPermission { return .noPermission }
      if case .unreadable = error { return .inputOutput }
    }
    return contains { $0.level == .fault } ? .badData : .success
  }
}
