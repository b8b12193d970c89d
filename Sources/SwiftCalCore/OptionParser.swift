/// Words taken apart into options and operands.
package struct ParsedWords: Equatable {
  /// An option as it was given.
  package struct Option: Equatable {
    /// What was given.
    package let spec: OptionSpec
    /// What it takes; nil for an option that takes nothing.
    package let argument: String?
  }

  /// The options in their order.
  package var options: [Option] = []
  /// All that is not an option.
  package var operands: [String] = []

  /// The argument of the last option of this name.
  package func argument(_ spec: OptionSpec) -> String? {
    options.last { $0.spec.name == spec.name }?.argument
  }

  /// Whether the option was given.
  package func has(_ spec: OptionSpec) -> Bool { options.contains { $0.spec.name == spec.name } }
}

/// Reads options as glibc's getopt_long does: operands and options in any order, `--`, clustered
/// letters, `--name=value`, unambiguous abbreviations of long names.
///
/// It is not getopt_long itself, since the line typed on the screen follows the same grammar, and
/// there a function that keeps its place in global variables, reorders the caller's array and
/// writes to standard error has no place. A test holds the two against each other. One
/// thing is more than getopt_long does: `-3` is an operand, because dates are written so.
package struct OptionParser {
  /// The options known.
  package let specs: [OptionSpec]
  /// Whether the first operand ends the options.
  package var stopsAtOperand = false

  /// A parser that knows these options.
  package init(specs: [OptionSpec]) { self.specs = specs }

  /// Takes words apart.
  package func parse(_ words: ArraySlice<String>) throws(OptionError) -> ParsedWords {
    var parsed = ParsedWords()
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      if word.hasPrefix("--") {
        parsed.options.append(try long(word.dropFirst(2), &rest))
      } else if isCluster(word) {
        parsed.options += try cluster(word.dropFirst(), &rest)
      } else {
        parsed.operands.append(word)
        guard stopsAtOperand else { continue }
        parsed.operands += rest
        break
      }
    }
    return parsed
  }

  private func isCluster(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return !("0"..."9").contains(letter)
  }

  private func long(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> ParsedWords.Option {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spec = try match(parts[0])
    guard spec.argument != nil else {
      if parts.count > 1 { throw .unwantedArgument("--\(spec.name)") }
      return ParsedWords.Option(spec: spec, argument: nil)
    }
    guard let argument = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw .missingArgument("--\(spec.name)")
    }
    return ParsedWords.Option(spec: spec, argument: argument)
  }

  private func match(_ name: Substring) throws(OptionError) -> OptionSpec {
    if let exact = specs.first(where: { $0.name == name }) { return exact }
    let found = specs.filter { $0.name.hasPrefix(name) }
    guard found.count < 2 else {
      throw .ambiguous("--\(name)", found.map { "--\($0.name)" })
    }
    guard let only = found.first else { throw .unknown("--\(name)") }
    return only
  }

  private func cluster(
    _ letters: Substring, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> [ParsedWords.Option] {
    var options: [ParsedWords.Option] = []
    var letters = letters
    while let letter = letters.popFirst() {
      guard let spec = specs.first(where: { $0.letter == letter }) else {
        throw .unknown("-\(letter)")
      }
      guard spec.argument != nil else {
        options.append(ParsedWords.Option(spec: spec, argument: nil))
        continue
      }
      guard let argument = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw .missingArgument("-\(letter)")
      }
      options.append(ParsedWords.Option(spec: spec, argument: argument))
      break
    }
    return options
  }
}

/// Why an option could not be read; names stand with their dashes.
package enum OptionError: Error, Equatable, Sendable {
  case unknown(String)
  case ambiguous(String, [String])
  case missingArgument(String)
  case unwantedArgument(String)

  /// A sentence that says what is wrong and what to do about it.
  package var message: String { message(help: "'--help'") }

  /// The sentence, with what is typed to see the options there are.
  package func message(help: String) -> String {
    switch self {
    case .unknown(let name): "There is no option \(name.quoted); see \(help)."
    case .ambiguous(let name, let names):
      "The option \(name.quoted) may mean \(names.joined(separator: " or ")); type more of it."
    case .missingArgument(let name):
      "The option '\(name)' needs a value; write it behind the option."
    case .unwantedArgument(let name):
      "The option '\(name)' takes no value; leave out '=' and what follows."
    }
  }
}
