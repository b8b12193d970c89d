/// The views of the screen, in the order of their tabs.
package enum ScreenView: String, CaseIterable, Hashable, Sendable {
  case month, board, year, streaks, notes
}

/// Whether output is coloured.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never
}
