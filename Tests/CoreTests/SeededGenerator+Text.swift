import TestSupport

extension SeededGenerator {
  /// A text of at most `limit` scalars out of `alphabet`.
  mutating func text(of alphabet: [Unicode.Scalar], upTo limit: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...limit, using: &self) {
      scalars.append(alphabet[Int.random(in: alphabet.indices, using: &self)])
    }
    return String(scalars)
  }

  /// At most `limit` bytes out of `alphabet`, one in eight of them any byte.
  mutating func bytes(of alphabet: [UInt8], upTo limit: Int) -> [UInt8] {
    (0..<Int.random(in: 0...limit, using: &self)).map { _ in
      UInt8.random(in: 0...7, using: &self) == 0
        ? UInt8.random(in: 0...255, using: &self)
        : alphabet[Int.random(in: alphabet.indices, using: &self)]
    }
  }

  /// A text made of some of `parts` and now and then a random scalar.
  mutating func text(from parts: [String], upTo limit: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...limit, using: &self) {
      if Int.random(in: 0...9, using: &self) == 0,
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1_ffff, using: &self))
      {
        text.unicodeScalars.append(scalar)
      } else {
        text += parts[Int.random(in: parts.indices, using: &self)]
      }
    }
    return text
  }
}
