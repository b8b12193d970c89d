import CPlatform
import Glibc
import SwiftCalCore

/// What the locale that the environment names says about text and weeks.
package struct SystemLocale: Hashable, Sendable {
  /// Whether text is UTF-8; otherwise only ASCII may be shown.
  package let isUTF8: Bool
  /// The names of weekdays and months and the first day of the week.
  package let names: LocaleNames

  /// Takes the locale of the environment for this process and reads it.
  ///
  /// Where it is not installed, names fall back to English, and text to ASCII unless the locale's
  /// name says UTF-8.
  package static func adopt() -> SystemLocale {
    let isUTF8 = adoptCharacterSet()
    guard setlocale(LC_TIME, "") != nil else { return SystemLocale(isUTF8: isUTF8) }
    let locale = SystemLocale(isUTF8: isUTF8)
    if locale.names.all.allSatisfy({ isShowable($0, isUTF8: isUTF8) }) { return locale }
    setlocale(LC_TIME, "C")
    return SystemLocale(isUTF8: isUTF8, firstWeekday: locale.names.firstWeekday)
  }

  /// Takes only the character set of the environment's locale, for who needs no names.
  ///
  /// - Returns: whether text is UTF-8.
  @discardableResult
  package static func adoptCharacterSet() -> Bool {
    let isUTF8 =
      setlocale(LC_CTYPE, "") != nil
      ? isUTF8(String(cString: swiftcal_codeset()))
      // The terminal speaks what the name says, though this machine may not know the language.
      : namesUTF8 && setlocale(LC_CTYPE, "C.UTF-8") != nil
    // Another character set's tables need modules that a static program cannot load.
    if !isUTF8 { setlocale(LC_CTYPE, "C") }
    return isUTF8
  }

  /// Whether the name of the environment's locale ends in UTF-8, as in `de_DE.UTF-8` or
  /// `de_DE.utf8@euro`.
  private static var namesUTF8: Bool {
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let name = getenv(variable), name.pointee != 0 else { continue }
      let parts = String(cString: name).split(separator: ".", maxSplits: 1)
      return parts.count == 2 && isUTF8(String(parts[1].prefix { $0 != "@" }))
    }
    return false
  }

  private static func isUTF8(_ codeset: String) -> Bool {
    let name = codeset.uppercased()
    return name == "UTF-8" || name == "UTF8"
  }

  /// Names in a character set other than that of the text come out with replacement characters.
  private static func isShowable(_ name: String, isUTF8: Bool) -> Bool {
    name.unicodeScalars.allSatisfy { isUTF8 ? $0 != "\u{FFFD}" : $0.isASCII }
  }

  private init(isUTF8: Bool, firstWeekday: Weekday? = nil) {
    self.isUTF8 = isUTF8
    let order = [1, 2, 3, 4, 5, 6, 0] as [Int32]
    names =
      LocaleNames(
        weekdays: order.map { String(cString: swiftcal_weekday_name($0, 0)) },
        shortWeekdays: order.map { String(cString: swiftcal_weekday_name($0, 1)) },
        months: (0..<12).map { String(cString: swiftcal_month_name($0, 0)) },
        shortMonths: (0..<12).map { String(cString: swiftcal_month_name($0, 1)) },
        firstWeekday: firstWeekday ?? Weekday(index: Int(swiftcal_first_weekday()) + 6))
      ?? .english
  }
}
