import SwiftCalCore

/// The pages of a database file, read without SQLite, which gives a tree up at a damaged page.
///
/// The format is that of <https://sqlite.org/fileformat2.html>. Nothing in it is trusted: each number
/// is held against the length of the file.
struct PageFile {
  /// What a page of a tree is.
  enum Kind: UInt8 {
    case indexInterior = 2
    case tableInterior = 5
    case indexLeaf = 10
    case tableLeaf = 13

    /// Whether it belongs to a table with row numbers rather than to an index or a table without.
    var isOfTable: Bool { self == .tableInterior || self == .tableLeaf }
    /// Whether it points to other pages.
    var isInterior: Bool { self == .tableInterior || self == .indexInterior }
  }

  /// The whole file.
  let bytes: [UInt8]
  /// The length of a page.
  let pageSize: Int
  /// The bytes of a page that hold content.
  let usable: Int
  /// How many pages there are; a part of one at the end counts.
  var count: Int { (bytes.count + pageSize - 1) / pageSize }

  /// The lengths that pages can have.
  static let sizes = (9...16).map { 1 << $0 }

  /// The pages in these bytes.
  ///
  /// - Parameter size: the length of a page; nil for the one that the header tells of or, where that is
  ///   damaged, the usual one.
  init(_ bytes: [UInt8], pageSize size: Int? = nil) {
    var told = 4096
    var reserved = 0
    if bytes.count >= 100, StoreFile.isDatabase(bytes) {
      let number = Int(bytes[16]) << 8 | Int(bytes[17])
      if number == 1 { told = 65536 }
      if PageFile.sizes.contains(number) { told = number }
      reserved = Int(bytes[20])
    }
    pageSize = size ?? told
    usable = pageSize - reserved < 480 ? pageSize : pageSize - reserved
    self.bytes = bytes
  }

  /// The byte at an offset of the file; 0 past its end.
  func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  /// The number of `length` bytes at an offset of the file.
  func number(_ offset: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 8 | Int(byte(offset + $1)) }
  }

  /// The offset of a page in the file; pages count from 1.
  func offset(_ page: Int) -> Int { (page - 1) * pageSize }

  /// Where a page's own header is: behind that of the file on the first.
  func header(_ page: Int) -> Int { offset(page) + (page == 1 ? 100 : 0) }

  /// What a page is; nil for one that is not of a tree.
  func kind(_ page: Int) -> Kind? {
    guard (1...max(1, count)).contains(page), !bytes.isEmpty else { return nil }
    return Kind(rawValue: byte(header(page)))
  }

  /// The pages that hold nothing any more, though what they held may still stand in them.
  func freePages() -> Set<Int> {
    var free: Set<Int> = []
    var trunk = number(32, 4)
    while (2...max(2, count)).contains(trunk), free.insert(trunk).inserted {
      let length = min(number(offset(trunk) + 4, 4), usable / 4 - 2)
      for place in 0..<max(0, length) { free.insert(number(offset(trunk) + 8 + 4 * place, 4)) }
      trunk = number(offset(trunk), 4)
    }
    return free
  }

  /// The offsets of a page's cells in the file.
  func cells(_ page: Int) -> [Int] {
    guard let kind = kind(page) else { return [] }
    let header = header(page)
    let start = header + (kind.isInterior ? 12 : 8)
    let end = offset(page) + usable
    let most = min(number(header + 3, 2), (end - start) / 2)
    return (0..<max(0, most)).map { offset(page) + number(start + 2 * $0, 2) }
      .filter { $0 >= start && $0 < end }
  }

  /// The pages that a page points to.
  func children(_ page: Int) -> [Int] {
    guard let kind = kind(page), kind.isInterior else { return [] }
    return cells(page).map { number($0, 4) } + [number(header(page) + 8, 4)]
  }

  /// Every page of the tree with this root that can be reached.
  func tree(_ root: Int) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = [root]
    while let page = waiting.popLast() {
      guard kind(page) != nil, found.insert(page).inserted else { continue }
      waiting += children(page)
    }
    return found
  }
}
