import SwiftCalViews

/// A table on a screen that is narrower than it.
extension TextTable {
  /// How far what goes on under a row is set in.
  private static let indent = 4
  /// The fewest columns in which a text is broken beside what stands before it.
  private static let leastRoom = 20
  /// The fewest columns to which names are cut.
  private static let leastName = 14

  /// Lines of at most `width` columns, where words allow that.
  ///
  /// What the last columns say goes on in its place or, without room there, under its row; names are
  /// cut where that is all that is lacking; else each row stands under its name.
  func lines(in width: Int) -> [String] {
    let plain = lines
    guard plain.contains(where: { TerminalText.width(of: $0, charset: charset) > width }) else {
      return plain
    }
    let widths = widths
    var fixed = widths
    while let column = fixed.indices.last, column > (name ?? 0) {
      if !right.contains(column) { fixed.removeLast() }
      if let cut = fitted(fixed, to: width) {
        return rows.enumerated().flatMap { index, row in
          folded(row, cut, widths, in: width, isHead: hasHeads && index == 0)
        }
      }
      if right.contains(column) { break }
    }
    return rows.dropFirst(hasHeads ? 1 : 0).flatMap { stacked($0, in: width) }
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap.utf8.count * max(0, widths.count - 1)
  }

  /// The widths with which columns fit, that of the names cut if need be; nil where they do not.
  private func fitted(_ widths: [Int], to width: Int) -> [Int]? {
    let lacking = total(widths) - width
    guard lacking > 0 else { return widths }
    guard let name, widths[name] - lacking >= TextTable.leastName else { return nil }
    var cut = widths
    cut[name] -= lacking
    return cut
  }

  /// A row of which the first columns stand in their place, with these widths.
  private func folded(
    _ row: [String], _ fixed: [Int], _ widths: [Int], in width: Int, isHead: Bool
  ) -> [String] {
    let head = Array(row.prefix(fixed.count))
    let start = total(fixed) + gap.utf8.count
    let room = width - start
    let isLast = fixed.count == widths.count - 1
    if isLast, let last = row.dropFirst(fixed.count).first, room > 0 {
      if room >= TextTable.leastRoom {
        return wrapped(last, to: room).enumerated().map { index, piece in
          index == 0 ? line(head + [piece], fixed + [room]) : blanks(start) + piece
        }
      }
      if !hasHeads, TerminalText.width(of: last, charset: charset) <= room {
        return [line(row, fixed + [room])]
      }
    }
    return [line(head, fixed)] + (isHead ? [] : under(row, from: fixed.count, in: width))
  }

  /// A row under its name.
  private func stacked(_ row: [String], in width: Int) -> [String] {
    let lead = (name ?? 0) + 1
    let title = row.prefix(lead).filter { !$0.isEmpty }.joined(separator: " ")
    return wrapped(title, to: width) + under(row, from: lead, in: width)
  }

  /// The cells of a row from a column on, behind the heads of their columns, set in.
  private func under(_ row: [String], from first: Int, in width: Int) -> [String] {
    let heads = hasHeads ? rows.first ?? [] : []
    let cells = row.indices.dropFirst(first).compactMap { column -> String? in
      guard !row[column].isEmpty else { return nil }
      return heads.indices.contains(column) ? "\(heads[column]) \(row[column])" : row[column]
    }
    guard !cells.isEmpty else { return [] }
    return wrapped(cells.joined(separator: ", "), to: width - TextTable.indent)
      .map { blanks(TextTable.indent) + $0 }
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    TerminalText.wrapped(
      TerminalText.safe(text, charset: charset), to: max(1, width), charset: charset)
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
