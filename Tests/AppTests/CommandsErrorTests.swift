import SwiftCalCore
import Testing

@testable import SwiftCalApp

/// Swift Testing has a type of the same name.
private typealias Status = SwiftCalCore.ExitStatus

@Suite("Errors of a command line")
struct CommandsErrorTests {
  static let messages: [([String], String)] = [
    (["chek"], "There is no command 'chek'; try 'check'."),
    (["hlep"], "There is no command 'hlep'; try 'help'."),
    (["list"], "There is no command 'list'; try 'habits'."),
    (["rm"], "There is no command 'rm'; try 'archive'."),
    (["nonsense"], "There is no command 'nonsense'; see 'swiftcal help'."),
    (["left"], "'left' works on the screen only; start 'swiftcal' and use it there."),
    (["--bogus"], "There is no option '--bogus'; see '--help'."),
    (["check", "-z"], "There is no option '-z'; see '--help'."),
    (["streak", "--jsonx"], "There is no option '--jsonx'; see '--help'."),
    (["--as"], "The option '--as' may mean --ascii or --as-of; type more of it."),
    (["check", "--on"], "The option '--on' needs a value; write it behind the option."),
    (["check", "-o"], "The option '-o' needs a value; write it behind the option."),
    (
      ["streak", "--json=1"], "The option '--json' takes no value; leave out '=' and what follows."
    ),
    (["archive"], "'archive' needs HABIT; write 'swiftcal archive HABIT'."),
    (["rename", "New"], "'rename' needs HABIT and NAME; write 'swiftcal rename HABIT NAME'."),
    (
      ["undo", "all"],
      "'undo' does not take 'all'; write 'swiftcal undo'."
    ),
    (["undo", "3"], "'undo' does not take '3'; write 'swiftcal undo'."),
    (
      ["pause", "Read", "-2"],
      "'pause' does not take '-2'; write 'swiftcal pause [HABIT] [--from DATE] [--to DATE]'."
    ),
    (
      ["streak", "Read", "books"],
      "'streak' does not take 'books'; write 'swiftcal streak [HABIT]',"
        + " with quotes around words that belong together."
    ),
    (
      ["backup", "-"], "'-' is not a file; a backup cannot be printed, name a file for it."
    ),
    (
      ["check", "Run", "mon", "--on", "tue"],
      "'--on' and 'mon' exclude each other; use one of them."
    ),
    (
      ["--habit", "A", "streak", "B"], "'--habit' and 'B' exclude each other; use one of them."
    ),
    (
      ["check", "--amount", "1", "--add", "1"],
      "'--amount' and '--add' exclude each other; use one of them."
    ),
    (
      ["--as-of", "mon", "check"], "'--as-of' and 'check' exclude each other; use one of them."
    ),
    (
      ["check", "--amount", "5,2"],
      "'5,2' is not an amount; use a number such as 5 or 5.2."
    ),
    (
      ["show", "--month", "2026-13"],
      "'2026-13' is not a month; write it as YYYY-MM or MM, such as 2026-11."
    ),
    (["log", "--limit", "-1"], "'-1' is not a limit; write a number from 1 to 1000000."),
    (
      ["--view", "week"],
      "'week' is not a view; choose one of month, board, year, streaks, notes."
    ),
    (["--color", "red"], "'red' is not a choice of colors; choose one of auto, always, never."),
    (
      ["--day-start", "13:00"],
      "'13:00' is not a value of 'day-start'; use a time from 00:00 to 12:00."
    ),
    (["add", ""], "The name is empty; give the habit a name that can be seen."),
  ]

  @Test("say what is wrong, with which word, and what to do", arguments: messages)
  func message(words: [String], message: String) {
    do {
      _ = try Invocation(words: words)
      Issue.record("no error for \(words)")
    } catch {
      #expect(error.message == message)
      #expect(error.exitStatus == (words == ["add", ""] ? .badData : .usage))
    }
  }

  @Test("name commands as they are typed where they were given")
  func places() {
    #expect(
      CommandError.unknownCommand("nonsense").message(on: .screen).hasSuffix("see ':help'."))
    #expect(CommandError.noHabits.message(on: .screen).hasSuffix("':add NAME'."))
    #expect(
      CommandError.missingOperand("HABIT", of: .archive).message(on: .screen)
        .hasSuffix("write ':archive [HABIT]'."))
    #expect(
      CommandError.missingOperand("HABIT", of: .archive).message
        .hasSuffix("write 'swiftcal archive HABIT'."))
    #expect(
      CommandError.option(.unknown("--x")).message(on: .screen)
        == "There is no option '--x'; see ':help'.")
    #expect(CommandError.allArchived.message(on: .screen).contains("':unarchive HABIT'"))
  }

  private static let statuses: [(CommandError, Status)] = [
    (.noHabits, .noInput), (.allArchived, .noInput), (.match(.none("x", [])), .noInput),
    (.match(.several("x", [])), .usage),
    (.future(.first), .badData), (.nothingToUndo, .failure), (.date(.empty), .usage),
    (.store(.busy(path: "x")), .temporary), (.store(.full(path: "x")), .inputOutput),
    (.store(.newer(path: "x", found: 2, known: 1)), .configuration),
    (.store(.readOnly(path: "x", reason: "y")), .noPermission),
    (.store(.cannotCreate(path: "x", reason: "y")), .cannotCreate),
    (.store(.notAStore(path: "x")), .badData), (.store(.nameTaken("x")), .badData),
  ]

  @Test("end the program with the number of sysexits", arguments: statuses)
  private func status(error: CommandError, status: Status) {
    #expect(error.exitStatus == status)
    #expect(error.message.hasSuffix("."))
  }
}
