extension StoreError {
  /// The number a program ends with when the store refuses.
  package var exitStatus: ExitStatus {
    switch self {
    case .missing, .noHabit: .noInput
    case .cannotCreate: .cannotCreate
    case .notAStore, .damaged, .unknownZone, .nameTaken, .invalid: .badData
    case .newer, .unplaced: .configuration
    case .busy, .incomplete: .temporary
    case .readOnly, .notAllowed: .noPermission
    case .full, .failed, .unreadable: .inputOutput
    case .almanac(_, _, let status), .unwritten(_, _, let status): status
    }
  }
}
