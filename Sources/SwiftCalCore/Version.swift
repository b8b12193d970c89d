/// The version of the programs of this package.
package enum Version {
  /// As `--version` prints it, without the program's name.
  package static let text = "0.1.0"
}
