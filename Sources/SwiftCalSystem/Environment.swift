import Glibc

/// The environment variables of a process.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// The variables of this process, looked up when they are asked for.
  package static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// An environment with these variables only.
  package init(_ values: [String: String]) {
    lookup = { values[$0] }
  }

  private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// The value of a variable, empty if it is set to nothing, nil if it is not set.
  package subscript(_ name: String) -> String? { lookup(name) }

  /// The same, as a function to be handed on.
  package func value(_ name: String) -> String? { lookup(name) }

  /// The value of a variable that is set to something.
  package func nonEmpty(_ name: String) -> String? {
    lookup(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
