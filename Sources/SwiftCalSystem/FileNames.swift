import Glibc

/// The files that a beginning of a path may mean, for completions.
package struct FileNames {
  /// The most that are told.
  package static let most = 200

  /// Their paths, written as the beginning is, in the order of their names; folders end with a slash.
  package private(set) var all: [String] = []

  /// The files whose paths begin so; `~/` stands for the folder `home`.
  ///
  /// Those with a dot before their names are only told where it was typed.
  package init(_ beginning: String, home: String?) {
    let slash = beginning.lastIndex(of: "/")
    let folder = slash.map { String(beginning[...$0]) } ?? ""
    let name = slash.map { beginning[beginning.index(after: $0)...] } ?? beginning[...]
    let path = FileNames.path(folder, home)
    guard let stream = opendir(path.isEmpty ? "." : path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let found = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard found.hasPrefix(name), found != ".", found != ".." else { continue }
      guard found.first != "." || name.first == "." else { continue }
      let isFolder = FileNames.isFolder(path + found)
      all.append(folder + found + (isFolder ? "/" : ""))
    }
    all = Array(all.sorted().prefix(FileNames.most))
  }

  private static func path(_ folder: String, _ home: String?) -> String {
    guard folder.hasPrefix("~/"), let home else { return folder }
    return home + folder.dropFirst()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
