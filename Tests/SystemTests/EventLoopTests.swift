import Foundation
import SwiftCalSystem
import TestSupport
import Testing

@Suite("The event loop", .serialized)
struct EventLoopTests {
  private var soon: WallInstant { WallInstant.now().adding(milliseconds: 20) }
  private var late: WallInstant { WallInstant.now().adding(milliseconds: 10_000) }

  @Test("Input and its end are told apart, and neither is a timeout")
  func input() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let loop = try EventLoop(input: ends[0])
    #expect(try loop.wait(until: soon) == [.timer])
    _ = write(ends[1], "x", 1)
    #expect(try loop.wait(until: late) == [.input])
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
    #expect(try loop.pending() == [])
    close(ends[1])
    #expect(try loop.wait(until: late) == [.hangup])
    close(ends[0])
  }

  @Test("A closed terminal is a hang-up")
  func closedTerminal() throws {
    var (master, terminal) = (Int32(0), Int32(0))
    try #require(openpty(&master, &terminal, nil, nil, nil) == 0)
    let loop = try EventLoop(input: terminal)
    #expect(try loop.pending() == [])
    close(master)
    #expect(try loop.wait(until: late) == [.hangup])
    close(terminal)
  }

  @Test("Input at its end from the start is a hang-up")
  func nothingToRead() throws {
    let null = open("/dev/null", O_RDONLY)
    let loop = try EventLoop(input: null)
    #expect(try loop.wait(until: late) == [.hangup])
    close(null)
  }

  @Test("A loop that does not read is not woken by what is typed, but by the hang-up")
  func unread() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let loop = try EventLoop(input: ends[0], reads: false)
    _ = write(ends[1], "x", 1)
    #expect(try loop.wait(until: soon) == [.timer])
    close(ends[1])
    #expect(try loop.wait(until: late) == [.hangup])
    close(ends[0])
  }

  @Test(
    "Signals are told as what they ask for",
    arguments: [
      (SIGTERM, Wake.terminate(SIGTERM)), (SIGINT, .terminate(SIGINT)),
      (SIGHUP, .terminate(SIGHUP)), (SIGWINCH, .resize), (SIGCONT, .continue), (SIGTSTP, .stop),
    ])
  func signals(number: Int32, wake: Wake) throws {
    // As a shell's trap leaves it; it has to be told all the same.
    if number == SIGHUP { signal(SIGHUP, SIG_IGN) }
    let loop = try EventLoop(input: -1)
    // What waits is taken away by whoever lets the process ignore it or, of a stop, go on: other
    // tests run in the same process. It is sent until it is told, and told as nothing else.
    var told: [Wake] = []
    let limit = late
    while told.isEmpty, WallInstant.now() < limit {
      // To this thread alone: the others of the test process do not block it.
      pthread_kill(pthread_self(), number)
      told = try loop.wait(until: soon).filter { $0 != .timer }
    }
    #expect(told == [wake])
  }

  @Test("The timer fires once, at its instant")
  func timer() throws {
    let loop = try EventLoop(input: -1)
    let instant = WallInstant.now().adding(milliseconds: 50)
    #expect(try loop.wait(until: instant) == [.timer])
    #expect(WallInstant.now() >= instant)
    #expect(try loop.pending() == [])
    #expect(try loop.wait(until: soon) == [.timer])
  }

  @Test("An instant that has passed fires at once, also when asked for twice")
  func past() throws {
    let loop = try EventLoop(input: -1)
    let past = WallInstant.now().adding(milliseconds: -1000)
    #expect(try loop.wait(until: past) == [.timer])
    #expect(try loop.wait(until: past) == [.timer])
  }
}
