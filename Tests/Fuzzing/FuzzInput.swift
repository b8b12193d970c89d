/// The bytes of one trial: some steer it, the rest is what is read.
struct FuzzInput {
  /// What is left.
  private(set) var bytes: ArraySlice<UInt8>

  /// The bytes that the fuzzer hands over.
  init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// The next byte; 0 behind the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number in `0..<limit`.
  mutating func number(below limit: Int) -> Int {
    (Int(byte()) << 16 | Int(byte()) << 8 | Int(byte())) % limit
  }

  /// All that is left, as text; what is no UTF-8 becomes the sign for that.
  mutating func text() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Ends the trial as a finding when what must hold does not.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(what())
}

/// Whether a terminal, tmux or a pipe takes nothing of a text for a command: it holds no control
/// character but the line feed, and nothing that turns the direction of writing.
func isHarmless(_ text: some StringProtocol) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x0a: true
    case 0...0x1f, 0x7f...0x9f, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: false
    default: true
    }
  }
}
