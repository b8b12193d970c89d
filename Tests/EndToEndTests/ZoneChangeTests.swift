import Foundation
import TestSupport
import Testing

/// The C library reads the zone's file again only where `TZ` is unset, and then only
/// `/etc/localtime`: the programs see a copy of `/etc` that is the test's own, in a mount namespace.
@Suite(
  "A zone that changes under an open screen",
  .enabled(if: Privilege.canMount, "mounting a folder needs root and the right to mount"))
struct ZoneChangeTests {
  private let home: Home

  init() throws {
    home = try Home(habit: "Read", doneDaysAgo: 1...3)
    home.environment["SWIFTCAL_NOW"] = "2026-11-30T12:00:00"
    home.environment["TZ"] = nil
    try FileManager.default.createDirectory(
      atPath: home.path + "/etc", withIntermediateDirectories: false)
    for name in ["passwd", "nsswitch.conf"] {
      try? FileManager.default.copyItem(atPath: "/etc/" + name, toPath: home.path + "/etc/" + name)
    }
    try setZone("Etc/GMT+12")
  }

  /// Replaces the link as the system's tools do: by another one that takes its name.
  private func setZone(_ name: String) throws {
    let link = home.path + "/etc/localtime"
    try FileManager.default.createSymbolicLink(
      atPath: link + "~", withDestinationPath: "/usr/share/zoneinfo/" + name)
    guard rename(link + "~", link) == 0 else { throw TimedOut("cannot replace \(link)") }
  }

  private func open(_ arguments: [String]) throws -> Tmux {
    let mount = "mount --bind \(home.path)/etc /etc && exec \"$@\""
    return try Tmux(["unshare", "-m", "sh", "-c", mount, "sh"] + arguments, in: home)
  }

  @Test("The screen turns to the day of the new zone at once, and a check-in goes to it")
  func screen() throws {
    let tmux = try open([Program.swiftcal])
    try tmux.wait(for: "November 2026")
    try setZone("Etc/GMT-14")
    try tmux.wait(for: "December 2026", within: 3)
    try tmux.press("Space")
    try waitUntil("the new day's check-in") { try home.marks().last == "2026-12-01|done" }
  }

  @Test("The following widget turns too")
  func widget() throws {
    let tmux = try open([Program.mini, "--follow"])
    try tmux.wait(for: "November 2026")
    try setZone("Etc/GMT-14")
    try tmux.wait(for: "December 2026", within: 3)
  }
}
