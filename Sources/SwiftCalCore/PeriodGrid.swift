/// A stretch of days by their ordinals, both ends included.
struct Span: Hashable, Sendable {
  var first: Int
  var last: Int

  /// The number of its days.
  var count: Int { last - first + 1 }

  /// Whether the day lies in it.
  func contains(_ day: Int) -> Bool { first <= day && day <= last }
}

extension [Span] {
  /// The index of the first span, of spans in order, that ends on or after the day; in O(log count).
  func firstIndex(endingFrom day: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].last < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether one of the spans, which are in order, holds the day.
  func covers(_ day: Int) -> Bool {
    let index = firstIndex(endingFrom: day)
    return index < count && self[index].first <= day
  }
}

/// The calendar's weeks or months, numbered, over day ordinals.
struct PeriodGrid: Hashable, Sendable {
  /// What the periods are; `.day` makes each day its own period.
  let unit: StreakUnit
  /// The index of the weekday on which weeks begin, 0 for Monday.
  let firstWeekday: Int

  /// The number of the period that holds the day; periods that follow each other differ by 1.
  func index(of day: Int) -> Int {
    switch unit {
    case .day: return day
    case .week: return (day - firstWeekday + 7) / 7
    case .month:
      let month = Day(unchecked: day).month
      return month.year * 12 + month.number
    }
  }

  /// The whole period that holds the day, which may begin before the calendar does.
  func period(of day: Int) -> Span {
    switch unit {
    case .day: return Span(first: day, last: day)
    case .week:
      let first = day - (day - firstWeekday + 7) % 7
      return Span(first: first, last: first + 6)
    case .month:
      let month = Day(unchecked: day).month
      let first = month.firstDay.ordinal
      return Span(first: first, last: first + month.length - 1)
    }
  }

  /// The mean number of days of a period.
  var meanLength: Double {
    switch unit {
    case .day: 1
    case .week: 7
    case .month: 365.2425 / 12
    }
  }
}

extension WeekdaySet {
  /// Whether the weekday of the day with this ordinal is in the set.
  func contains(ordinal day: Int) -> Bool { rawValue >> UInt8(day % 7) & 1 == 1 }

  /// How many days from `first` through `last` have a weekday of the set, in O(1).
  func count(from first: Int, through last: Int) -> Int {
    guard first <= last else { return 0 }
    let days = last - first + 1
    let shift = UInt16(first % 7)
    let turned = (UInt16(rawValue) >> shift | UInt16(rawValue) << (7 - shift)) & 0x7f
    let rest = turned & (1 << UInt16(days % 7) - 1)
    return days / 7 * rawValue.nonzeroBitCount + rest.nonzeroBitCount
  }

  /// The first day from `day` on with a weekday of the set; nil for the empty set.
  func next(from day: Int) -> Int? {
    (0..<7).first { contains(ordinal: day + $0) }.map { day + $0 }
  }

  /// The last day up to `day` with a weekday of the set, within the week before it.
  func previous(from day: Int) -> Int? {
    (0..<7).first { day >= $0 && contains(ordinal: day - $0) }.map { day - $0 }
  }

  /// The day from `first` on that is the `number`th of the set, counted from 1, in O(1).
  func day(number: Int, from first: Int) -> Int {
    var day = first + (number - 1) / rawValue.nonzeroBitCount * 7
    var rest = (number - 1) % rawValue.nonzeroBitCount
    while true {
      if contains(ordinal: day) {
        if rest == 0 { return day }
        rest -= 1
      }
      day += 1
    }
  }
}
