/// The options that both programs take alike.
extension OptionSpec {
  /// Where the store is.
  package static var store: OptionSpec {
    OptionSpec("store", letter: "S", takes: "PATH", "The store to use.")
  }
  /// Where another almanac is.
  package static var almanac: OptionSpec {
    OptionSpec("almanac", takes: "PATH", "A database whose almanac to show.")
  }
  /// The setting for weeks.
  package static var firstWeekday: OptionSpec {
    OptionSpec(
      "first-weekday", takes: "DAY", "The first day of the week.",
      choices: Weekday.allCases.map(\.shortName) + ["locale"])
  }
  /// The setting for days.
  package static var dayStart: OptionSpec {
    OptionSpec("day-start", takes: "HH:MM", "The clock time at which a day begins.")
  }
  /// When there are colours.
  package static var color: OptionSpec {
    OptionSpec(
      "color", letter: "C", takes: "WHEN", "Whether to use colors.",
      choices: ColorChoice.allCases.map(\.rawValue))
  }
  /// Nothing but ASCII.
  package static var ascii: OptionSpec {
    OptionSpec("ascii", letter: "A", "Use ASCII characters only.")
  }
  /// The version.
  package static var version: OptionSpec {
    OptionSpec("version", letter: "V", "Print the version.")
  }
}
