import SwiftCalCore
import SwiftCalViews

/// The manual page swiftcal(1), made from the table of commands.
enum ManPage {
  /// Its lines.
  static var lines: [String] {
    var page = Roff(
      title: "SWIFTCAL", section: 1, date: Version.date, source: "swiftcal \(Version.text)")
    addHead(&page)
    addCommands(&page)
    addOptions(&page)
    addKeys(&page)
    addGrammars(&page)
    addSettings(&page)
    addAlmanac(&page)
    addJSON(&page)
    addSurroundings(&page)
    return page.lines
  }

  private static func addHead(_ page: inout Roff) {
    page.section("NAME")
    page.paragraph("swiftcal - a habit calendar with streaks, for the terminal")
    page.section("SYNOPSIS")
    page.verbatim(["swiftcal [OPTION]...", "swiftcal [OPTION]... COMMAND [ARGUMENT]..."])
    page.section("DESCRIPTION")
    page.paragraph(
      "Without a command, swiftcal shows a screen: a month of one habit, how many days its streak"
        + " counts, and the list of habits. A key press checks the selected day in. With a command"
        + " it does one thing and ends. What is written is in one file, which swiftcal-mini(1)"
        + " shows in a status line.")
    page.paragraph(
      "HABIT is the name of a habit or, if no other habit begins so, the beginning of one, in any"
        + " case; without it the first habit of the list is meant. Lists have the habits without a"
        + " group first, then group after group. A word that is both a habit's name and a"
        + " date is taken as the habit.")
  }

  private static func addCommands(_ page: inout Roff) {
    page.section("COMMANDS")
    for section in Command.Section.allCases {
      let commands = Command.table.filter {
        $0.section == section && $0.places.contains(.commandLine)
      }
      guard !commands.isEmpty else { continue }
      page.part(section.rawValue)
      for command in commands {
        page.item(command.usage, command.help)
        page.more(command.options.map { "\($0.spellings): \($0.sentence)" })
      }
    }
  }

  private static func addOptions(_ page: inout Roff) {
    page.section("OPTIONS")
    page.paragraph(
      "These may stand before and after a command. The long ones may be cut short while they stay"
        + " clear, the ones without a value may be written together, and -- ends them.")
    for option in OptionSpec.global { page.item(option.spellings, option.sentence) }
  }

  private static func addKeys(_ page: inout Roff) {
    page.section("KEYS")
    page.paragraph(
      "Every command, also those under COMMANDS, can be typed behind a colon, and cut short while it"
        + " stays clear. Where it names no habit or day, the habit shown and the selected day are"
        + " meant. What it prints is shown over the view.")
    for note in Strings().helpNotes { page.paragraph(note) }
    for section in Command.Section.allCases {
      let commands = Command.table.filter { $0.section == section && $0.places.contains(.screen) }
      guard !commands.isEmpty else { continue }
      page.part(section.rawValue)
      for command in commands {
        let typed = ":\(command.usage(on: .screen))"
        if command.keys.isEmpty {
          page.item(typed, command.help)
        } else {
          page.item(command.keyNames, "\(command.help) (\(typed))")
        }
      }
    }
  }
}
