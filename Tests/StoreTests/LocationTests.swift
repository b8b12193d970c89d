import SwiftCalCore
import SwiftCalStore
import Testing

@Suite("The place of the store")
struct LocationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var option: String?
    var environment: [String: String] = [:]
    var passwd: String?
    var path: String?
    var testDescription: String { "\(option ?? "-") \(environment) \(passwd ?? "-")" }
  }

  static let home = "/home/ada/.local/share/swiftcal/SwiftCal.sqlite"
  static let cases = [
    Case(environment: ["HOME": "/home/ada"], path: home),
    Case(environment: ["HOME": "/home/ada/"], path: home),
    Case(option: "here.db", environment: ["SWIFTCAL_STORE": "/s", "HOME": "/h"], path: "here.db"),
    Case(environment: ["SWIFTCAL_STORE": "/s/a.db", "XDG_DATA_HOME": "/x"], path: "/s/a.db"),
    Case(environment: ["SWIFTCAL_STORE": "", "HOME": "/home/ada"], path: home),
    Case(
      environment: ["XDG_DATA_HOME": "/my data/", "HOME": "/home/ada"],
      path: "/my data/swiftcal/SwiftCal.sqlite"),
    Case(environment: ["XDG_DATA_HOME": "", "HOME": "/home/ada"], path: home),
    Case(environment: ["XDG_DATA_HOME": "./x", "HOME": "/home/ada"], path: home),
    Case(environment: ["XDG_DATA_HOME": "x", "HOME": "/home/ada"], path: home),
    Case(environment: ["HOME": "/gone"], passwd: "/home/ada"),
    Case(
      environment: ["HOME": "/gone", "XDG_DATA_HOME": "/x"], path: "/x/swiftcal/SwiftCal.sqlite"),
    Case(passwd: "/gone"),
    Case(passwd: "/home/ada", path: home),
    Case(environment: ["HOME": ""], passwd: "/home/ada", path: home),
    Case(environment: ["HOME": "."], passwd: "/home/ada", path: home),
    Case(environment: ["HOME": "/"], passwd: "/home/ada", path: home),
    Case(environment: ["HOME": "/"], passwd: "/"),
    Case(environment: ["HOME": "."], passwd: ""),
    Case(),
    Case(option: "", environment: ["HOME": "/home/ada"]),
    Case(option: "a\0b", environment: ["HOME": "/home/ada"]),
  ]

  @Test(
    "follows the option, the environment and the account, never `/` or the folder one is in",
    arguments: cases)
  func resolve(one: Case) throws {
    let location = Result<StoreLocation, StoreError> { () throws(StoreError) in
      try StoreLocation.resolve(
        option: one.option, environment: { one.environment[$0] }, passwdHome: one.passwd,
        isFolder: { $0 == "/home/ada" })
    }
    #expect((try? location.get())?.path == one.path)
    if case .failure(let error) = location { #expect(error.exitStatus == .configuration) }
  }
}
