import SwiftCalCore
import SwiftCalViews

/// Days in sentences and tables: dates in digits, or on the screen as everywhere there.
extension Strings {
  /// `2026-11-13`; on the screen `Fri 13 Nov`, of another year `Wed 31 Dec 2025`.
  func date(_ day: Day) -> String {
    guard let reference else { return day.iso }
    let title = shortTitle(of: day)
    return day.civil.year == reference.civil.year ? title : "\(title) \(day.civil.year)"
  }

  /// `2026-11-13 to 2026-11-20`; on the screen `Fri 13 Nov to Fri 20 Nov`, or where another year is
  /// in it `31 Dec 2025 to 2 Jan 2026`.
  func dates(from first: Day, through last: Day) -> String {
    let isOneYear = first.civil.year == last.civil.year
    guard let reference, !(isOneYear && last.civil.year == reference.civil.year), first != last
    else { return span(from: date(first), to: date(last)) }
    return span(from: first, through: last)
  }
}
