/// Whether output is coloured.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never
}
