import TestSupport

/// A way in which a file was damaged, the same for the same seed.
struct Mutation {
  /// What happened to the bytes.
  enum Kind: CaseIterable {
    case bit, byte, bytes, header, pageOfZeros, pageOfNoise, pageTwice, pagesSwapped, cut, longer
    case stretchOfZeros
  }

  let kind: Kind
  private let seed: UInt64
  private static let page = 4096

  init(seed: UInt64) {
    self.seed = seed
    kind = Kind.allCases[Int(seed) % Kind.allCases.count]
  }

  /// The damaged bytes of a whole file.
  func applied(to whole: [UInt8]) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = whole
    let place = Int.random(in: bytes.indices, using: &random)
    let pages = bytes.count / Self.page
    let (one, two) = (
      Int.random(in: 0..<pages, using: &random) * Self.page,
      Int.random(in: 0..<pages, using: &random) * Self.page
    )
    func noise() -> UInt8 { .random(in: 0...255, using: &random) }
    switch kind {
    case .bit: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .byte: bytes[place] = noise()
    case .bytes:
      for _ in 0..<Int.random(in: 2...40, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = noise()
      }
    case .header: bytes[place % 100] = noise()
    case .pageOfZeros: for index in one..<one + Self.page { bytes[index] = 0 }
    case .pageOfNoise: for index in one..<one + Self.page { bytes[index] = noise() }
    case .pageTwice:
      bytes.replaceSubrange(two..<two + Self.page, with: whole[one..<one + Self.page])
    case .pagesSwapped:
      bytes.replaceSubrange(two..<two + Self.page, with: whole[one..<one + Self.page])
      bytes.replaceSubrange(one..<one + Self.page, with: whole[two..<two + Self.page])
    case .cut: bytes.removeSubrange(place...)
    case .longer: bytes += (0..<place % 9000).map { _ in noise() }
    case .stretchOfZeros:
      for index in place..<min(bytes.count, place + 512) { bytes[index] = 0 }
    }
    return bytes
  }
}
