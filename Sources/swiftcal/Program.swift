import SwiftCalApp
import SwiftCalCore
import SwiftCalSystem
import SwiftCalViews

/// The program from its words to its exit status.
enum Program {
  /// Runs it.
  static func run(_ words: [String]) -> ExitStatus {
    do {
      return try carryOut(try Invocation(words: words))
    } catch {
      complain(error.message)
      return error.exitStatus
    }
  }

  private static func carryOut(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    switch invocation.request {
    case .screen: return try ScreenRunner.run(Surroundings(invocation.options))
    case .help(let action): return write(HelpText.lines(for: action))
    case .version: return write(["swiftcal \(Version.text)"])
    case .generate(let artifact): return write(artifact.lines)
    case .review:
      return try Review(commander(invocation)).run()
    default:
      let commander = try commander(invocation)
      let loss = commander.lossOfStore(invocation.request)
      defer { loss.map(complain) }
      let report = try commander.run(invocation.request)
      // That there is nothing is an answer, too.
      let nothing = commander.hint(for: invocation.request, report).map { [$0] } ?? []
      let written = write(report.lines + nothing, isSaved: invocation.request.writes)
      report.warnings.forEach(complain)
      return written == .success ? report.status : written
    }
  }

  /// A commander whose store is in its place.
  private static func commander(_ invocation: Invocation) throws(CommandError) -> Commander {
    let surroundings = try Surroundings(invocation.options)
    if let news = try surroundings.settleOlderStore(for: invocation.request) {
      complain(news.sentence)
    }
    return Commander(surroundings)
  }

  /// Writes lines to standard output; that nobody reads them is no error.
  ///
  /// - Parameter isSaved: whether what they tell of is in the store, so that nobody does it again.
  static func write(_ lines: [String], isSaved: Bool = false) -> ExitStatus {
    guard !lines.isEmpty else { return .success }
    do {
      try OutputStream.standard.write(lines.reduce(into: "") { $0 += $1 + "\n" })
      return .success
    } catch .closed {
      return .success
    } catch {
      let saved = isSaved ? " The change itself is saved." : ""
      complain("Writing to standard output failed: \(error.reason).\(saved)")
      return .inputOutput
    }
  }

  /// Says on standard error what went wrong.
  static func complain(_ message: String) {
    // The words may be wrong before anything else asked for the locale.
    let charset: Charset = SystemLocale.adoptCharacterSet() ? .unicode : .ascii
    // Where standard error takes nothing, there is nobody left to tell.
    try? OutputStream.error.write("swiftcal: \(TerminalText.safe(message, charset: charset))\n")
  }
}
