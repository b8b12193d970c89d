import Glibc
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// The widget's program: reads the options, then draws once or again and again.
struct Program {
  let environment: Environment

  /// Does what the command line asks for.
  func run(_ words: ArraySlice<String>) -> ExitStatus {
    let options: Options
    do {
      options = try Options(words)
    } catch {
      return refuse(words, Strings().wrongOption, error.message)
    }
    if let page = options.page { return print(page) }
    let widget: Widget
    do {
      widget = try Widget(options, environment: environment)
    } catch {
      return refuse(words, Strings().wrongClock, error.message)
    }
    return options.follows ? Follower(widget).run() : show(widget)
  }

  private func show(_ widget: Widget) -> ExitStatus {
    let frame = widget.frame()
    do {
      try OutputStream.standard.write(frame.text)
    } catch {
      return error == .closed
        ? .success : complain("Nothing was shown: \(error.reason).", .inputOutput)
    }
    guard widget.format != .tmux, let problem = frame.problem else { return .success }
    return complain(problem.message, problem.status)
  }

  /// Says what is wrong with the words: a short mark where the widget would stand, and the details on
  /// standard error. tmux shows nothing of a program that fails, so for tmux none has failed.
  private func refuse(
    _ words: ArraySlice<String>, _ mark: String, _ message: String
  ) -> ExitStatus {
    let status = complain(message, .usage)
    do { try OutputStream.standard.write(mark + "\n") } catch { return .inputOutput }
    return words.contains { $0.hasSuffix("tmux") } ? .success : status
  }

  private func complain(_ message: String, _ status: ExitStatus) -> ExitStatus {
    let text = TerminalText.safe("swiftcal-mini: \(message)", charset: .unicode)
    do { try OutputStream.error.write(text + "\n") } catch { return .inputOutput }
    return status
  }

  private func print(_ page: Options.Page) -> ExitStatus {
    let text =
      switch page {
      case .help: Options.help
      case .version: "swiftcal-mini \(Version.text)\n"
      }
    do { try OutputStream.standard.write(text) } catch { return .inputOutput }
    return .success
  }
}

extension Options {
  /// The text of `--help`.
  static var help: String {
    """
    Usage: swiftcal-mini [OPTION]...
    Shows the streak of a habit: on a terminal the month, elsewhere one line.

    \(HelpRows.lines(of: specs).joined(separator: "\n"))

    In tmux:  set -g status-right '#(swiftcal-mini --format tmux)'

    """
  }
}
