import Foundation
import Testing

/// Runs `body` with the file rights of a user who owns nothing, also where the tests run as root.
func unprivileged<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // Unlike `seteuid`, the system's own call changes the calling thread alone.
  #if arch(x86_64)
  let setUsers = 117
  #else
  let setUsers = 147
  #endif
  typealias SystemCall = @convention(c) (Int, Int, Int, Int) -> Int
  let call = unsafeBitCast(try #require(dlsym(nil, "syscall")), to: SystemCall.self)
  _ = call(setUsers, -1, 65534, -1)
  defer { _ = call(setUsers, -1, 0, -1) }
  return try body()
}

/// The permission bits of a file.
func mode(_ path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}
