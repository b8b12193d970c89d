import SwiftCalCore
import Testing

@testable import SwiftCalApp

@Suite("The options of a command behind a colon")
struct ColonOptionsTests {
  /// Each option of each command that can be given in both places, in each of its spellings.
  static let lines: [[String]] = Command.table.filter { $0.places == .both }.flatMap { command in
    command.options.flatMap { option in
      spellings(of: option).map { [command.name] + operands(of: command, with: option) + $0 }
    }
  }

  @Test("They mean the same as on the command line", arguments: lines)
  func same(words: [String]) throws {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    #expect(try Invocation(line: line).request == Invocation(words: words).request)
  }

  @Test("A value that will not do is refused in the same words", arguments: lines)
  func refused(words: [String]) throws {
    let last = words.last.map { word in
      word.hasPrefix("--") && word.contains("=") ? "\(word)?" : "?"
    }
    let wrong = Array(words.dropLast()) + [last ?? ""]
    let line = wrong.map { "'\($0)'" }.joined(separator: " ")
    #expect(refusal { try Invocation(line: line) } == refusal { try Invocation(words: wrong) })
  }

  @Test("The colour of a habit is its own", arguments: ["--color blue", "--color=blue", "-c blue"])
  func color(_ option: String) throws {
    var fields = HabitFields()
    fields.color = .blue
    let edit = try Invocation(line: "edit Read \(option)").request
    #expect(edit == .edit(Subject(habit: "Read"), fields, from: nil))
    #expect(try Invocation(line: "edit \(option)").request == .edit(Subject(), fields, from: nil))
    fields.name = "Y"
    #expect(try Invocation(line: "add Y \(option)").request == .add(fields))
  }

  @Test("Without any, ':edit' opens the form")
  func form() {
    var session = Session()
    session.type(":edit")
    session.press(.enter)
    guard case .form = session.model.mode else {
      Issue.record("no form")
      return
    }
  }

  private func refusal(_ read: () throws -> Invocation) -> CommandError? {
    do {
      _ = try read()
      return nil
    } catch {
      return error as? CommandError
    }
  }

  private static func spellings(of option: OptionSpec) -> [[String]] {
    guard option.argument != nil else {
      return [["--\(option.name)"]] + (option.letter.map { [["-\($0)"]] } ?? [])
    }
    let value = value(of: option)
    return [["--\(option.name)", value], ["--\(option.name)=\(value)"]]
      + (option.letter.map { [["-\($0)", value]] } ?? [])
  }

  private static func value(of option: OptionSpec) -> String {
    if let choice = option.choices.last { return choice }
    switch option.argument {
    case "DATE": return "yesterday"
    case "N": return "3"
    case "MONTH": return "2026-11"
    case "SCHEDULE": return "3/week"
    default: return "words"
    }
  }

  private static func operands(of command: Command, with option: OptionSpec) -> [String] {
    switch command.operands {
    case "": []
    case "[HABIT] SCHEDULE": ["Read", "2/week"]
    case "[HABIT] TEXT", "[HABIT] [TEXT]", "[HABIT] NAME": ["Read", "a text"]
    case _ where command.action == .edit && option.name == "from": ["Read", "--group=Home"]
    default: option.name == "all" || command.action == .almanac ? [] : ["Read"]
    }
  }
}
