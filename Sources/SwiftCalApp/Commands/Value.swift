import SwiftCalCore

/// Reads the values of options and operands, with errors that say what is wanted.
enum Value {
  /// One of the values of a choice, in any case.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, of name: String
  ) throws(CommandError) -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(text, of: name, wanted: "choose one of \(all)")
    }
    return choice
  }

  /// A kind of habit as typed.
  static func kind(_ text: String) throws(CommandError) -> HabitKind {
    guard let kind = HabitKind(typed: text) else {
      let all = HabitKind.allCases.map(\.typedName).joined(separator: ", ")
      throw .badValue(text, of: "a kind of habit", wanted: "choose one of \(all)")
    }
    return kind
  }

  /// The text of a setting as the setting itself writes it.
  static func setting(_ key: SettingKey, _ text: String) throws(CommandError) -> String {
    var settings = Settings()
    do { try settings.set(key, text) } catch { throw .setting(error) }
    return settings.text(of: key)
  }

  /// A schedule.
  static func schedule(_ text: String) throws(CommandError) -> Schedule {
    do { return try Schedule(text: text) } catch { throw .schedule(error) }
  }

  /// A unit of amounts.
  static func unit(_ text: String) throws(CommandError) -> String {
    do { return try Target.validatedUnit(text) } catch { throw .target(error) }
  }

  /// A habit's name.
  static func name(_ text: String) throws(CommandError) -> String {
    do { return try HabitName.validated(text) } catch { throw .name(error) }
  }

  /// A date, read as of a day.
  static func day(_ text: String, today: Day) throws(CommandError) -> Day {
    do { return try DateExpression.parse(text, today: today) } catch { throw .date(error) }
  }

  /// A month, of this year where it is written without one.
  static func month(_ text: String, today: Day) throws(CommandError) -> Month {
    guard let month = Month(typed: text, year: today.civil.year) else {
      throw .badValue(text, of: "a month", wanted: "write it as YYYY-MM or MM, such as 2026-11")
    }
    return month
  }

  /// An amount, at least 0.
  static func amount(_ text: String) throws(CommandError) -> Amount {
    guard let amount = Amount(text) else {
      throw .badValue(text, of: "an amount", wanted: Amount.wanted(insteadOf: text))
    }
    return amount
  }

  /// An amount that may be below 0.
  static func signedAmount(_ text: String) throws(CommandError) -> Amount {
    guard text.hasPrefix("-") || text.hasPrefix("+") else { return try amount(text) }
    guard let size = Amount(text.dropFirst()) else { return try amount(text) }
    return text.hasPrefix("-") ? .zero - size : size
  }

  /// A whole number in a range.
  static func count(
    _ text: String, of name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    guard let count = Int(text), range.contains(count) else {
      let wanted = "write a number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(text, of: name, wanted: wanted)
    }
    return count
  }
}
