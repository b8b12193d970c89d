import Foundation
import Testing

@testable import SwiftCalApp
@testable import SwiftCalCore

@Suite("The reader of options", .serialized)
struct CommandsGetoptTests {
  private static let specs = [
    OptionSpec("ascii", letter: "A", "."), OptionSpec("as-of", takes: "DATE", "."),
    OptionSpec("json", letter: "j", "."), OptionSpec("note", letter: "n", takes: "TEXT", "."),
    OptionSpec("not", "."),
  ]
  private static let pieces = [
    "--", "-", "", "x", "--ascii", "--as", "--as-", "--asc", "--as-of", "--as-of=mon", "--json",
    "--j", "--json=1", "--not", "--no", "--note", "--note=", "--note=a b", "-A", "-j", "-Aj",
    "-An", "-nA", "-jnx", "-n", "-z", "-Az", "--bogus", "word", "-=", "--=x",
  ]

  @Test("agrees with getopt_long on random words", arguments: 0..<40)
  func agrees(seed: UInt64) {
    var random = Lottery(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<250 {
      let words = (0..<(1 + random.below(6))).map { _ in
        Self.pieces[random.below(Self.pieces.count)]
      }
      for stops in [false, true] {
        var parser = OptionParser(specs: Self.specs)
        parser.stopsAtOperand = stops
        let mine = (try? parser.parse(words[...])).map(Self.text)
        #expect(mine == Self.reference(words, stops: stops), "\(words), stops: \(stops)")
      }
    }
  }

  @Test("takes a word that begins like a negative number as an operand, unlike getopt_long")
  func negativeNumber() throws {
    let parsed = try OptionParser(specs: Self.specs).parse(["-3", "-j", "-n", "-4"][...])
    #expect(parsed.operands == ["-3"] && parsed.options.map(\.argument) == [nil, "-4"])
  }

  private static func text(_ parsed: ParsedWords) -> [String] {
    parsed.options.map { "\($0.spec.name)=\($0.argument ?? "none")" } + ["--"] + parsed.operands
  }

  /// What getopt_long makes of the words; nil for an error.
  private static func reference(_ words: [String], stops: Bool) -> [String]? {
    var arguments = (["program"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let names = specs.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    let options =
      zip(specs, names).enumerated().map { index, pair in
        LongOption(
          name: UnsafePointer(pair.1), takes: pair.0.argument == nil ? 0 : 1,
          value: Int32(1000 + index))
      } + [LongOption()]
    guard let getopt = Getopt() else { return ["glibc has no getopt_long"] }
    getopt.index.pointee = 0
    getopt.complains.pointee = 0
    var result: [String] = []
    let count = Int32(words.count + 1)
    while true {
      let letters = stops ? "+Ajn:" : "Ajn:"
      let value = arguments.withUnsafeMutableBytes { words in
        options.withUnsafeBytes { options in
          getopt.next(count, words.baseAddress, letters, options.baseAddress, nil)
        }
      }
      guard value != -1 else { break }
      guard value != 63 else { return nil }
      let spec = specs.enumerated().first {
        Int32(1000 + $0.offset) == value
          || $0.element.letter?.asciiValue.map(Int32.init) == value
      }?.element
      let argument = spec?.argument == nil ? nil : getopt.argument.pointee
      result.append("\(spec?.name ?? "?")=\(argument.map { String(cString: $0) } ?? "none")")
    }
    let operands = (Int(getopt.index.pointee)..<Int(count)).compactMap {
      arguments[$0].map { String(cString: $0) }
    }
    return result + ["--"] + operands
  }
}

/// `struct option` of getopt.h, which Swift's import of the C library leaves out.
private struct LongOption {
  var name: UnsafePointer<CChar>?
  var takes: Int32 = 0
  var flag: UnsafeMutablePointer<Int32>?
  var value: Int32 = 0
}

/// getopt_long and its variables, found in the running program.
private struct Getopt {
  typealias Next =
    @convention(c) (
      Int32, UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafeRawPointer?,
      UnsafeMutablePointer<Int32>?
    ) -> Int32

  let next: Next
  let index: UnsafeMutablePointer<Int32>
  let complains: UnsafeMutablePointer<Int32>
  let argument: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init?() {
    let program = dlopen(nil, RTLD_NOW)
    guard let next = dlsym(program, "getopt_long"), let index = dlsym(program, "optind"),
      let complains = dlsym(program, "opterr"), let argument = dlsym(program, "optarg")
    else { return nil }
    self.next = unsafeBitCast(next, to: Next.self)
    self.index = index.assumingMemoryBound(to: Int32.self)
    self.complains = complains.assumingMemoryBound(to: Int32.self)
    self.argument = argument.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
  }
}

/// A small seeded generator of random numbers (xorshift64*).
private struct Lottery {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }
}
