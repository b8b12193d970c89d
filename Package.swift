// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target compiles with warnings as errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The programs use neither regular expressions nor concurrency; imported silently, both would be
/// linked in whole and searched at each start. Functions in sections of their own can be ordered.
let lean: [SwiftSetting] =
  strict + [
    .unsafeFlags([
      "-Xfrontend", "-disable-implicit-string-processing-module-import",
      "-Xfrontend", "-disable-implicit-concurrency-module-import",
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-prespecialize-generic-metadata",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ])
  ]

let package = Package(
  name: "SwiftCal",
  targets: [
    .systemLibrary(name: "CNcurses", path: "Sources/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "CPlatform"),
    .target(
      name: "Resources", path: "Resources",
      exclude: ["scripts", "man", "completions", "link-order"],
      sources: ["Resources.swift"],
      resources: [.embedInCode("Almanac.csv"), .embedInCode("Almanac.sqlite")],
      swiftSettings: lean),

    .target(name: "SwiftCalCore", swiftSettings: lean),
    .target(
      name: "SwiftCalStore", dependencies: ["SwiftCalCore", "CSQLite", "Resources"],
      swiftSettings: lean),
    .target(
      name: "SwiftCalViews", dependencies: ["SwiftCalCore", "CPlatform"], swiftSettings: lean),
    .target(
      name: "SwiftCalApp", dependencies: ["SwiftCalCore", "SwiftCalViews"], swiftSettings: lean),
    .target(
      name: "SwiftCalSystem", dependencies: ["SwiftCalCore", "CPlatform"], swiftSettings: lean),
    .target(
      name: "SwiftCalTerminal", dependencies: ["SwiftCalViews", "CNcurses", "CPlatform"],
      swiftSettings: lean),
    .executableTarget(
      name: "swiftcal",
      dependencies: [
        "SwiftCalCore", "SwiftCalStore", "SwiftCalViews", "SwiftCalApp", "SwiftCalSystem",
        "SwiftCalTerminal",
      ],
      swiftSettings: lean),
    .executableTarget(
      name: "swiftcal-mini",
      dependencies: ["SwiftCalCore", "SwiftCalStore", "SwiftCalViews", "SwiftCalSystem"],
      swiftSettings: lean),

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
    .testTarget(
      name: "FaultTests", dependencies: ["TestSupport", "SwiftCalCore", "SwiftCalStore"],
      exclude: ["faults.c"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
