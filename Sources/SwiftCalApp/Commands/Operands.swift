import SwiftCalCore

/// The operands and options of one command, read one meaning at a time.
struct Operands {
  /// The command.
  let command: Command
  /// Its operands and options.
  let parsed: ParsedWords
  /// What `--habit` says.
  let globalHabit: String?
  /// Where the command was given.
  let origin: Command.Places

  /// What it does.
  var action: Action { command.action }
  /// Its operands.
  var operands: [String] { parsed.operands }
  /// Whether JSON is asked for.
  var json: Bool { parsed.has(.json) }

  /// The argument of an option.
  subscript(_ spec: OptionSpec) -> String? { parsed.argument(spec) }

  /// The last operand; empty when there is none.
  var last: String { operands.last ?? "" }

  /// A request that takes no operands.
  func nothing(_ request: Request) throws(CommandError) -> Request {
    try expect(atMost: 0)
    return request
  }

  /// `[HABIT]`.
  func habit() throws(CommandError) -> Subject {
    try expect(atMost: 1)
    return try subject(operands.first)
  }

  /// `[HABIT]`, which on the command line has to be named.
  func neededHabit() throws(CommandError) -> Subject {
    let subject = try habit()
    guard subject.habit != nil || origin == .screen else {
      throw .missingOperand("HABIT", of: action)
    }
    return subject
  }

  /// `[HABIT]` of the archive.
  func archivedHabit() throws(CommandError) -> Subject {
    var subject = try neededHabit()
    subject.isInArchive = true
    return subject
  }

  /// `[HABIT] LAST`: the habit; it has to be named on the command line.
  func habitBeforeLast(_ name: String) throws(CommandError) -> Subject {
    try expect(atMost: 2)
    guard !operands.isEmpty else { throw .missingOperand(name, of: action) }
    let subject = try subject(operands.count > 1 ? operands[0] : nil)
    guard subject.habit != nil || origin == .screen else {
      throw .missingOperand("HABIT and \(name)", of: action)
    }
    return subject
  }

  /// `[HABIT] [DATE]` with `--on`.
  func habitAndDay() throws(CommandError) -> Subject {
    try expect(atMost: 2)
    let on = self[.on]
    if operands.count > 1, on != nil { throw .conflict("'--on'", operands[1].quoted) }
    if operands.count == 1, on == nil, globalHabit == nil { return Subject(either: operands[0]) }
    if operands.count == 1, on == nil { return Subject(habit: globalHabit, day: operands[0]) }
    var subject = try subject(operands.first)
    subject.day = on ?? (operands.count > 1 ? operands[1] : nil)
    return subject
  }

  /// `[HABIT]` with `--all`.
  func habitOrAll() throws(CommandError) -> Subject {
    var subject = try habit()
    subject.isAll = parsed.has(.all)
    if subject.isAll, let name = subject.habit { throw .conflict("'--all'", name.quoted) }
    return subject
  }

  /// Refuses operands past `count`.
  func expect(atMost count: Int) throws(CommandError) {
    guard operands.count > count else { return }
    throw .unwantedOperand(operands[count], of: action)
  }

  /// The habit of this name, or the one of `--habit`, which exclude each other.
  func subject(_ name: String?) throws(CommandError) -> Subject {
    if let name, globalHabit != nil { throw .conflict("'--habit'", name.quoted) }
    return Subject(habit: name ?? globalHabit)
  }
}
