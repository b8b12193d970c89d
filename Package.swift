// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target compiles with warnings as errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "SwiftCal",
  targets: [
    .systemLibrary(name: "CNcurses", path: "Sources/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "CPlatform"),
    .target(
      name: "Resources", path: "Resources", exclude: ["scripts", "man", "completions"],
      sources: ["Resources.swift"],
      resources: [.embedInCode("Almanac.csv"), .embedInCode("Almanac.sqlite")],
      swiftSettings: strict),

    .target(name: "SwiftCalCore", swiftSettings: strict),
    .target(
      name: "SwiftCalStore", dependencies: ["SwiftCalCore", "CSQLite", "Resources"],
      swiftSettings: strict),
    .target(
      name: "SwiftCalViews", dependencies: ["SwiftCalCore", "CPlatform"], swiftSettings: strict),
    .target(
      name: "SwiftCalApp", dependencies: ["SwiftCalCore", "SwiftCalViews"], swiftSettings: strict),
    .target(
      name: "SwiftCalSystem", dependencies: ["SwiftCalCore", "CPlatform"], swiftSettings: strict),
    .target(
      name: "SwiftCalTerminal", dependencies: ["SwiftCalViews", "CNcurses", "CPlatform"],
      swiftSettings: strict),
    .executableTarget(
      name: "swiftcal",
      dependencies: [
        "SwiftCalCore", "SwiftCalStore", "SwiftCalViews", "SwiftCalApp", "SwiftCalSystem",
        "SwiftCalTerminal",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "swiftcal-mini",
      dependencies: ["SwiftCalCore", "SwiftCalStore", "SwiftCalViews", "SwiftCalSystem"],
      swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["SwiftCalCore", "SwiftCalStore", "SwiftCalViews", "CSQLite"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "CoreTests", dependencies: ["SwiftCalCore", "Resources", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StoreTests", dependencies: ["SwiftCalStore", "Resources", "TestSupport", "CSQLite"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewsTests", dependencies: ["SwiftCalViews", "TestSupport"], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "AppTests", dependencies: ["SwiftCalApp", "TestSupport"], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "SystemTests", dependencies: ["SwiftCalSystem", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["SwiftCalTerminal", "SwiftCalViews", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "SwiftCalCore", "SwiftCalViews"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
