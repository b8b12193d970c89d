import SwiftCalCore

extension Day: ExpressibleByStringLiteral {
  /// The day of an ISO literal: `let day: Day = "2026-11-30"`.
  package init(stringLiteral text: String) {
    do {
      try self.init(iso: text)
    } catch {
      preconditionFailure("not a day: \(text)")
    }
  }
}
