import SwiftCalCore

extension Operands {
  /// What `check`, `uncheck`, `skip` and `miss` ask for.
  func checkIn() throws(CommandError) -> CheckInRequest {
    if self[.amount] != nil, self[.adding] != nil { throw .conflict("'--amount'", "'--add'") }
    var request = CheckInRequest(action, try habitAndDay())
    request.note = self[.note]
    request.amount = try self[.amount].map(Value.amount)
    request.adding = try self[.adding].map(Value.signedAmount)
    return request
  }

  /// What `note` asks for.
  func note() throws(CommandError) -> Request {
    let namesHabit = globalHabit == nil && operands.count > 1
    var subject = try subject(namesHabit ? operands[0] : nil)
    subject.day = self[.on]
    guard let first = operands.first else { return .showNote(subject) }
    guard globalHabit != nil || namesHabit else { return .noteOrHabit(subject, word: first) }
    return .note(subject, text: operands[(namesHabit ? 1 : 0)...].joined(separator: " "))
  }

  /// What `schedule` asks for.
  func schedule() throws(CommandError) -> Request {
    try expect(atMost: 2)
    guard !operands.isEmpty else { throw .missingOperand("SCHEDULE", of: action) }
    let subject = try subject(operands.count > 1 ? operands[0] : nil)
    return .schedule(subject, try Value.schedule(last), from: self[.from])
  }

  /// What `--month` says, if it is a month of some year.
  func month() throws(CommandError) -> String? {
    guard let text = self[.month] else { return nil }
    _ = try Value.month(text, today: .first)
    return text
  }

  /// The place in the list that `move` names.
  func listPlace() throws(CommandError) -> Int {
    try Value.count(last, of: "a place in the list", in: 1...10_000)
  }

  /// The most steps that `log` prints.
  func limit() throws(CommandError) -> Int? {
    try self[.limit].map { text throws(CommandError) in
      try Value.count(text, of: "a limit", in: 1...1_000_000)
    }
  }

  /// How `habits` prints.
  var habitsFormat: HabitsFormat { json ? .json : parsed.has(.names) ? .names : .table }

  /// What `freeze` asks for.
  func freeze() throws(CommandError) -> Request {
    let subject = try habit()
    let isOff = parsed.has(.off)
    if isOff, self[.every] != nil { throw .conflict("'--off'", "'--every'") }
    if isOff, self[.cap] != nil { throw .conflict("'--off'", "'--cap'") }
    let every = try self[.every].map { text throws(CommandError) in
      try Value.count(text, of: "a number of units", in: FreezeRule.numbers)
    }
    let cap = try self[.cap].map { text throws(CommandError) in
      try Value.count(text, of: "a number of freezes", in: FreezeRule.numbers)
    }
    return .freeze(subject, every: isOff ? 0 : every, cap: cap, from: self[.from])
  }

  /// What `config` asks for.
  func config() throws(CommandError) -> Request {
    try expect(atMost: 2)
    guard let name = operands.first else { return .showConfig(nil) }
    let key: SettingKey = try Value.choice(name, of: "a setting")
    guard operands.count > 1 else { return .showConfig(key) }
    guard last.trimmed.lowercased() != "default" else { return .config(key, nil) }
    return .config(key, try Value.setting(key, last))
  }

  /// The command that `help` is asked about.
  func helpTopic() throws(CommandError) -> Action? {
    try expect(atMost: 1)
    guard let name = operands.first else { return nil }
    if let action = Action(rawValue: name) { return action }
    return try Command.completing(name, at: origin).action
  }

  /// What `export` writes, and where to; without a format the end of the file's name tells it.
  func export() throws(CommandError) -> Request {
    let file = try optionalOutput()
    let usual: ExportFormat = file?.lowercased().hasSuffix(".csv") == true ? .csv : .json
    let format: ExportFormat? = try self[.format].map { text throws(CommandError) in
      try Value.choice(text, of: "a format")
    }
    return .export(format ?? usual, file)
  }

  /// `FILE`.
  func neededFile() throws(CommandError) -> String {
    guard let file = try optionalFile() else { throw .missingOperand("FILE", of: action) }
    return file
  }

  /// `[FILE]` to write text to; nil for standard output, which `-` stands for too.
  func optionalOutput() throws(CommandError) -> String? {
    let file = try optionalFile()
    return file == "-" ? nil : file
  }

  /// `[FILE]` for a copy of the store, which cannot be printed.
  func optionalBackup() throws(CommandError) -> String? {
    let file = try optionalFile()
    guard file != "-" else {
      throw .badValue("-", of: "a file", wanted: "a backup cannot be printed, name a file for it")
    }
    return file
  }

  /// `[FILE]`.
  func optionalFile() throws(CommandError) -> String? {
    try expect(atMost: 1)
    return operands.first
  }
}
