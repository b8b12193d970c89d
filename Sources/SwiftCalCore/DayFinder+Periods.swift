extension DayFinder {
  /// The state of a day of a period that asks for done days.
  func state(
    on day: Int, _ stretch: Stretch, _ period: (part: Span, tally: PeriodTally)
  ) -> DayState {
    let (fact, isPaused) = fact(on: day, stretch)
    guard !isPaused else { return .paused }
    switch fact {
    case .done: return .done
    case .skipped: return .skipped
    case .missed, .over: return .missed
    case .partial: return .partial
    case .none:
      if frame.isClean, day < frame.today { return .done }
      return openState(on: day, period)
    }
  }

  /// The state of a day of a period whose amounts are summed.
  func sumState(on day: Int, _ period: (part: Span, tally: PeriodTally)) -> DayState {
    let checkIn = checkIn(on: day)
    switch checkIn?.mark {
    case .skipped: return .skipped
    // A mark beside an amount does not make up for what the period lacks.
    case .done: return frame.isClean || period.tally.isMet ? .done : .partial
    case .missed: return frame.isClean && freezes.covers(day) ? .frozen : .missed
    case nil: break
    }
    let isPaused = frame.pauses.covers(day)
    if frame.isClean {
      if isPaused { return .paused }
      if period.tally.failedOn >= 0, period.tally.failedOn <= day {
        return freezes.covers(day) ? .frozen : .missed
      }
      return day < frame.today ? .done : .pending
    }
    if let amount = checkIn?.amount, amount > .zero {
      return period.tally.isMet ? .done : isPaused ? .paused : .partial
    }
    return isPaused ? .paused : openState(on: day, period)
  }

  /// A day without a check-in is not due in a met period, missed in one that is over and was not
  /// met, and in the running one pending today, else not due.
  private func openState(on day: Int, _ period: (part: Span, tally: PeriodTally)) -> DayState {
    if period.tally.isMet { return .notDue }
    if period.part.last < frame.today { return freezes.covers(day) ? .frozen : .missed }
    return day == frame.today ? .pending : .notDue
  }

  /// The state of a day that is judged by the window that ends with it.
  func rollingState(on day: Int, _ stretch: Stretch) -> DayState {
    let (fact, isPaused) = fact(on: day, stretch)
    guard !isPaused else { return .paused }
    let isFrozen = freezes.covers(day)
    switch fact {
    case .done: return .done
    case .skipped: return .skipped
    case .missed, .over: return isFrozen ? .frozen : .missed
    case .partial: return isFrozen ? .frozen : .partial
    case .none:
      if day == frame.today { return kept.covers(day) ? .notDue : .pending }
      if frame.isClean { return .done }
      return kept.covers(day) ? .notDue : isFrozen ? .frozen : .missed
    }
  }
}
