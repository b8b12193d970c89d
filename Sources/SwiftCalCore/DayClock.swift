/// A time of day on a clock face, to the second.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// Seconds since 00:00 on the clock face, 0…86399 (a leap second reads as the second before).
  package let seconds: Int

  /// 00:00:00.
  package static let midnight = ClockTime(hour: 0, minute: 0)

  /// The time with these parts; values outside a clock face are brought to its nearest end.
  package init(hour: Int, minute: Int, second: Int = 0) {
    let hour = min(max(hour, 0), 23)
    let minute = min(max(minute, 0), 59)
    seconds = hour * 3600 + minute * 60 + min(max(second, 0), 59)
  }

  /// 0…23.
  package var hour: Int { seconds / 3600 }
  /// 0…59.
  package var minute: Int { seconds / 60 % 60 }

  /// Reads `HH:MM`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = Int(text.prefix(2)),
      let minute = Int(text.suffix(2)), (0..<24).contains(hour), (0..<60).contains(minute),
      bytes.enumerated().allSatisfy({ $0.offset == 2 || (48...57).contains($0.element) })
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// `HH:MM`.
  package var text: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  package static func < (left: ClockTime, right: ClockTime) -> Bool { left.seconds < right.seconds }
}

/// A local civil date with the time on its clock.
package struct LocalTime: Hashable, Sendable {
  /// The civil date.
  package let day: Day
  /// The time on the clock.
  package let time: ClockTime

  /// The moment with this date and time.
  package init(day: Day, time: ClockTime) {
    self.day = day
    self.time = time
  }
}

/// Answers which day it is: the one function that both programs ask.
package struct DayClock: Hashable, Sendable {
  /// The clock time at which a day begins, 00:00…12:00.
  package let dayStart: ClockTime

  /// The clock for days that begin at `dayStart`.
  package init(dayStart: ClockTime = .midnight) { self.dayStart = dayStart }

  /// The local civil date, or the day before while the local clock is earlier than the day start.
  package func today(at now: LocalTime) -> Day { now.time < dayStart ? now.day - 1 : now.day }

  /// The civil date and time at which the day that `now` belongs to is over.
  package func turn(after now: LocalTime) -> LocalTime {
    LocalTime(day: today(at: now) + 1, time: dayStart)
  }
}

/// What `SWIFTCAL_NOW` asks of the clock.
package enum PinnedClock: Hashable, Sendable {
  /// It stands still at noon of the day.
  case fixed(Day)
  /// It starts there and runs.
  case running(LocalTime)

  /// Reads `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS]`; nil for anything else.
  package init?(_ text: String) {
    guard let day = try? Day(iso: text.prefix(10)) else { return nil }
    let rest = text.dropFirst(10)
    if rest.isEmpty {
      self = .fixed(day)
      return
    }
    guard rest.first == "T", let minutes = ClockTime(rest.dropFirst().prefix(5)) else { return nil }
    let tail = rest.dropFirst(6)
    guard tail.isEmpty || tail.utf8.count == 3, tail.isEmpty || tail.first == ":" else {
      return nil
    }
    let digits = tail.dropFirst()
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let second = digits.isEmpty ? 0 : UInt8(digits) ?? 60
    guard second < 60 else { return nil }
    self = .running(
      LocalTime(
        day: day,
        time: ClockTime(hour: minutes.hour, minute: minutes.minute, second: Int(second))))
  }
}
