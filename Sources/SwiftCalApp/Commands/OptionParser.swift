/// Words taken apart into options and operands.
struct ParsedWords: Equatable {
  /// The options in their order, each with its argument.
  var options: [(spec: OptionSpec, argument: String?)] = []
  /// All that is not an option.
  var operands: [String] = []

  /// The argument of the last option of this name.
  func argument(_ spec: OptionSpec) -> String? {
    options.last { $0.spec.name == spec.name }?.argument
  }

  /// Whether the option was given.
  func has(_ spec: OptionSpec) -> Bool { options.contains { $0.spec.name == spec.name } }

  static func == (left: ParsedWords, right: ParsedWords) -> Bool {
    left.operands == right.operands
      && left.options.elementsEqual(right.options) {
        $0.spec == $1.spec && $0.argument == $1.argument
      }
  }
}

/// Reads options as glibc's getopt_long does: operands and options in any order, `--`, clustered
/// letters, `--name=value`, unambiguous abbreviations of long names.
///
/// It is not getopt_long itself, since the line typed on the screen follows the same grammar, and
/// there a function that keeps its place in global variables, reorders the caller's array and
/// writes to standard error has no place. A test holds the two against each other. One
/// thing is more than getopt_long does: `-3` is an operand, because dates are written so.
struct OptionParser {
  /// The options known.
  let specs: [OptionSpec]
  /// Whether the first operand ends the options.
  var stopsAtOperand = false

  /// Takes words apart.
  func parse(_ words: some Sequence<String>) throws(CommandError) -> ParsedWords {
    var parsed = ParsedWords()
    var rest = Array(words)[...]
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
  ) throws(CommandError) -> (OptionSpec, String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spec = try match(parts[0])
    guard spec.argument != nil else {
      if parts.count > 1 { throw .unwantedArgument("--\(spec.name)") }
      return (spec, nil)
    }
    guard let argument = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw .missingArgument("--\(spec.name)")
    }
    return (spec, argument)
  }

  private func match(_ name: Substring) throws(CommandError) -> OptionSpec {
    if let exact = specs.first(where: { $0.name == name }) { return exact }
    let found = specs.filter { $0.name.hasPrefix(name) }
    guard found.count < 2 else {
      throw .ambiguousOption("--\(name)", found.map { "--\($0.name)" })
    }
    guard let only = found.first else { throw .unknownOption("--\(name)") }
    return only
  }

  private func cluster(
    _ letters: Substring, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> [(OptionSpec, String?)] {
    var options: [(OptionSpec, String?)] = []
    var letters = letters
    while let letter = letters.popFirst() {
      guard let spec = specs.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)")
      }
      guard spec.argument != nil else {
        options.append((spec, nil))
        continue
      }
      guard let argument = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw .missingArgument("-\(letter)")
      }
      options.append((spec, argument))
      break
    }
    return options
  }
}
