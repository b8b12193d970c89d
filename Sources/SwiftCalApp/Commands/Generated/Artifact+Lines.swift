extension Artifact {
  /// The file's lines.
  package var lines: [String] {
    switch self {
    case .man: ManPage.lines
    case .bash: BashCompletion.lines
    case .zsh: ZshCompletion.lines
    case .fish: FishCompletion.lines
    }
  }
}
