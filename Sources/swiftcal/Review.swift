import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// Asks for each open habit of today, and each habit that was missed lately, what to record.
struct Review {
  private let commander: Commander

  /// A review that records through a commander.
  init(_ commander: Commander) { self.commander = commander }

  /// Asks until all is answered, or standard input ends; whether nothing is left open.
  func run() throws(CommandError) -> ExitStatus {
    var asked: [ReviewQuestion] = []
    // Asked anew each time, as an answer may settle what would have been asked next.
    while let question = try commander.questions()
      .first(where: { question in !asked.contains { $0.isSame(as: question) } })
    {
      asked.append(question)
      guard let answer = try ask(question), answer != .quit else { break }
      guard let request = answer.request(for: question) else { continue }
      let report = try commander.run(request)
      _ = Program.write(report.lines)
      report.warnings.forEach(Program.complain)
    }
    if asked.isEmpty { return Program.write([commander.strings.nothingOpen]) }
    return try commander.questions().isEmpty ? .success : .failure
  }

  /// Asks until the answer is understood; nil at the end of standard input.
  private func ask(_ question: ReviewQuestion) throws(CommandError) -> ReviewAnswer? {
    while true {
      guard prompt(question.text), let line = readLine() else { return nil }
      if let answer = ReviewAnswer(line, to: question) { return answer }
      _ = Program.write([question.help])
    }
  }

  private func prompt(_ text: String) -> Bool {
    do {
      try OutputStream.standard.write("\(TerminalText.safe(text)) ")
      return true
    } catch {
      return false
    }
  }
}

extension Commander {
  /// What a review asks, the oldest day first.
  func questions() throws(CommandError) -> [ReviewQuestion] {
    do {
      let store = try storeForReading()
      return reporter(try context(.all, in: store)).reviewQuestions()
    } catch let error as StoreError {
      throw .store(error)
    } catch let error as CommandError {
      throw error
    } catch {
      preconditionFailure("no other error is thrown")
    }
  }
}
