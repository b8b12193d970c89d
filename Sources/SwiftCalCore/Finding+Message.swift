extension Finding {
  /// A sentence that says what was found, and what to do about it where there is something to do.
  package var message: String {
    switch self {
    case .unreadable(let error), .foreign(let error): error.message
    case .damage(let text): "A part of the file is damaged: \(text)."
    case .orphans(let table, let count):
      "\(count) of the rows in '\(table)' belong to nothing that is there."
    case .impossible(let text): "A row holds what no store holds: \(text)."
    case .differsFromLog(let days, let areMissing):
      "The change log says of \(days.count.of("check-in")) that \(days.count == 1 ? "it is" : "they are")"
        + (areMissing ? "" : " not") + " there, and the table does not:"
        + " \(days.prefix(10).joined(separator: ", "))"
        + (days.count > 10 ? " and \(days.count - 10) more." : ".")
    case .otherSchema(let name): "\(name.quoted) is not what this program makes."
    case .contents(let habits, let checkIns, let steps):
      "It holds \(habits.of("habit")), \(checkIns.of("check-in")) and \(steps.of("step")) of the log."
    case .size(let bytes, let version):
      "It has \(bytes) bytes, and its tables have version \(version)."
    case .backups(let count, let newest, let bytes):
      newest.map {
        "It has \(count.of("backup")) of \(bytes) bytes together, the newest of \($0.iso)."
      } ?? "It has no backup yet; the first change of a day makes one, and 'swiftcal backup' does."
    default: advice
    }
  }

  private var advice: String {
    switch self {
    case .future(let count, let last):
      "There is \(count.of("mark")) on days to come, the last on \(last.iso); is the clock right?"
    case .futureSteps(let count, let last):
      "\(count.of("step")) of the log \(count == 1 ? "is" : "are") of days to come, the last of"
        + " \(last.iso): a clock was wrong, and a merge takes \(count == 1 ? "it" : "them") for the newest."
    case .mode(let path, let permissions):
      "Others may use \(path.quoted), whose mode is \(String(permissions, radix: 8));"
        + " run: chmod go-rwx \(path.quoted)"
    case .owner(_, let reason): "\(reason)."
    case .unwritable(let reason): "Nothing can be saved: \(reason)."
    case .sideFile(let path, let bytes):
      "\(path.quoted) (\(bytes) bytes) is there: a program is writing, or was killed; it belongs"
        + " to the store, so never copy or remove the one without the other."
    case .badBackup(.notAllowed(let path, let reason)), .badBackup(.failed(let path, let reason)),
      .badBackup(.unreadable(let path, let reason)):
      "The backup \(path.quoted) could not be looked over: \(reason)."
    case .badBackup(.busy(let path)):
      "The backup \(path.quoted) could not be looked over, since another program is using it."
    case .badBackup(let error):
      "A backup is of no use any more and may be taken away: \(error.reason)."
    case .noBackups(let error): "No backup can be made: \(error.reason)."
    case .leftover(let path, let bytes):
      "\(path.quoted) (\(bytes) bytes) is half a file of a program that was killed; the next change of"
        + " the store, or the next that writes this file, takes it away."
    case .olderStore(let path, let reason):
      "\(path.quoted) is not needed any more, since all of it was moved here, but cannot be taken"
        + " away: \(reason)."
    case .conflictCopy(let path):
      "\(path.quoted) may be a copy that was put aside when two machines wrote; look into it with"
        + " 'swiftcal --store'."
    default: ""
    }
  }
}

extension Int {
  /// `1 habit`, `3 habits`.
  package func of(_ name: String) -> String { self == 1 ? "1 \(name)" : "\(self) \(name)s" }
}
