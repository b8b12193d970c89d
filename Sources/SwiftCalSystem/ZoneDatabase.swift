import Glibc
import SwiftCalCore

/// The zones that are installed on this machine.
package struct ZoneDatabase {
  private let folder: String

  /// The database where the C library looks for it.
  package init(environment: Environment) {
    let variable = environment.nonEmpty("TZDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    folder = variable ?? "/usr/share/zoneinfo"
  }

  /// Does some work with the zones. The C library knows one zone at a time, so that of the process
  /// changes meanwhile.
  package func using<Result, Failure: Error>(
    _ body: (TimeZones) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let zone = ProcessZone()
    defer { zone.restore() }
    return try body(
      TimeZones(names: zone.names(names)) { name in
        guard isZone(name) else { return nil }
        return { zone.offset(of: name, at: $0) }
      })
  }

  private func isZone(_ name: String) -> Bool {
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
      let file = fopen("\(folder)/\(name)", "re")
    else { return false }
    defer { fclose(file) }
    var magic = [UInt8](repeating: 0, count: 4)
    return fread(&magic, 1, 4, file) == 4 && magic == Array("TZif".utf8)
  }

  /// The zones that most people know first, then those that had the same clocks since 1970.
  private func names() -> [String] {
    let known = names(in: "zone1970.tab")
    return known + names(in: "zone.tab").filter { !known.contains($0) }
  }

  /// The third column of a list of zones by country.
  private func names(in list: String) -> [String] {
    guard let file = fopen("\(folder)/\(list)", "re") else { return [] }
    defer { fclose(file) }
    var names: [String] = []
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    while getline(&line, &room, file) > 0, let line {
      let text = String(cString: line)
      let columns = text.split(whereSeparator: { $0 == "\t" || $0 == "\n" })
      if !text.hasPrefix("#"), columns.count > 2 { names.append(String(columns[2])) }
    }
    return names
  }
}

/// The zone of the process, which a variable of its environment says.
private final class ProcessZone {
  private var list: [String]?
  private let original: String?
  private var current: String?

  init() { original = getenv("TZ").map { String(cString: $0) } }

  /// The list of zones, read once.
  func names(_ read: () -> [String]) -> [String] {
    if let list { return list }
    let names = read()
    list = names
    return names
  }

  func offset(of name: String, at instant: Int) -> Int {
    if name != current {
      setenv("TZ", ":" + name, 1)
      tzset()
      current = name
    }
    return Zone.offset(instant)
  }

  func restore() {
    guard current != nil else { return }
    if let original { setenv("TZ", original, 1) } else { unsetenv("TZ") }
    tzset()
  }
}
