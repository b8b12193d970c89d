import Glibc

/// A call to the system that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The call's name.
  package let call: String
  /// Its `errno`.
  package let code: Int32

  /// The failure of `call` that `errno` tells of now.
  package init(_ call: String) { self.init(call, code: errno) }

  /// The failure of `call` with this error number.
  package init(_ call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// What went wrong, in the system's words.
  package var reason: String { String(cString: strerror(code)) }
}
