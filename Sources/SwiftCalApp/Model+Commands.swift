import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The most lines kept of what was typed at `:`.
  static let mostLinesKept = 200

  /// Carries a typed command line out; one that is not understood stays to be corrected.
  mutating func runCommand(_ prompt: Prompt) -> [Effect] {
    let line = prompt.line.text
    guard !line.allSatisfy(\.isWhitespace) else { return [] }
    if commandHistory.last != line { commandHistory.append(line) }
    commandHistory = commandHistory.suffix(Model.mostLinesKept)
    do {
      return run(try Invocation(line: line).request)
    } catch {
      var prompt = prompt
      prompt.problem = error.message(on: .screen)
      mode = .prompt(prompt)
      return []
    }
  }

  private mutating func run(_ request: Request) -> [Effect] {
    switch request {
    case .act(let action, let argument): return act(action, argument)
    case .help(nil): mode = .page(Page(.help))
    case .help(let action?):
      let output = Page.Content.output(
        command: commandHistory.last ?? "", lines: HelpText.lines(for: action, isOnScreen: true))
      mode = .page(Page(output))
    case .explain(let subject) where subject == Subject(): return perform(.explain, count: nil)
    case .edit(Subject(), HabitFields(), nil): return perform(.edit, count: nil)
    case .undo: return perform(.undo, count: nil)
    case .redo: return perform(.redo, count: nil)
    default:
      guard !request.writes || !refusesChanges() else { return [] }
      return [.run(request, habit: selected)]
    }
    return []
  }

  /// Does what a key does, with what was typed behind its name.
  private mutating func act(_ action: Action, _ argument: String?) -> [Effect] {
    guard let argument else { return perform(action, count: nil) }
    switch action {
    case .goto: return answer(Prompt(.goTo, text: argument))
    case .find: return answer(Prompt(view == .notes ? .searchNotes : .find, text: argument))
    case .habit: return answer(Prompt(.find, text: argument))
    case .amount: return setAmount(argument)
    default: return perform(action, count: nil)
    }
  }
}
