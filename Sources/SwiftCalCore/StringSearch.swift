extension StringProtocol {
  /// Whether the text occurs in this one; the empty text does.
  package func holds(_ part: some StringProtocol) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }
}
