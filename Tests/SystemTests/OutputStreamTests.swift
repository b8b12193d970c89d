import Foundation
import SwiftCalSystem
import Testing

@Suite("Output")
struct OutputStreamTests {
  @Test("A text longer than a pipe holds arrives whole, though the pipe does not wait")
  func wholeWrites() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789ä", count: 40_000)
    let (reading, writing) = (ends[0], ends[1])
    let reader = Thread { Self.received.set(Self.readAll(reading)) }
    reader.start()
    try SwiftCalSystem.OutputStream(descriptor: writing).write(text)
    close(writing)
    while !reader.isFinished { usleep(1000) }
    #expect(Self.received.value == Array(text.utf8))
  }

  @Test("A pipe that nobody reads is an error, not an end")
  func brokenPipe() throws {
    SwiftCalSystem.OutputStream.ignoreWriteSignals()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: OutputError.closed) {
      try SwiftCalSystem.OutputStream(descriptor: ends[1]).write("x")
    }
  }

  @Test("A full device is an error with its reason")
  func fullDevice() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: OutputError.failed(ENOSPC)) {
      try SwiftCalSystem.OutputStream(descriptor: full).write([1, 2, 3])
    }
  }

  private static let received = Received()

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    close(descriptor)
    return bytes
  }

  /// What the other thread read; it is looked at when that thread has ended.
  private final class Received: @unchecked Sendable {
    private(set) var value: [UInt8] = []
    func set(_ bytes: [UInt8]) { value = bytes }
  }
}
