import SwiftCalCore
import SwiftCalViews

/// One question of a review: what to record of a habit on a day.
package struct ReviewQuestion: Hashable, Sendable {
  /// How many days before today are asked about.
  package static let lateDays = 3

  /// The habit.
  package let habit: Habit
  /// The day.
  package let day: Day
  /// The question with the answers it takes.
  package let text: String

  /// Whether another question is about the same habit and day.
  package func isSame(as other: ReviewQuestion) -> Bool {
    habit.id == other.habit.id && day == other.day
  }

  /// Whether it can be answered by yes: not where a week or month adds amounts up.
  package var takesYes: Bool { habit.sumTarget(on: day) == nil }

  /// What is said when an answer is not understood.
  package var help: String {
    let rest = "n for missed, s for skip, l for later or q to stop."
    guard habit.kind.isMeasured else { return "Answer y for done, \(rest)" }
    return "Answer with an amount, \(takesYes ? "y for done, " : "")\(rest)"
  }
}

/// An answer to a question of a review.
package enum ReviewAnswer: Hashable, Sendable {
  case done, missed, skipped, later, quit
  case amount(Amount)

  /// Reads an answer; nothing typed means later, and nil is not understood.
  package init?(_ line: some StringProtocol, to question: ReviewQuestion) {
    switch line.trimmed.lowercased() {
    case "y", "yes":
      guard question.takesYes else { return nil }
      self = .done
    case "n", "no": self = .missed
    case "s", "skip": self = .skipped
    case "", "l", "later": self = .later
    case "q", "quit": self = .quit
    default:
      guard question.habit.kind.isMeasured, let amount = Amount(line.trimmed) else { return nil }
      self = .amount(amount)
    }
  }

  /// The request that records it; nil where nothing is to be recorded.
  package func request(for question: ReviewQuestion) -> Request? {
    let subject = Subject(habit: question.habit.name, day: question.day.iso)
    switch self {
    case .done: return .checkIn(CheckInRequest(.check, subject))
    case .missed: return .checkIn(CheckInRequest(.miss, subject))
    case .skipped: return .checkIn(CheckInRequest(.skip, subject))
    case .later, .quit: return nil
    case .amount(let amount):
      var request = CheckInRequest(.check, subject)
      request.amount = amount
      return .checkIn(request)
    }
  }
}

extension Reporter {
  /// What a review asks: the days missed without a mark among the last ones, the oldest first, and
  /// what is open today.
  package func reviewQuestions(
    lateDays: Int = ReviewQuestion.lateDays
  ) -> [ReviewQuestion] {
    let habits = context.snapshot.habits.listed.filter { $0.kind != .trackOnly }
    let histories = habits.map { ($0, history(of: $0)) }
    let open = Set(openToday.map(\.id))
    return (0...lateDays).reversed().flatMap { back in
      let day = context.today - back
      return histories.filter { habit, history in
        back == 0
          ? open.contains(habit.id)
          : history.state(on: day) == .missed && history.checkIn(on: day)?.isMarked != true
      }.map { habit, _ in ReviewQuestion(habit: habit, day: day, text: question(habit, day)) }
    }
  }

  private func question(_ habit: Habit, _ day: Day) -> String {
    let asked = habit.question.isEmpty ? habit.name : "\(habit.name): \(habit.question)"
    let takesYes = habit.sumTarget(on: day) == nil
    let answers = (habit.kind.isMeasured ? "amount/" : "") + (takesYes ? "y/" : "") + "n/s/later"
    return "\(strings.shortTitle(of: day))  \(asked) [\(answers)]"
  }
}
