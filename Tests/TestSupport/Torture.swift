import Foundation

/// The tests of faults run a few trials each, and many when `SWIFTCAL_TORTURE` names a file for the
/// summary.
package enum Torture {
  private static let summary = ProcessInfo.processInfo.environment["SWIFTCAL_TORTURE"]

  /// Whether the long form was asked for.
  package static var isLong: Bool { summary != nil }

  /// As many trials as the form that was asked for has.
  package static func trials(short: Int, long: Int) -> Int { isLong ? long : short }

  /// Notes what a test tried and found, for the summary.
  package static func report(_ line: String) {
    guard let summary, let file = fopen(summary, "a") else { return }
    defer { fclose(file) }
    fputs(line + "\n", file)
  }
}
