import Foundation
import Testing

/// Runs `body` with the file rights of a user who owns nothing, also where the tests run as root.
func unprivileged<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // Unlike `seteuid`, this changes the calling thread alone. Swift does not import it.
  typealias SetUser = @convention(c) (UInt32) -> Int32
  let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
  _ = setUser(65534)
  defer { _ = setUser(0) }
  return try body()
}

/// The permission bits of a file.
func mode(_ path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}
