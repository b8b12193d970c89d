/// The reader behind `Schedule.init(text:)`: words, numbers and marks, taken from the left.
struct ScheduleGrammar {
  private let whole: String
  private var tokens: ArraySlice<String>

  private static let words: [String: Schedule] = [
    "daily": .everyDay, "everyday": .everyDay,
    "weekdays": .weekdays(.workdays), "workdays": .weekdays(.workdays),
    "weekend": .weekdays(.weekend), "weekends": .weekdays(.weekend),
    "weekly": .times(1, per: .week), "monthly": .times(1, per: .month),
  ]
  private static let dayUnits: Set = ["d", "day", "days"]
  private static let periods: [String: Period] = [
    "w": .week, "week": .week, "m": .month, "month": .month,
  ]

  /// The grammar at the beginning of `text`.
  init(_ text: some StringProtocol) {
    whole = text.trimmed
    tokens = ScheduleGrammar.tokens(of: text)[...]
  }

  /// Reads the whole text as one schedule.
  mutating func schedule() throws(ScheduleError) -> Schedule {
    guard let first = tokens.first else { throw .empty }
    if first == "every" || ScheduleGrammar.isNumber(first) {
      tokens.removeFirst()
      let schedule = first == "every" ? try every() : try counted(first)
      if let rest = tokens.first { throw .unknown(rest) }
      return schedule
    }
    if tokens.count == 1, let schedule = ScheduleGrammar.words[first] { return schedule }
    return .weekdays(try weekdays())
  }

  /// What follows `every`: `day`, `other day`, `3 days`, `week`, `month`, or weekdays.
  private mutating func every() throws(ScheduleError) -> Schedule {
    let word = try next()
    switch word {
    case "day": return .everyDay
    case "week": return .times(1, per: .week)
    case "month": return .times(1, per: .month)
    case "other": return try window("1", days: "2")
    case _ where ScheduleGrammar.isNumber(word): return try window("1", days: word)
    default:
      tokens.insert(word, at: tokens.startIndex)
      return .weekdays(try weekdays())
    }
  }

  /// What follows a count: `/week`, `times a month`, `/5d`, `in 5 days`.
  private mutating func counted(_ count: String) throws(ScheduleError) -> Schedule {
    if let word = tokens.first, ["times", "time", "x"].contains(word) { tokens.removeFirst() }
    let joint = try next()
    guard ["/", "per", "a", "in"].contains(joint) else { throw .unknown(joint) }
    let unit = try next()
    if ScheduleGrammar.isNumber(unit) { return try window(count, days: unit) }
    if ScheduleGrammar.dayUnits.contains(unit) {
      tokens.insert(unit, at: tokens.startIndex)
      return try window(count, days: "1")
    }
    guard let period = ScheduleGrammar.periods[unit] else { throw .unknown(unit) }
    let limit = period == .week ? 7 : 31
    guard let times = Int(count), (1...limit).contains(times) else {
      throw .count(count, limit: limit, per: period)
    }
    return .times(times, per: period)
  }

  /// A rolling window whose unit comes next.
  private mutating func window(
    _ count: String, days: String
  ) throws(ScheduleError) -> Schedule {
    let unit = try next()
    guard ScheduleGrammar.dayUnits.contains(unit) else { throw .unknown(unit) }
    guard let length = Int(days), (1...366).contains(length) else { throw .days(days) }
    guard let times = Int(count), (1...length).contains(times) else {
      throw .rolling(count, days: length)
    }
    return times == length ? .everyDay : .rolling(times, days: length)
  }

  /// Weekdays and ranges of them up to the end, separated by commas, spaces or `and`.
  private mutating func weekdays() throws(ScheduleError) -> WeekdaySet {
    var set = WeekdaySet()
    while let token = tokens.popFirst() {
      guard let weekday = Weekday(name: token) else { throw .unknown(token) }
      set.insert(WeekdaySet([weekday]))
      if tokens.first == "-" {
        tokens.removeFirst()
        let name = try next()
        guard let last = Weekday(name: name) else { throw .unknown(name) }
        set.formUnion(.from(weekday, through: last))
      }
      if let joint = tokens.first, [",", "and"].contains(joint) {
        tokens.removeFirst()
        if tokens.isEmpty { throw .unfinished(whole) }
      }
    }
    return set
  }

  private mutating func next() throws(ScheduleError) -> String {
    guard let token = tokens.popFirst() else { throw .unfinished(whole) }
    return token
  }

  private static func isNumber(_ token: String) -> Bool {
    token.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Runs of letters or of digits in lower case, and every other mark by itself.
  private static func tokens(of text: some StringProtocol) -> [String] {
    var tokens: [String] = []
    var previous = TokenKind.space
    for character in text.lowercased() {
      let kind = TokenKind(of: character)
      if kind == previous, kind == .letter || kind == .digit, let last = tokens.popLast() {
        tokens.append(last + String(character))
      } else if kind != .space {
        tokens.append(String(character))
      }
      previous = kind
    }
    return tokens
  }

  private enum TokenKind {
    case letter, digit, space, mark

    init(of character: Character) {
      switch character {
      case _ where character.isASCII && character.isNumber: self = .digit
      case _ where character.isLetter: self = .letter
      case _ where character.isWhitespace: self = .space
      default: self = .mark
      }
    }
  }
}
