import Glibc

/// The home folder that the password file gives the user of this process, nil if it has none.
///
/// Reads `/etc/passwd` itself: `getpwuid` loads name-service modules, which a static program cannot.
package func passwdHome() -> String? {
  guard let file = fopen("/etc/passwd", "re") else { return nil }
  defer { fclose(file) }
  let user = getuid()
  while let entry = fgetpwent(file) {
    guard entry.pointee.pw_uid == user, let folder = entry.pointee.pw_dir else { continue }
    let home = String(cString: folder)
    return home.hasPrefix("/") && home != "/" ? home : nil
  }
  return nil
}

/// The name of this machine, empty if it has none.
package func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "" }
  return name.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { String(cString: $0) } ?? ""
  }
}
