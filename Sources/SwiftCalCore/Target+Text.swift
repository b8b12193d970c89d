extension Target {
  /// Reads `5`, `5 km`, `5 km/week`, `8 glasses per day`; without a period it is per day.
  package init(text: some StringProtocol) throws(TargetError) {
    let text = text.trimmed
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let amount = Amount(number) else { throw .amount(text) }
    let rest = text[number.endIndex...]
    let (unit, period) = Target.period(of: rest.trimmed)
    self.init(amount, unit: try Target.validatedUnit(unit), per: period)
  }

  /// The canonical text, which `init(text:)` reads back as the same target: `5 km/week`.
  package var text: String {
    "\(amount.text)\(unit.isEmpty ? "" : " ")\(unit)/\(period.rawValue)"
  }

  /// The unit without white space at its ends; at most 40 characters and no control characters, and
  /// nothing at its ends that belongs to a letter before or behind.
  package static func validatedUnit(_ text: some StringProtocol) throws(TargetError) -> String {
    let unit = text.trimmed
    // A mark at its beginning would join the space before it, a sign of numbers the slash behind it.
    guard " \(unit)".first == " ", "\(unit)/".last == "/", unit.utf8.count <= 400, unit.count <= 40,
      unit.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .unit(unit) }
    return unit
  }

  /// Splits `km per week` into the unit and the period; the period's name comes last.
  private static func period(of text: String) -> (unit: String, period: Period) {
    for period in Period.allCases where text.lowercased().hasSuffix(period.rawValue) {
      let rest = text.dropLast(period.rawValue.count).trimmed
      if rest.hasSuffix("/") { return (String(rest.dropLast()), period) }
      for joint in [" per", " a"] where " \(rest)".hasSuffix(joint) {
        return (String(rest.dropLast(joint.count)), period)
      }
    }
    return (text, .day)
  }
}

/// Why a text is not a target.
package enum TargetError: Error, Equatable, Sendable {
  /// The text does not begin with an amount.
  case amount(String)
  /// The unit is too long or holds a control character.
  case unit(String)

  /// A sentence that names the wrong part and what is accepted.
  package var message: String {
    switch self {
    case .amount(let text):
      "\(text.quoted) does not begin with an amount; use a number such as 5, '5 km' or '5 km/week'."
    case .unit(let unit):
      "\(unit.quoted) is not a unit; use at most 40 characters on one line."
    }
  }
}
