extension Schedule {
  /// Reads a schedule in any case, with spaces anywhere between its parts.
  ///
  /// Accepted are `daily`, `mon,wed,fri`, `mon-fri`, `weekdays`, `weekend`, `3/week` or
  /// `3 times a week`, `10/month`, `2/5d` or `2 in 5 days`, `every 3 days`, `every other day`,
  /// `weekly` and `monthly`; n times in n days is read as daily.
  package init(text: some StringProtocol) throws(ScheduleError) {
    var grammar = ScheduleGrammar(text)
    self = try grammar.schedule()
  }

  /// The canonical text, which `init(text:)` reads back as the same schedule.
  package var text: String {
    switch self {
    case .weekdays(.all), .times(_, per: .day): "daily"
    case .weekdays(.workdays): "weekdays"
    case .weekdays(.weekend): "weekend"
    case .weekdays(let set): set.weekdays.map(\.shortName).joined(separator: ",")
    case .times(let count, per: let period): "\(count)/\(period.rawValue)"
    case .rolling(let count, days: let days): count == days ? "daily" : "\(count)/\(days)d"
    }
  }

  /// The text as a person writes it, which `init(text:)` reads back too: `every 3 days`, `2 in 5 days`.
  package var phrase: String {
    guard case .rolling(let count, days: let days) = self, count != days else { return text }
    return count == 1 ? "every \(days) days" : "\(count) in \(days) days"
  }
}

/// Why a text is not a schedule.
package enum ScheduleError: Error, Equatable, Sendable {
  /// There is no text.
  case empty
  /// This part of the text is not understood.
  case unknown(String)
  /// The text ends where more is needed; it is given whole.
  case unfinished(String)
  /// The count of a calendar period is not in 1…limit.
  case count(String, limit: Int, per: Period)
  /// The count of a window of days is not in 1…days.
  case rolling(String, days: Int)
  /// The number of days of a window is not in 1…366.
  case days(String)

  /// A sentence that names the wrong part and what is accepted.
  package var message: String {
    let use = "use daily, weekdays, weekend, mon,wed,fri, 3/week, 10/month, 2/5d or 'every 3 days'"
    return switch self {
    case .empty: "The schedule is empty; \(use)."
    case .unknown(let part): "\(part.quoted) is not understood in a schedule; \(use)."
    case .unfinished(let text): "The schedule \(text.quoted) is not finished; \(use)."
    case .count(let count, let limit, let period):
      "\(count.quoted) is not a possible number of times a \(period.rawValue); use 1 to \(limit)."
    case .rolling(let count, let days):
      "\(count.quoted) is not a possible number of times in \(days) days; use 1 to \(days)."
    case .days(let days): "\(days.quoted) is not a possible number of days; use 1 to 366."
    }
  }
}
