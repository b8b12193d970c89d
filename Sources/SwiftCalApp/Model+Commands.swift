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
    case .checkIn, .note, .noteOrHabit: return record(request)
    case .review: return goToFirstOpen()
    case .undo: return perform(.undo, count: nil)
    case .redo: return perform(.redo, count: nil)
    default:
      guard !request.writes || !refusesChanges() else { return [] }
      return [.run(request, habit: selected)]
    }
    return []
  }

  /// Carries a check-in or a note out as a key does: told in the same words, and kept for later where
  /// another program holds the store.
  private mutating func record(_ request: Request) -> [Effect] {
    guard !refusesChanges() else { return [] }
    let request = request.settled(in: context)
    guard request.writes else { return [.run(request, habit: selected)] }
    do {
      return try request.edit(in: context).map { give($0) } ?? []
    } catch {
      notice = Notice(error.message(on: .screen), .warning)
      return []
    }
  }

  /// Shows the first day that a review would ask about on the board.
  private mutating func goToFirstOpen() -> [Effect] {
    let reporter = Reporter(context, appearance: options.appearance, charset: options.charset)
    let effects = show(.board)
    guard let first = reporter.reviewQuestions().first else {
      notice = Notice(strings.nothingOpen)
      return effects
    }
    cursor = first.day
    return select(first.habit.id)
  }

  /// What gives the words of a typed line their meaning.
  private var context: CommandContext {
    var context = CommandContext(snapshot, today: today)
    context.firstWeekday = firstWeekday
    context.selectedHabit = selected
    context.selectedDay = cursor
    return context
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
