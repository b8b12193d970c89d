import SwiftCalCore

/// Where the store is.
package struct StoreLocation: Hashable, Sendable {
  /// The path of the store's file.
  package let path: String
  /// The place that the older layout gave the store, which was of one program then; nil where a
  /// person has chosen the path.
  package var older: String?

  /// Finds the store: the option, else `SWIFTCAL_STORE`, else the folder for a person's data.
  ///
  /// - Parameters:
  ///   - option: the path given on the command line.
  ///   - environment: the value of an environment variable.
  ///   - passwdHome: the home folder of the user's account, asked where `HOME` is of no use.
  ///   - isFolder: whether a path names a folder; a home that is not there is never made.
  package static func resolve(
    option: String?, environment: (String) -> String?, passwdHome: @autoclosure () -> String?,
    isFolder: (String) -> Bool = StoreFile.isFolder
  ) throws(StoreError) -> StoreLocation {
    if let option { return StoreLocation(path: try checked(option)) }
    if let path = environment("SWIFTCAL_STORE"), !path.isEmpty {
      return StoreLocation(path: try checked(path))
    }
    let folder = try dataFolder(
      environment: environment, passwdHome: passwdHome(), isFolder: isFolder)
    return StoreLocation(
      path: try checked(folder + "/swiftcal/SwiftCal.sqlite"), older: folder + "/SwiftCal.sqlite")
  }

  /// The folder for a person's data by the XDG Base Directory Specification, which asks that
  /// relative values be ignored.
  private static func dataFolder(
    environment: (String) -> String?, passwdHome: @autoclosure () -> String?,
    isFolder: (String) -> Bool
  ) throws(StoreError) -> String {
    if let folder = environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return withoutTrailingSlashes(folder)
    }
    guard let home = environment("HOME").flatMap(usable) ?? passwdHome().flatMap(usable) else {
      throw .unplaced(
        "There is no home folder for the store; set HOME, XDG_DATA_HOME or SWIFTCAL_STORE.")
    }
    guard isFolder(home) else {
      throw .unplaced(
        "The home folder \(home.quoted) is not there; set HOME, XDG_DATA_HOME or SWIFTCAL_STORE.")
    }
    return home + "/.local/share"
  }

  /// Nothing is ever put into `/`, which services and containers have for a home.
  private static func usable(_ home: String) -> String? {
    let folder = withoutTrailingSlashes(home)
    return folder.hasPrefix("/") ? folder : nil
  }

  private static func checked(_ path: String) throws(StoreError) -> String {
    guard !path.isEmpty else { throw .unplaced("The path of the store is empty.") }
    guard !path.utf8.contains(0) else {
      throw .unplaced("The path of the store holds a NUL byte.")
    }
    return path
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.last == "/" { path.removeLast() }
    return String(path)
  }
}
