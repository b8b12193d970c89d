/// The version of the programs of this package.
package enum Version {
  /// As `--version` prints it, without the program's name.
  package static let text = "0.1.0"
  /// The day of the newest entry of the changelog, which the manual pages bear.
  package static let date = "2026-11-30"
}
