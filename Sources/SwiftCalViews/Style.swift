/// What a cell means; a theme gives it its colours and attributes.
package enum Role: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// Text of less weight: hints, days of the neighbouring months, captions.
  case dim
  /// The habit's accent: weekday letters, marks.
  case accent
  /// The large number.
  case number
  /// Headings: the month's name.
  case heading
  /// A done day.
  case done
  /// The pieces that join the done days of a chain.
  case link
  /// The ends of a chain's band.
  case edge
  /// A day with part of its target.
  case partial
  /// A day that neither added nor broke.
  case bridged
  /// A missed day.
  case missed
  /// Today while it is open.
  case pending
  /// What needs attention.
  case warning
}

/// How a cell is drawn: what it means, and what lies under it.
package struct Style: Hashable, Sendable {
  /// What surrounds or underlies a cell, on top of its role.
  package struct Ground: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The chain's soft band.
    package static let band = Ground(rawValue: 1)
    /// The cursor.
    package static let cursor = Ground(rawValue: 2)
    /// Today's ring.
    package static let today = Ground(rawValue: 4)
    /// A selected range or the selected line of a list.
    package static let selected = Ground(rawValue: 8)
  }

  /// What it means.
  package var role: Role
  /// What lies under it.
  package var ground: Ground

  /// A style of this role and ground.
  package init(_ role: Role = .text, on ground: Ground = []) {
    self.role = role
    self.ground = ground
  }
}
