import Foundation

/// What only some users may do; a test that needs it says so when it is skipped.
package enum Privilege {
  /// Whether the tests run as root, as in CI, and so can become others.
  package static var isRoot: Bool { geteuid() == 0 }

  /// Whether a disk in memory can be made, which root in a container may not be allowed to.
  package static let canMount: Bool = {
    guard isRoot, let home = try? Home() else { return false }
    let run = try? Program.run(
      ["unshare", "-m", "mount", "-t", "tmpfs", "none", home.path], in: home)
    return run?.ending == .exited(0)
  }()
}
