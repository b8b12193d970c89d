/// The views of the screen, in the order of their tabs.
package enum ScreenView: String, CaseIterable, Hashable, Sendable {
  case month, board, year, streaks, notes
}
