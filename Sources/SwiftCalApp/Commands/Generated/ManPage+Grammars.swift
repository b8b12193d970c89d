import SwiftCalCore

extension ManPage {
  /// How dates and schedules are written.
  static func addGrammars(_ page: inout Roff) {
    page.section("DATES")
    page.item("2026-11-30", "That day.")
    page.item("11-30", "That day of this year.")
    page.item("today, yesterday, tomorrow", "What they say.")
    page.item("-3, +3", "Three days before, or after, today.")
    page.item("mon ... sun", "The latest such day, today included.")
    page.section("SCHEDULES")
    page.item("daily, weekdays, weekend, mon,wed,fri", "Due on these weekdays.")
    page.item("3/week, 10/month", "Due so many times in each calendar week or month.")
    page.item("2/5d, every 3 days", "Due so many times in any days that follow each other.")
    page.paragraph(
      "A change of schedule or target holds from today on, or from the day that --from names, and"
        + " never judges the days before anew; only another kind judges all of them. Where a week or month is judged as one and has begun, a change without"
        + " --from holds from the next one on, so that none is judged in two parts.")
    page.paragraph(
      "A week or month of which not all days count, for a first or last day, a change, a rest or"
        + " skips, asks for less: for no more done days than it has, and for its days' share of an"
        + " amount. What at-most allows in it is not cut: staying within the whole is enough.")
    page.section("KINDS")
    page.item("yes-no", "Done by a check-in.")
    page.item("at-least", "Done when the amounts of a day, week or month reach the target.")
    page.item("at-most", "Kept when the amounts stay within the target until the time is over.")
    page.item("avoid", "Kept unless a slip is marked, by 'miss' or by how many there were.")
    page.item(
      "track-only", "Recorded, with amounts in a unit if it has one; no streak, never in totals.")
  }

  /// The settings.
  static func addSettings(_ page: inout Roff) {
    page.section("SETTINGS")
    page.paragraph(
      "Settings are kept in the store: config KEY VALUE changes one, and the value default brings"
        + " it back to what it was at first.")
    for key in SettingKey.allCases {
      page.item(key.rawValue, "\(key.help) Values: \(key.accepted).")
    }
  }

  /// The almanac's files.
  static func addAlmanac(_ page: inout Roff) {
    page.section("ALMANAC")
    page.paragraph(
      "A line of text for days of the year. A store begins with lines of the program's; almanac"
        + " import puts those of a CSV file in UTF-8 in their place, all or, where one row is wrong,"
        + " none. Its first row is month,day,text; quotes stand around a text that holds commas,"
        + " quotes or line breaks, which are shown as blanks.")
    page.paragraph(
      "The database that --almanac names has a table almanac with the columns month, day and text."
        + " It is only read, and no file is made beside it; one whose write-ahead log holds what is"
        + " not in it yet is refused.")
  }

  /// The keys of JSON.
  static func addJSON(_ page: inout Roff) {
    page.section("JSON")
    page.paragraph(
      "One object or array in UTF-8. Keys stay the same from version to version, new ones may come"
        + " behind them. Days are written 2026-11-30, amounts are decimal numbers, and what does"
        + " not exist is null: of a habit that is only tracked also the unit, the streaks and the score."
        + " What is wanted of a week or month is told as it is judged, less where the habit runs"
        + " in a part of it.")
    for format in JSONFormat.all { page.item(format.command, format.text) }
    page.paragraph(
      "What is to come (coming) are objects with from, schedule, target, unit, per, freeze_every and"
        + " freeze_cap, for each day from which another schedule or rule of freezes holds; pauses have"
        + " from, through and all, which tells whether all habits rest. freeze_every and freeze_cap"
        + " are the rule of today, null while freezes are off; skips_left is of today's month. amount"
        + " is the sum of the days recorded; average, least and most are of one day.")
    page.paragraph(
      "Of a habit that is due so many times a week, a month or in so many days, today tells how many"
        + " of those days are done, how many are wanted and missing, through which day, and whether"
        + " that can still be reached (reachable). Where it cannot, state stays pending and open"
        + " true, as a check-in of a past day may still come. latest is the last amount recorded.")
    page.paragraph(
      "A state is one of \(DayState.allCases.map(\.rawValue).joined(separator: ", ")).")
  }

  /// Exit statuses, files, environment, examples.
  static func addSurroundings(_ page: inout Roff) {
    page.section("EXIT STATUS")
    for (status, meaning) in statuses { page.item(String(status.rawValue), meaning) }
    page.section("FILES")
    page.item(
      "~/.local/share/swiftcal/SwiftCal.sqlite",
      "The store, an SQLite database that only its owner may read.")
    page.item(
      "~/.local/share/SwiftCal.sqlite",
      "Where older versions have it; a store of the iOS app may be put there too. The start of"
        + " swiftcal moves it to the place above, unless a store was chosen by name, and leaves a"
        + " copy among the backups. With data in both places nothing is changed: swiftcal says so at"
        + " each start, and 'swiftcal merge' unites them."
    )
    page.item(
      "~/.local/share/swiftcal/backups/",
      "Copies of the store, made before the first change of a day and before what replaces much.")
    page.section("ENVIRONMENT")
    for (name, meaning) in variables { page.item(name, meaning) }
    page.section("EXAMPLES")
    page.verbatim([
      "swiftcal add Read --schedule weekdays", "swiftcal check Read yesterday",
      "swiftcal add Run --target 20 --unit km --per week", "swiftcal check Run --add 5.2",
      "swiftcal skip Read --on -3 --note \"ill\"", "swiftcal days Run --from 11-01 --json",
    ])
    page.section("SEE ALSO")
    page.paragraph("swiftcal-mini(1), cal(1), tmux(1)")
  }

  private static let statuses: [(ExitStatus, String)] = [
    (.success, "All went well."),
    (
      .failure,
      "Nothing failed, but the answer is no: today lists an open habit, review leaves a question"
        + " open, or undo or redo finds nothing to do."
    ),
    (
      .usage,
      "The words were not understood: an option, a date, an amount, or a name that several"
        + " habits share."
    ),
    (
      .badData,
      "What was given does not fit, such as a day that has not come or a name that is"
        + " taken, or the store is damaged. What doctor --repair puts right without a"
        + " loss ends with 0."
    ),
    (.noInput, "There is no such habit, or no habit at all."),
    (.unavailable, "There is no terminal that the screen can be shown on."),
    (.cannotCreate, "The store cannot be made."),
    (.inputOutput, "Reading or writing failed, or there is no room."),
    (.temporary, "Another program held the store for too long; trying again helps."),
    (.noPermission, "The store can only be read, or may not be opened."),
    (.configuration, "The store was written by a newer program, or the home folder is not there."),
  ]

  private static let variables = [
    ("SWIFTCAL_STORE", "The store's path, unless --store says otherwise."),
    ("XDG_DATA_HOME", "The folder that holds swiftcal/SwiftCal.sqlite; ignored if it is relative."),
    ("SWIFTCAL_NOW", "A day, or a day and time such as 2026-11-30T23:59:50, to take as now."),
    ("NO_COLOR", "Set to anything but nothing: no colors, unless --color=always is given."),
    (
      "TERM, LC_ALL, LC_CTYPE, LC_TIME, LANG, TZ",
      "As for other programs. Of a locale that is not installed, a name such as de_DE.UTF-8 still"
        + " says that text is UTF-8."
    ),
  ]
}

extension SettingKey {
  /// What it sets, in one sentence.
  package var help: String {
    switch self {
    case .firstWeekday: "The first day of the week."
    case .dayStart: "The clock time at which a day begins."
    case .halfLife: "The days after which a day counts half in the score."
    case .celebrate: "Whether a milestone of a streak is celebrated."
    case .almanac: "Whether the screen and the widget show the line of the day of the almanac."
    case .backupsDaily:
      "How many days keep their newest backup. Backups are made before the first change of a day,"
        + " and before what is restored, taken in or repaired: with 0 here, for weeks and for"
        + " months only before those."
    case .backupsWeekly: "How many weeks keep their newest backup."
    case .backupsMonthly: "How many months keep their newest backup."
    }
  }
}
