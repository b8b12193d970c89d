extension StoreError {
  /// A sentence that says what is wrong, with which file, and what to do about it.
  package var message: String {
    switch self {
    case .missing(let path): "There is no store at \(path.quoted); the first check-in makes one."
    case .cannotCreate(let path, let reason):
      "The store \(path.quoted) cannot be made: \(reason); choose another place with '--store'."
    case .notAStore(let path):
      "\(path.quoted) is not a SwiftCal store; choose another file with '--store'."
    case .damaged(let path, let reason):
      "The store \(path.quoted) is damaged: \(reason); to put it right, run:"
        + " swiftcal -S \(path.quotedForShell) doctor --repair (it was left as it is)."
    case .newer(let path, let found, let known):
      "The store \(path.quoted) has version \(found), and this program knows versions up to"
        + " \(known); use a newer SwiftCal. It was left as it is."
    case .busy(let path):
      "Another program is using the store \(path.quoted); try again."
    case .incomplete(let path):
      "The store \(path.quoted) is not complete yet: it is empty or cut short, as while it is"
        + " copied; it was left as it is, try again."
    default: refusal
    }
  }

  private var refusal: String {
    switch self {
    case .readOnly(let path, let reason):
      "The store \(path.quoted) can only be read: \(reason); nothing was saved."
    case .notAllowed(let path, let reason):
      "\(path.quoted) may not be opened: \(reason)."
    case .full(let path):
      "There is no room to write the store \(path.quoted); nothing was saved, make room."
    case .failed(let path, let reason): "The store \(path.quoted) failed: \(reason)."
    case .unreadable(let path, let reason):
      "\(path.quoted) cannot be read: \(reason); it was left as it is. Its disk may be failing: copy what"
        + " can be read to another one."
    case .unwritten(let path, let reason, _):
      "The file \(path.quoted) cannot be written: \(reason); nothing was saved."
    case .almanac(let path, let reason, _):
      "The almanac \(path.quoted) cannot be read: \(reason)."
    case .unknownZone(let path, let error):
      "\(path.quoted) is a store of the iOS app, and \(error.message); write: swiftcal import"
        + " \(path.quotedForShell) --timezone ZONE, with a ZONE such as Europe/Berlin or +01:00."
    case .noHabit: "The habit is not in the store any more; look at the list again."
    case .nameTaken(let name): "Another habit is called \(name.quoted); choose another name."
    case .invalid(let reason), .unplaced(let reason): reason
    default: ""
    }
  }

  /// What is wrong, in the middle of a sentence, for a file that goes with the store.
  package var reason: String {
    switch self {
    case .cannotCreate(let path, let reason), .failed(let path, let reason),
      .unreadable(let path, let reason), .notAllowed(let path, let reason),
      .readOnly(let path, let reason),
      .unwritten(let path, let reason, _):
      "\(path.quoted): \(reason)"
    case .full(let path): "there is no room for \(path.quoted)"
    case .damaged(let path, let reason): "\(path.quoted) is damaged (\(reason))"
    case .incomplete(let path): "\(path.quoted) is not complete yet"
    case .notAStore(let path): "\(path.quoted) is not a SwiftCal store"
    case .newer(let path, let found, let known):
      "\(path.quoted) has version \(found), and this program knows versions up to \(known)"
    case .missing(let path): "there is no file \(path.quoted)"
    case .busy(let path): "another program is using \(path.quoted)"
    default: message.hasSuffix(".") ? String(message.dropLast()) : message
    }
  }
}
