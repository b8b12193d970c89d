import SwiftCalCore

/// A row as it stands in a page.
struct PageRow {
  /// Its number, in a table that has them.
  let number: Int64?
  /// Its columns.
  let values: [SQLValue]
  /// Whether a text in it is no UTF-8, so that something in it is wrong.
  let isDoubtful: Bool
}

extension PageFile {
  /// The rows in one page that can be read.
  func rows(_ page: Int) -> [PageRow] {
    guard let kind = kind(page), kind != .tableInterior else { return [] }
    return cells(page).compactMap { row(at: $0, kind) }
  }

  /// Whether as many rows can be read in a page as it says that it has.
  func hasAllRows(_ page: Int) -> Bool {
    kind(page) == .tableInterior || rows(page).count == number(header(page) + 3, 2)
  }

  private func row(at cell: Int, _ kind: Kind) -> PageRow? {
    var place = cell + (kind.isInterior ? 4 : 0)
    let length = varint(&place)
    let number = kind.isOfTable ? Int64(truncatingIfNeeded: varint(&place)) : nil
    guard length > 0, length <= bytes.count, let payload = payload(at: place, length, kind) else {
      return nil
    }
    return PageFile.row(payload, number)
  }

  /// The bytes of a row, those on overflow pages included; nil where they do not hold together.
  private func payload(at place: Int, _ length: Int, _ kind: Kind) -> [UInt8]? {
    let most = kind.isOfTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    let least = (usable - 12) * 32 / 255 - 23
    let spilled = least + (length - least) % (usable - 4)
    let local = length <= most ? length : spilled <= most ? spilled : least
    guard local >= 0, place + local <= bytes.count else { return nil }
    var result = Array(bytes[place..<place + local])
    var next = local < length ? number(place + local, 4) : 0
    var seen: Set<Int> = []
    while result.count < length {
      guard (2...max(2, count)).contains(next), seen.insert(next).inserted else { return nil }
      let start = offset(next) + 4
      let end = min(start + min(usable - 4, length - result.count), bytes.count)
      guard end > start else { return nil }
      result += bytes[start..<end]
      next = number(offset(next), 4)
    }
    return result
  }

  private func varint(_ place: inout Int) -> Int {
    PageFile.varint(&place) { byte($0) }
  }

  /// Reads a number of up to nine bytes.
  private static func varint(_ place: inout Int, _ byte: (Int) -> UInt8) -> Int {
    var result: UInt64 = 0
    for index in 0..<9 {
      let next = byte(place)
      place += 1
      if index == 8 { return Int(truncatingIfNeeded: result << 8 | UInt64(next)) }
      result = result << 7 | UInt64(next & 0x7f)
      if next < 0x80 { break }
    }
    return Int(truncatingIfNeeded: result)
  }

  private static func row(_ payload: [UInt8], _ number: Int64?) -> PageRow? {
    func byte(_ place: Int) -> UInt8 { place < payload.count ? payload[place] : 0 }
    var place = 0
    let headerEnd = varint(&place, byte)
    guard headerEnd > 0, headerEnd <= payload.count else { return nil }
    var content = headerEnd
    var values: [SQLValue] = []
    var isDoubtful = false
    while place < headerEnd {
      let type = varint(&place, byte)
      guard let length = length(of: type), length <= payload.count - content else { return nil }
      let bytes = payload[content..<content + length]
      content += length
      guard let value = value(type, bytes, &isDoubtful) else { return nil }
      values.append(value)
    }
    return PageRow(number: number, values: values, isDoubtful: isDoubtful)
  }

  private static func length(of type: Int) -> Int? {
    switch type {
    case 0, 8, 9: 0
    case 1...4: type
    case 5: 6
    case 6: 8
    case 13...: type % 2 == 1 ? (type - 13) / 2 : nil
    // No column of a store holds bytes or a number with a fraction.
    default: nil
    }
  }

  private static func value(
    _ type: Int, _ bytes: ArraySlice<UInt8>, _ isDoubtful: inout Bool
  ) -> SQLValue? {
    switch type {
    case 0: return .null
    case 8, 9: return .integer(Int64(type - 8))
    case 1...6:
      let first = Int64(Int8(bitPattern: bytes.first ?? 0))
      return .integer(bytes.dropFirst().reduce(first) { $0 << 8 | Int64($1) })
    default:
      if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
      isDoubtful = true
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }
}
