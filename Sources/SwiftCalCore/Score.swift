/// The strength of a habit and what it is made of.
///
/// An exponential average over what was asked: each step of weight w = √f·D keeps 0.5^(w / half-life)
/// of the value and takes the rest from the share that was reached. f is how often a day the habit is
/// due, D the days of the step: 1 for a due day, the days asked of a finished week or month.
package struct Score: Hashable, Sendable {
  /// The strength, 0…1.
  package var value: Double
  /// What it began with: 1 for at-most and avoid habits, else 0.
  package let initial: Double
  /// The half-life in days at one due per day.
  package let halfLife: Int
  /// How many due days, weeks or months reached all that was asked.
  package var full = 0
  /// How many reached a part.
  package var partial = 0
  /// How many reached nothing.
  package var none = 0
}

/// The strength as of the end of a day.
package struct ScorePoint: Hashable, Sendable {
  package let day: Day
  package let value: Double
}

extension History {
  /// The strength as of today, 0…1; in O(check-ins). 0 for track-only habits.
  package var score: Double { scoreAccount.value }

  /// The strength as of today and what it is made of; in O(check-ins).
  package var scoreAccount: Score {
    Self.walk(frame, checkIns, rules: habit.freezeRules, sink: ScoreSink(emptyScore)).sink.score
  }

  /// The strength on every `step`th day from `first` through `last`, at most through today.
  package func scoreCurve(from first: Day, through last: Day, every step: Int = 1) -> [ScorePoint] {
    let days = stride(
      from: first.ordinal, through: min(last, today).ordinal, by: max(1, step))
    var sink = Self.walk(
      frame, checkIns, rules: habit.freezeRules,
      sink: CurveSink(score: ScoreSink(emptyScore), days: Array(days))
    ).sink
    sink.finish()
    return sink.points
  }

  private var emptyScore: Score {
    let initial: Double = frame.isClean ? 1 : 0
    return Score(value: initial, initial: initial, halfLife: halfLife)
  }
}

/// Gathers the score of a walk.
private struct ScoreSink: WalkSink {
  var score: Score
  private var lastWeight = 0.0
  private var lastRest = 1.0

  init(_ score: Score) { self.score = score }

  /// The value once a part of a weighing is in.
  mutating func value(after weight: Double, _ share: Double) -> Double {
    if weight != lastWeight {
      lastWeight = weight
      lastRest = Powers.halved(weight / Double(score.halfLife))
    }
    return lastRest * score.value + (1 - lastRest) * share
  }

  mutating func weighed(_ weighing: Weighing) {
    score.value = value(after: weighing.weight, weighing.share)
    switch weighing.share {
    case 1...: score.full += weighing.steps
    case ...0: score.none += weighing.steps
    default: score.partial += weighing.steps
    }
  }
}

/// Reads the score of a walk on chosen days.
private struct CurveSink: WalkSink {
  var score: ScoreSink
  /// The days to read, in order.
  let days: [Int]
  private(set) var points: [ScorePoint] = []

  init(score: ScoreSink, days: [Int]) {
    self.score = score
    self.days = days
  }

  mutating func weighed(_ weighing: Weighing) {
    while points.count < days.count, days[points.count] < weighing.span.last {
      let day = days[points.count]
      let weight = day < weighing.span.first ? 0 : weighing.weight(through: day)
      add(day, weight > 0 ? score.value(after: weight, weighing.share) : score.score.value)
    }
    score.weighed(weighing)
  }

  /// Reads the days after the last step.
  mutating func finish() {
    while points.count < days.count { add(days[points.count], score.score.value) }
  }

  private mutating func add(_ day: Int, _ value: Double) {
    points.append(ScorePoint(day: Day(unchecked: day), value: value))
  }
}
