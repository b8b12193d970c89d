extension [Pause] {
  /// The pauses that going on with `day` ends or drops: those that cover it, else the next to come.
  package func ending(on day: Day) -> [Pause] {
    let covering = filter { $0.contains(day) }
    guard covering.isEmpty else { return covering }
    return filter { $0.from > day }.min { $0.from < $1.from }.map { [$0] } ?? []
  }
}
