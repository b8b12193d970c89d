import SwiftCalCore

extension Request {
  /// Reads the operands and options of a command.
  init(
    _ command: Command, _ parsed: ParsedWords, options: GlobalOptions, place: Command.Places
  ) throws(CommandError) {
    let words = Operands(
      command: command, parsed: parsed, globalHabit: options.habit, origin: place)
    self = try Request.any(words)
    if options.asOf != nil, writes { throw .conflict("'--as-of'", "'\(command.name)'") }
  }

  private static func any(_ words: Operands) throws(CommandError) -> Request {
    if let request = try change(words) { return request }
    if let request = try look(words) { return request }
    if let request = try keep(words) { return request }
    return try screen(words)
  }

  private static func change(_ words: Operands) throws(CommandError) -> Request? {
    switch words.action {
    case .check, .uncheck, .skip, .miss: .checkIn(try words.checkIn())
    case .note: try words.note()
    case .add: .add(try words.newHabit())
    case .edit: .edit(try words.habit(), try words.changedFields(), from: words[.from])
    case .schedule: try words.schedule()
    case .rename: .rename(try words.habitBeforeLast("NAME"), to: words.last)
    case .archive: .archive(try words.neededHabit())
    case .unarchive: .unarchive(try words.archivedHabit())
    case .move: .move(try words.habitBeforeLast("PLACE"), place: try words.listPlace())
    case .pause: .pause(try words.habitOrAll(), from: words[.from], to: words[.to])
    case .resume: .resume(try words.habitOrAll(), from: words[.from])
    case .freeze: try words.freeze()
    case .undo: try words.nothing(.undo)
    case .redo: try words.nothing(.redo)
    default: nil
    }
  }

  private static func look(_ words: Operands) throws(CommandError) -> Request? {
    switch words.action {
    case .config: try words.config()
    case .streak: .streak(try words.habit(), json: words.json)
    case .show: .show(try words.habit(), try words.month())
    case .days:
      .days(try words.habit(), from: words[.from], to: words[.to], json: words.json)
    case .habits:
      try words.nothing(.habits(words.habitsFormat, archived: words.parsed.has(.archived)))
    case .today: try words.nothing(.today(json: words.json))
    case .stats: .stats(try words.habit(), json: words.json)
    case .explain: .explain(try words.habitAndDay())
    case .log: try words.nothing(.log(limit: try words.limit(), json: words.json))
    case .review: try words.nothing(.review)
    case .almanac: try words.almanac()
    case .help: .help(try words.helpTopic())
    default: nil
    }
  }

  private static func keep(_ words: Operands) throws(CommandError) -> Request? {
    switch words.action {
    case .backup: .backup(try words.optionalBackup())
    case .restore: .restore(try words.neededFile())
    case .export: try words.export()
    case .importing: .importing(try words.neededFile(), timezone: words[.timezone])
    case .merge: .merge(try words.neededFile(), timezone: words[.timezone])
    case .doctor: try words.nothing(.doctor(repairs: words.parsed.has(.repair), json: words.json))
    default: nil
    }
  }

  private static func screen(_ words: Operands) throws(CommandError) -> Request {
    let texts = words.operands
    guard !words.command.operands.isEmpty else {
      return try words.nothing(.act(words.action, argument: nil))
    }
    guard !texts.isEmpty else { throw .missingOperand(words.command.operands, of: words.action) }
    return .act(words.action, argument: texts.joined(separator: " "))
  }
}

extension Request {
  /// Whether carrying it out changes the store.
  package var writes: Bool {
    switch self {
    case .checkIn, .note, .add, .edit, .schedule, .rename, .archive, .unarchive, .move, .pause,
      .resume, .freeze, .config, .undo, .redo, .review, .restore, .importing, .merge, .noteOrHabit,
      .almanac(.importing), .doctor(repairs: true, _):
      true
    default: false
    }
  }
}
