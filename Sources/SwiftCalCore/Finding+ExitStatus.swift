extension [Finding] {
  /// The number a program ends with that has looked a store over.
  package var exitStatus: ExitStatus {
    for finding in self {
      // What may not even be opened says nothing about what is in it.
      if case .unreadable(let error) = finding, error.exitStatus == .noPermission {
        return .noPermission
      }
    }
    return contains { $0.level == .fault } ? .badData : .success
  }
}
