extension ColorDepth {
  /// The depth that the variables of the environment tell of, for output that asks no terminal
  /// database: `COLORTERM` first, then the name in `TERM`.
  package init(term: String?, colorterm: String?) {
    guard let term, !term.isEmpty, term != "dumb" else {
      self = .mono
      return
    }
    switch colorterm {
    case "truecolor", "24bit": self = .trueColor
    default:
      if term.hasSuffix("-direct") {
        self = .trueColor
      } else if term.hasSuffix("256color") {
        self = .indexed
      } else {
        // The DEC terminals have no colours, and most of the others have eight at least.
        self = term.hasPrefix("vt") ? .mono : .eight
      }
    }
  }
}
