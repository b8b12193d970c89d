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
    case .help(let action?): mode = .page(Page(.commandHelp(action)))
    case .pause(Subject(), from: nil, to: nil) where anchor != nil:
      return perform(.pause, count: nil)
    case .explain(let subject) where subject == Subject(): return perform(.explain, count: nil)
    case .edit(Subject(), HabitFields(), nil): return perform(.edit, count: nil)
    case .checkIn, .note, .noteOrHabit, .add, .unarchive: return record(request)
    case .review: return goToFirstOpen()
    case .undo: return perform(.undo, count: nil)
    case .redo: return perform(.redo, count: nil)
    default:
      guard !request.writes || !refusesChanges() else { return [] }
      return [.run(request, habit: selected)]
    }
    return []
  }

  /// Carries out as a key does what is recorded, or a habit that comes into the list: told in the same words, and kept for later where
  /// another program holds the store.
  private mutating func record(_ request: Request) -> [Effect] {
    guard !refusesChanges() else { return [] }
    let request = request.settled(in: context)
    guard request.writes else { return [.run(request, habit: selected)] }
    do throws(CommandError) {
      guard let edit = try request.edit(in: context) else { return [] }
      return try give(edit, for: request)
    } catch {
      notice = Notice(error.message(on: .screen), .warning)
      return []
    }
  }

  /// Gives an edit; where a range is selected and the line names no day, for all days of the range.
  private mutating func give(_ edit: Edit, for request: Request) throws(CommandError) -> [Effect] {
    guard let anchor, anchor != cursor, case .checkIn(let id, [cursor], let change) = edit,
      let habit, habit.id == id
    else { return give(edit) }
    // A day that is named is the same whichever day is selected.
    var other = context
    other.selectedDay = anchor
    guard case .checkIn(id, [anchor], _) = try request.edit(in: other) else { return give(edit) }
    let isForLater = change.mark == .set(.skipped) || change.isNoteOnly || change == .uncheck
    guard let days = changeableDays(of: habit, future: isForLater) else { return [] }
    return give(.checkIn(id, on: days, change))
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
