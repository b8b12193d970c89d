/// An option as getopt_long knows it: a long name, perhaps a letter, perhaps an argument.
package struct OptionSpec: Hashable, Sendable {
  /// The name after `--`.
  package let name: String
  /// The letter after `-`.
  package let letter: Character?
  /// What its argument is called; nil for an option without one.
  package let argument: String?
  /// What it does, in one sentence.
  package let help: String
  /// The values its argument can have, for completions; empty where any text will do.
  package let choices: [String]

  /// An option of this name.
  package init(
    _ name: String, letter: Character? = nil, takes argument: String? = nil, _ help: String,
    choices: [String] = []
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.help = help
    self.choices = choices
  }

  /// As it stands in a synopsis: `[--on DATE]`.
  package var synopsis: String { "[--\(name)\(argument.map { " \($0)" } ?? "")]" }

  /// Both spellings: `-o, --on DATE`.
  package var spellings: String {
    let short = letter.map { "-\($0), " } ?? ""
    return "\(short)--\(name)\(argument.map { "=\($0)" } ?? "")"
  }
}
