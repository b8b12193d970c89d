/// A manual page being written, in the man macros of roff.
struct Roff {
  private(set) var lines: [String] = []

  /// A page with this name, section, date and source.
  init(title: String, section: Int, date: String, source: String) {
    lines.append(".TH \(title) \(section) \"\(date)\" \"\(Roff.escaped(source))\"")
  }

  /// A section.
  mutating func section(_ title: String) { lines.append(".SH \(Roff.escaped(title))") }

  /// A part of a section.
  mutating func part(_ title: String) { lines.append(".SS \(Roff.escaped(title))") }

  /// A paragraph of running text.
  mutating func paragraph(_ text: String) {
    beginParagraph()
    lines += Roff.wrapped(text)
  }

  /// A section's first paragraph begins by itself.
  private mutating func beginParagraph() {
    if lines.last?.hasPrefix(".S") != true { lines.append(".PP") }
  }

  /// A term in bold with its description.
  mutating func item(_ term: String, _ text: String) {
    lines += [".TP", ".B \(Roff.escaped(term))"] + Roff.wrapped(text)
  }

  /// More lines of the item before, each on its own.
  mutating func more(_ texts: [String]) {
    for text in texts { lines += [".br"] + Roff.wrapped(text) }
  }

  /// Lines kept as they are.
  mutating func verbatim(_ text: [String]) {
    beginParagraph()
    lines += [".RS 4", ".nf"] + text.map(Roff.escaped) + [".fi", ".RE"]
  }

  /// Lines of no more than 78 characters of running text.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 78 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map(escaped)
  }

  /// The text of a line with what roff would act on taken from it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
