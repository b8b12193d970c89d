import SwiftCalCore
import SwiftCalViews

/// An explanation in words: how the newest run came about, what today needs, and the score.
package struct ExplanationText: Sendable {
  /// What happened on a day or on days that follow each other.
  package struct Row: Hashable, Sendable {
    /// The days; empty for what is not about days.
    package let days: String
    /// What happened.
    package let text: String
  }

  /// The rows, in the order in which they are read.
  package private(set) var rows: [Row] = []
  /// What heads them: the streak, as it was when its day was over.
  package private(set) var headline: String
  private let habit: Habit
  /// What the day has become; nil while it is not over.
  private let outcome: DayState?
  /// The day of the person who asks.
  private let now: Day
  private let explanation: Explanation
  private let strings: Strings

  /// The words for what a day up to today was, with what is known of it now.
  package init(of day: Day, in history: History, strings: Strings) {
    let seen = history.seen(from: day)
    let isOver = day < history.today
    self.init(
      seen.explanation, of: history.habit, outcome: isOver ? history.state(on: day) : nil,
      now: history.today, strings: strings)
    if isOver { headline = strings.headline(seen.streakWhenOver) }
  }

  /// The words for an explanation of a habit's numbers; `outcome` is what its day has become, nil
  /// while it is not over, and `now` the day on which that is asked.
  package init(
    _ explanation: Explanation, of habit: Habit, outcome: DayState? = nil, now: Day? = nil,
    strings: Strings
  ) {
    self.habit = habit
    self.now = now ?? explanation.today
    headline = strings.headline(explanation.streak)
    self.outcome = outcome
    self.explanation = explanation
    self.strings = strings
    guard explanation.state != .beforeStart else {
      add(
        strings.date(explanation.today),
        strings.notBegun(habit.name, strings.date(explanation.first)))
      return
    }
    if habit.kind == .trackOnly { add("", strings.noStreakTracked) } else { addRun() }
    for progress in explanation.periods { add(progress) }
    addToday()
    addComing()
    addFreezes()
    if habit.kind != .trackOnly {
      for text in strings.scoreTexts(explanation.score) { add("", text) }
    }
  }

  /// Whether there is a streak to tell: the habit has begun and is more than tracked.
  package var hasNumbers: Bool {
    habit.kind != .trackOnly && explanation.state != .beforeStart
  }

  private mutating func add(_ days: String, _ text: String) {
    rows.append(Row(days: days, text: text))
  }

  /// The newest run, and why there was none right before it.
  private mutating func addRun() {
    let run = explanation.newestRun
    if run.startIndex > 0, run.startIndex <= explanation.steps.count,
      case .broke(let day, let why) = explanation.steps[run.startIndex - 1], !run.isEmpty
    {
      add(strings.date(day), strings.earlierBreak(reason(why)))
    }
    if run.isEmpty { add("", strings.noRunYet) }
    for step in run { add(step) }
  }

  private mutating func add(_ step: Explanation.Step) {
    switch step {
    case .began(let day): add(strings.date(day), strings.runBegins)
    case .done(let from, let through, let days, let adds):
      add(span(from, through), strings.doneText(days: days, adds: adds, explanation.streak.unit))
    case .met(let progress, let adds):
      let units = strings.count(adds, unit: explanation.streak.unit)
      add(span(progress.from, progress.through), strings.metText(share(progress), units))
    case .bridged(let from, explanation.today, let bridge) where bridge.tells(explanation.state):
      // What today needs is said in a row of its own.
      if from < explanation.today {
        add(span(from, explanation.today - 1), strings.bridgeText(bridge, of: habit.kind))
      }
    case .bridged(let from, let through, let bridge):
      add(span(from, through), strings.bridgeText(bridge, of: habit.kind))
    case .broke(let day, let why): add(strings.date(day), strings.runBreaks(reason(why)))
    }
  }

  /// A week, a month or a window that belongs to no run.
  private mutating func add(_ progress: Progress) {
    let text =
      if case .rolling(_, let days) = habit.plan(on: progress.through).schedule {
        strings.brokenByWindow(
          done: progress.done, need: progress.need, days: days, isClean: isClean)
      } else {
        share(progress)
      }
    let isOver = progress.through < explanation.today
    add(span(progress.from, progress.through), strings.periodText(text, isOver: isOver))
  }

  private var isClean: Bool { habit.kind == .avoid }

  private mutating func addToday() {
    if let text = overText {
      add(strings.date(explanation.today), text)
      return
    }
    // That a freeze has kept the day was told with the run.
    guard habit.kind != .trackOnly, explanation.state != .frozen else { return }
    add(strings.date(explanation.today), leftText)
    if explanation.isCovered, outcome == nil { add("", strings.coveredText) }
  }

  /// From when on something else is asked, and that the week or month of today is cut by it.
  private mutating func addComing() {
    let last = explanation.progress?.through
    guard habit.kind != .trackOnly, overText == nil,
      let plan = habit.plans.first(where: { $0.from.map { $0 > explanation.today } ?? false }),
      let from = plan.from, from <= explanation.last ?? .last
    else { return }
    let cuts = explanation.progress?.isCut == true && last.map { $0 + 1 == from } == true
    guard cuts || outcome == nil else { return }
    let now = habit.plan(on: explanation.today)
    add(
      strings.date(from),
      strings.comingText(
        plan.schedule.phrase, habit.asks(plan.target)?.text,
        cutting: cuts ? now.unit(of: habit.kind) : nil))
  }

  private var leftText: String {
    if let nothingLeft { return nothingLeft }
    let last = explanation.progress?.through ?? explanation.today
    if let outcome,
      let text = strings.neededText(explanation.left, outcome, unit, isRunning: last >= now)
    {
      return text
    }
    if case .times(let count, let last) = explanation.left, !explanation.canBeMet {
      return strings.tooLate(count, through: strings.date(last))
    }
    if explanation.takesRest {
      return strings.leftAtRest(explanation.left, unit, rests: explanation.state == .paused)
    }
    return strings.leftText(
      explanation.left, explanation.state, unit: unit, isPast: outcome != nil)
  }

  /// Why a day needs nothing more, where what is recorded of it says so.
  private var nothingLeft: String? {
    guard explanation.left == .nothing else { return nil }
    switch (explanation.state, habit.kind) {
    case (.skipped, _):
      return explanation.checkIn?.note.map {
        strings.bridgeText(.skipped(reason: $0.onOneLine), of: habit.kind)
      }
    case (.paused, _):
      let pause = habit.pauses.first { $0.contains(explanation.today) }
      return pause?.isForAll == true ? strings.allRestNow : nil
    case (.missed, .avoid): return strings.slippedText(explanation.checkIn?.amount ?? .zero)
    case (.missed, .atMost): return overLimit
    default: return nil
    }
  }

  /// By how much a limit is exceeded; nil where it is not.
  private var overLimit: String? {
    guard let progress = explanation.progress, let limit = progress.target,
      let amount = progress.amount, amount > limit
    else { return nil }
    return strings.overLimitText(strings.amountShare(amount.text, of: withUnit(limit)))
  }

  /// Why nothing is asked any more; nil while the habit runs.
  private var overText: String? {
    if let day = habit.archived, day <= explanation.today {
      return strings.archivedSince(strings.date(day))
    }
    guard explanation.state == .afterEnd, let last = explanation.last else { return nil }
    return strings.endedOn(strings.date(last))
  }

  private mutating func addFreezes() {
    let freezes = explanation.freezes
    if let rule = freezes.rule {
      add(
        "",
        strings.freezeLedger(
          held: freezes.held.map(strings.date), gathered: freezes.gathered, every: rule.every))
    }
    addFreezesToCome()
    // Those of the newest run were told with its days.
    let told = explanation.newestRun.compactMap { step -> FreezeUse? in
      if case .bridged(_, _, .frozen(let use)) = step { use } else { nil }
    }
    for use in freezes.uses.suffix(5) where !told.contains(use) {
      add(span(use.from, use.through), strings.freezeUsed(earned: strings.date(use.earned)))
    }
  }

  private mutating func addFreezesToCome() {
    guard outcome == nil, overText == nil else { return }
    for rule in habit.freezeRules(after: explanation.today)
    where rule.from <= explanation.last ?? .last {
      let unit = habit.plan(on: rule.from).unit(of: habit.kind)
      add(strings.date(rule.from), strings.comingFreezes(rule, unit))
    }
  }

  private func reason(_ why: Explanation.Break) -> String {
    switch why {
    case .marked: strings.brokenByMark(isSlip: habit.kind == .avoid)
    case .noCheckIn: strings.brokenByNothing
    case .tooLittle(let amount, let target):
      strings.brokenByTooLittle(amount.text, of: target.map(withUnit))
    case .tooMuch(let amount, let limit):
      strings.brokenByTooMuch(withUnit(amount), limit: limit.map(withUnit))
    case .slipped(let count): strings.brokenBySlips(count.text)
    case .period(let progress):
      "\(share(progress)), \(span(progress.from, progress.through))"
    case .window(let done, let need, let days):
      strings.brokenByWindow(done: done, need: need, days: days, isClean: isClean)
    }
  }

  /// `2 of 3 done`, `5 of 20 km`.
  private func share(_ progress: Progress) -> String {
    let why = progress.shortfall.map { strings.shortfall($0, unit: unit) } ?? ""
    // Where done days are counted, the amounts told which days were done.
    guard progress.need == 0, let target = progress.target else {
      let share =
        isClean
        ? strings.cleanShare(progress.done, of: progress.need, slipped: progress.slipped)
        : strings.doneShare(progress.done, of: progress.need)
      return share + why
    }
    return strings.amountShare((progress.amount ?? .zero).text, of: withUnit(target)) + why
  }

  private var unit: String { habit.unit(on: explanation.today) }

  private func withUnit(_ amount: Amount) -> String { strings.amount(amount, unit) }

  private func span(_ from: Day, _ through: Day) -> String {
    strings.dates(from: from, through: through)
  }
}

extension Explanation.Bridge {
  /// Whether it says of a day what its state says.
  fileprivate func tells(_ state: DayState) -> Bool {
    switch (self, state) {
    case (.skipped, .skipped), (.paused, .paused), (.notDue, .notDue): true
    default: false
    }
  }
}
