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
  /// Where it is not installed, text falls back to ASCII and names to English.
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
    let adopted = setlocale(LC_CTYPE, "") != nil
    let isUTF8 = adopted && isUTF8(String(cString: swiftcal_codeset()))
    // Another character set's tables need modules that a static program cannot load.
    if !isUTF8 { setlocale(LC_CTYPE, "C") }
    return isUTF8
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
