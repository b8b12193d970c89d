import Glibc
import SwiftCalCore

/// The local time zone as the C library knows it; the caller refreshes it with `tzset`.
enum Zone {
  /// The civil date and time that clocks show at an instant.
  static func local(_ epoch: Int) -> LocalTime {
    let parts = broken(epoch)
    let year = Int(parts.tm_year) + 1900
    let time = ClockTime(
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
    let day = try? Day(year: year, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return LocalTime(day: day ?? (year < 1 ? .first : .last), time: time)
  }

  /// The earliest instant at which clocks show this moment, or jump over it.
  static func epoch(of moment: LocalTime) -> Int {
    let naive = naive(moment)
    let candidates = [naive - 86_400, naive + 86_400].map { naive - broken($0).tm_gmtoff }.sorted()
    if let exact = candidates.first(where: { local($0) == moment }) { return exact }
    let from = candidates.first ?? naive
    return from - 1 + seconds(from: from - 1, skipping: 0) { local($0) >= moment }
  }

  /// The instant at which the moment would be in UTC.
  static func naive(_ moment: LocalTime) -> Int {
    // 1970-01-01 is this many days after 0001-01-01.
    (moment.day.ordinal - 719_162) * 86_400 + moment.time.seconds
  }

  /// The seconds from an instant to the first at which something holds that goes on for at least
  /// a quarter of an hour, 0 if it holds at once; it is known not to hold in the first `skipping`.
  static func seconds(from epoch: Int, skipping: Int, until holds: (Int) -> Bool) -> Int {
    if holds(epoch) { return 0 }
    var before = epoch + max(0, skipping)
    while !holds(before + step) {
      before += step
      // No zone keeps a day for longer than this.
      guard before < epoch + max(0, skipping) + 8 * 86_400 else { return before - epoch }
    }
    var (low, high) = (before, before + step)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high - epoch
  }

  /// The seconds by which clocks are ahead of UTC at an instant.
  static func offset(_ epoch: Int) -> Int { broken(epoch).tm_gmtoff }

  /// The instant in local time with its offset, as ISO 8601 writes it.
  static func timestamp(_ epoch: Int) -> String {
    var parts = broken(epoch)
    var buffer = [CChar](repeating: 0, count: 40)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
    var text = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // strftime writes the offset without its colon.
    if text.utf8.count > 2 { text.insert(":", at: text.index(text.endIndex, offsetBy: -2)) }
    return text
  }

  private static let step = 900

  private static func broken(_ epoch: Int) -> tm {
    var seconds = time_t(epoch)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts
  }
}

extension LocalTime: Comparable {
  /// Whether clocks that never change would show `left` first.
  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}
