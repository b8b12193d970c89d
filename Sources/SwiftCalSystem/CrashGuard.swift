import CPlatform
import Glibc

/// What gives a terminal back when the process dies of a fatal signal, a trap of Swift included.
package enum CrashGuard {
  /// From here on a fatal signal sends these bytes and restores the terminal's modes as they are now.
  package static func arm(terminal: Int32, farewell: String) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    let bytes = farewell.utf8.map { CChar(bitPattern: $0) }
    swiftcal_crash_arm(terminal, bytes, bytes.count, &settings)
  }

  /// Leaves fatal signals as they were before.
  package static func disarm() { swiftcal_crash_disarm() }
}
