import SwiftCalCore

/// Every row that can be read of a file, damaged or not.
struct Salvage {
  /// How sure it is that a row belongs to what the store held last.
  enum Certainty: Comparable {
    /// It stands in a page that no tree leads to, or is damaged itself.
    case stray
    /// It stands in the tree of its table.
    case held
  }

  private let file: PageFile
  private let tables: [StoreTable]
  /// What the trees lead to a page by.
  private enum Owner {
    case table(StoreTable)
    /// An index, the schema, or a table that no store has.
    case other
  }

  /// Of each page that a tree leads to.
  private var owners: [Int: Owner] = [:]
  private var free: Set<Int>
  /// The tables of which not every page and row could be read, or of which no tree is known.
  private(set) var unreadable: Set<String>

  /// The rows of the file with these bytes, for these tables.
  init(_ bytes: [UInt8], tables: [StoreTable]) {
    file = Salvage.file(bytes, tables)
    self.tables = tables
    free = file.freePages()
    unreadable = Set(tables.map(\.name))
    for page in file.tree(1) {
      owners[page] = .other
      for row in file.rows(page) { claim(row) }
    }
  }

  /// The pages of the length with which most tables stand where the schema has them; of equals that
  /// one which the header tells of.
  private static func file(_ bytes: [UInt8], _ tables: [StoreTable]) -> PageFile {
    let told = PageFile(bytes)
    var (best, most) = (told, told.fits(tables))
    for size in PageFile.sizes where most < tables.count && size != told.pageSize {
      let other = PageFile(bytes, pageSize: size)
      let fits = other.fits(tables)
      if fits > most { (best, most) = (other, fits) }
    }
    return best
  }

  /// Takes the pages of the tree that a row of the schema tells of.
  private mutating func claim(_ row: PageRow) {
    guard row.values.count == 5, case .text(let type) = row.values[0],
      case .text(let name) = row.values[1], case .integer(let root) = row.values[3]
    else { return }
    let table = type == "table" ? tables.first { $0.name == name } : nil
    let pages = file.tree(Int(clamping: root))
    if let table, isWhole(pages, Int(clamping: root)) { unreadable.remove(table.name) }
    for page in pages where owners[page] == nil {
      owners[page] = table.map { .table($0) } ?? .other
    }
  }

  /// Whether the pages of a tree lead to no other ones, and every row in them can be read.
  private func isWhole(_ pages: Set<Int>, _ root: Int) -> Bool {
    pages.contains(root)
      && pages.allSatisfy { page in
        file.children(page).allSatisfy(pages.contains) && file.hasAllRows(page)
      }
  }

  /// Calls `body` for each row of the wanted certainty.
  func each(
    _ wanted: Certainty, _ body: (StoreTable, [SQLValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    for page in 1...max(1, file.count) {
      switch owners[page] {
      case .other: continue
      case .table(let table):
        for row in file.rows(page) {
          let values = table.values(row)
          if let values, !row.isDoubtful {
            if wanted == .held { try body(table, values) }
          } else if wanted == .stray {
            try offer(row, body)
          }
        }
      case nil where wanted == .stray && !free.contains(page):
        for row in file.rows(page) { try offer(row, body) }
      case nil: continue
      }
    }
  }

  /// Calls `body` for each table that a row may be of.
  private func offer(
    _ row: PageRow, _ body: (StoreTable, [SQLValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    for table in tables {
      if let values = table.values(row) { try body(table, values) }
    }
  }
}

extension PageFile {
  /// Of how many tables the root is a page whose rows all are rows of the table.
  fileprivate func fits(_ tables: [StoreTable]) -> Int {
    let schema = tree(1).flatMap(rows).filter { $0.values.count == 5 }
    return tables.count { table in
      schema.contains { row in
        guard row.values[0] == .text("table"), row.values[1] == .text(table.name),
          case .integer(let root) = row.values[3], case let page = Int(clamping: root)
        else { return false }
        return kind(page) != nil && hasAllRows(page)
          && rows(page).allSatisfy { table.values($0) != nil }
      }
    }
  }
}
