import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Completing the line of commands")
struct CompletionTests {
  private static let files = [
    "backups/", "backup.sqlite", "~/notes.csv", "~/old stores/", "~/old stores/a.sqlite", "store",
  ]

  private func completed(_ typed: String) -> Prompt? {
    var session = Session([.reading, .running])
    session.files = CompletionTests.files
    session.type(":" + typed)
    session.press(.tab)
    if case .prompt(let prompt) = session.model.mode { return prompt }
    return nil
  }

  @Test(
    "Tab completes days, choices and files as far as they are clear",
    arguments: [
      ("check Read --on yes", "check Read --on yesterday "),
      ("days --from tod", "days --from today "),
      ("pause --to=su", "pause --to=sun "), ("add X --start=tom", "add X --start=tomorrow "),
      ("edit -o mo", "edit -o mo"), ("skip -o mo", "skip -o mon "),
      ("add X --color=bl", "add X --color=blue "), ("add X --color bl", "add X --color blue "),
      ("edit --kind at-l", "edit --kind at-least "), ("export --format=c", "export --format=csv "),
      ("check yes", "check yesterday "), ("check Read yes", "check Read yesterday "),
      ("goto th", "goto thu "), ("config first-weekday su", "config first-weekday sun "),
      ("config celebrate of", "config celebrate off "), ("help che", "help check "),
      ("almanac imp", "almanac import "), ("restore st", "restore store "),
      ("backup back", "backup backup"), ("merge backups", "merge backups/"),
      ("import ~/n", "import ~/notes.csv "), ("import \"~/old", "import \"~/old stores/"),
      ("restore ~/old", "restore \"~/old stores/"),
      ("merge \"~/old stores/a", "merge \"~/old stores/a.sqlite\" "),
      ("almanac export ~/n", "almanac export ~/notes.csv "), ("restore xyz", "restore xyz"),
      ("goto mon t", "goto mon t"),
    ])
  func completion(typed: String, whole: String) {
    #expect(completed(typed)?.line.text == whole)
  }

  @Test("Several are listed, files by their names alone")
  func several() {
    #expect(completed("check Read --on t")?.candidates == ["today", "tomorrow", "tue", "thu"])
    #expect(completed("goto t")?.candidates.count == 4)
    var session = Session()
    session.files = ["/a/b/one.csv", "/a/b/two.csv"]
    session.type(":import /a/b/")
    session.press(.tab)
    #expect(session.screenText.contains("one.csv  two.csv"))
  }

  @Test("What comes late for another line is left alone")
  func late() {
    var session = Session()
    session.type(":restore s")
    session.send(.files("x", ["xyz"]))
    if case .prompt(let prompt) = session.model.mode { #expect(prompt.line.text == "restore s") }
    session.press(.escape)
    session.send(.files("s", ["store"]))
    #expect(session.model.mode == .browsing)
  }

  @Test("A date that is gone to is completed as well")
  func goTo() {
    var session = Session()
    session.type("gyes")
    session.press(.tab, .enter)
    #expect(session.model.cursor == "2026-11-29")
  }
}
