import Foundation
import SwiftCalSystem
import TestSupport
import Testing

@Suite("The file watcher", .serialized)
struct FileWatcherTests {
  private let folder: String
  private let file: String

  init() throws {
    folder = NSTemporaryDirectory() + "watch-" + UUID().uuidString
    file = folder + "/SwiftCal.sqlite"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "one".write(toFile: file, atomically: false, encoding: .utf8)
  }

  private func wakes(_ loop: EventLoop) throws -> Set<Wake> {
    Set(try loop.wait(until: WallInstant.now().adding(milliseconds: 150)))
  }

  @Test(
    "Each way of changing the file is told",
    arguments: ["write", "replace", "remove", "journal"])
  func changes(way: String) throws {
    let watcher = try #require(FileWatcher(path: file))
    #expect(watcher.isReliable)
    let loop = try EventLoop(input: -1, watcher: watcher)
    switch way {
    case "write": try "two".write(toFile: file, atomically: false, encoding: .utf8)
    case "replace": try "two".write(toFile: file, atomically: true, encoding: .utf8)
    case "remove": try FileManager.default.removeItem(atPath: file)
    default: try "j".write(toFile: file + "-journal", atomically: false, encoding: .utf8)
    }
    #expect(try wakes(loop).contains(.files))
  }

  @Test("Other files in the folder are not told")
  func others() throws {
    let loop = try EventLoop(input: -1, watcher: FileWatcher(path: file))
    try "x".write(toFile: folder + "/other", atomically: false, encoding: .utf8)
    // Something else may happen on the machine meanwhile, such as a change of its zone.
    var seen: Set<Wake> = []
    while !seen.contains(.timer) { seen.formUnion(try wakes(loop)) }
    #expect(!seen.contains(.files), "\(seen)")
  }

  @Test("Through a symbolic link both the file and the link are watched")
  func link() throws {
    let link = folder + "/link"
    let elsewhere = folder + "/elsewhere"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    let target = elsewhere + "/target"
    try "one".write(toFile: target, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let loop = try EventLoop(input: -1, watcher: FileWatcher(path: link))
    try "two".write(toFile: target, atomically: false, encoding: .utf8)
    #expect(try wakes(loop).contains(.files))
    try FileManager.default.removeItem(atPath: link)
    #expect(try wakes(loop).contains(.files))
  }

  @Test("A folder that is not there yet is watched once it is")
  func missingFolder() throws {
    let later = folder + "/later"
    let watcher = try #require(FileWatcher(path: later + "/SwiftCal.sqlite"))
    #expect(!watcher.isReliable)
    try FileManager.default.createDirectory(atPath: later, withIntermediateDirectories: true)
    watcher.renew()
    #expect(watcher.isReliable)
    let loop = try EventLoop(input: -1, watcher: watcher)
    try "x".write(toFile: later + "/SwiftCal.sqlite", atomically: false, encoding: .utf8)
    #expect(try wakes(loop).contains(.files))
  }

  @Test("A folder that is removed ends the watch and says so")
  func removedFolder() throws {
    let watcher = try #require(FileWatcher(path: file))
    let loop = try EventLoop(input: -1, watcher: watcher)
    try FileManager.default.removeItem(atPath: folder)
    try waitUntil("the end of the watch") {
      _ = try loop.wait(until: WallInstant.now().adding(milliseconds: 10))
      return !watcher.isReliable
    }
  }
}
