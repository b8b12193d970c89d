/// The rules of a habit's name.
package enum HabitName {
  /// The most characters that a name can have.
  package static let limit = 200
  /// The most bytes of UTF-8, since a character may be made of any number of scalars.
  private static let byteLimit = 4000

  /// The name as it is stored: without white space at its ends.
  package static func validated(_ text: some StringProtocol) throws(NameError) -> String {
    let name = text.trimmed
    guard name.utf8.count <= byteLimit, name.count <= limit else { throw .tooLong(name) }
    guard name.unicodeScalars.contains(where: isVisible) else { throw .empty }
    guard !name.unicodeScalars.contains(where: isControl) else { throw .control(name) }
    return name
  }

  /// What two names are told apart by: equal for names that differ only in case, in white space
  /// at the ends, or in how accents are composed.
  ///
  /// Compare it with `==`, never byte by byte.
  package static func key(of name: some StringProtocol) -> String {
    // By way of upper case, so that `ß` meets `SS` and the final sigma the other one.
    name.trimmed.uppercased().lowercased()
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Why a text is not a habit's name.
package enum NameError: Error, Equatable, Sendable {
  /// Nothing in it can be seen.
  case empty
  /// It has more than 200 characters.
  case tooLong(String)
  /// It holds a line break or another control character.
  case control(String)

  /// A sentence that says what is wrong with the name.
  package var message: String {
    switch self {
    case .empty: "The name is empty; give the habit a name that can be seen."
    case .tooLong(let name):
      "The name \(name.quoted) is too long; use at most \(HabitName.limit) characters."
    case .control(let name):
      "The name \(name.quoted) holds a line break or a control character; leave it out."
    }
  }
}
