import SwiftCalCore

extension Invocation {
  /// Reads the words after the program's name.
  package init(words: [String]) throws(CommandError) {
    var head = OptionParser(specs: OptionSpec.global + [.generate])
    head.stopsAtOperand = true
    let parsed = try head.read(words[...])
    options = GlobalOptions()
    request = .screen
    if let request = try options.read(parsed) {
      self.request = request
      return
    }
    guard let name = parsed.operands.first else { return }
    guard let command = Command.named(name) else {
      throw .unknownCommand(name)
    }
    guard command.places.contains(.commandLine) else { throw .notHere(command.action, .screen) }
    try read(command, parsed.operands.dropFirst(), with: OptionSpec.global, at: .commandLine)
  }

  /// Reads a line typed on the screen: the same commands, and those of the keys; the name of a
  /// command may be cut short while it stays clear.
  package init(line: some StringProtocol) throws(CommandError) {
    let words = try WordSplitter.words(of: line)
    guard let name = words.first else { throw .missingOperand("a command", of: .command) }
    options = GlobalOptions()
    request = .screen
    let command = try Invocation.screenCommand(name)
    let known = OptionSpec.global.filter { ["habit", "help"].contains($0.name) }
    try read(command, words.dropFirst(), with: known, at: .screen)
  }

  /// Reads the words behind a command's name; an option of its own goes before one of the program
  /// that is called the same.
  private mutating func read(
    _ command: Command, _ words: ArraySlice<String>, with known: [OptionSpec],
    at place: Command.Places
  ) throws(CommandError) {
    let own = command.options.map(\.name)
    let specs = command.options + known.filter { !own.contains($0.name) }
    var parsed = try OptionParser(specs: specs).read(words)
    let mine = parsed.options.filter { own.contains($0.spec.name) }
    parsed.options.removeAll { own.contains($0.spec.name) }
    if let request = try options.read(parsed) {
      self.request = request == .version ? request : .help(command.action)
      return
    }
    parsed.options = mine
    request = try Request(command, parsed, options: options, place: place)
  }

  private static func screenCommand(_ name: String) throws(CommandError) -> Command {
    if let exact = Command.named(name) {
      guard exact.places.contains(.screen) else { throw .notHere(exact.action, .commandLine) }
      return exact
    }
    return try Command.completing(name, at: .screen)
  }
}

extension GlobalOptions {
  /// Takes the options of the program over; the result is a request that ends the reading.
  mutating func read(_ parsed: ParsedWords) throws(CommandError) -> Request? {
    for option in parsed.options {
      if let request = try read(option.spec, option.argument ?? "") { return request }
    }
    return nil
  }

  private mutating func read(
    _ spec: OptionSpec, _ text: String
  ) throws(CommandError) -> Request? {
    switch spec.name {
    case "store":
      guard !text.isEmpty else { throw .badValue(text, of: "a path", wanted: "name a file") }
      store = text
    case "almanac":
      almanac = text
      // Who names one wants to see it.
      settings[.almanac] = "on"
    case "habit": habit = text
    case "view": view = try Value.choice(text, of: "a view")
    case "first-weekday": settings[.firstWeekday] = try Value.setting(.firstWeekday, text)
    case "day-start": settings[.dayStart] = try Value.setting(.dayStart, text)
    case "color": color = try Value.choice(text, of: "a choice of colors")
    case "ascii": ascii = true
    case "as-of": asOf = text
    case "help": return .help(nil)
    case "version": return .version
    case "generate": return .generate(try Value.choice(text, of: "a file to generate"))
    default: break
    }
    return nil
  }
}

extension OptionParser {
  /// Takes words apart, with an error of a command.
  func read(_ words: ArraySlice<String>) throws(CommandError) -> ParsedWords {
    do { return try parse(words) } catch { throw .option(error) }
  }
}
