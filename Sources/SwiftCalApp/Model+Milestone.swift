import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Keeps the length of the current run before an edit to its habit is read back.
  mutating func rememberLength(before edit: Edit) {
    guard case .checkIn(let id, _, let change) = edit, change.isKeeping,
      let history = histories[id]
    else { return }
    lengthBefore = (id, history.streak.current?.length ?? 0)
  }

  /// Says so when the edit brought the run to a milestone; the next key press ends it.
  mutating func celebrate() {
    guard let before = lengthBefore else { return }
    lengthBefore = nil
    guard snapshot.settings.celebrates, let streak = histories[before.habit]?.streak,
      let length = streak.current?.length,
      let milestone = Model.milestone(after: before.length, upTo: length),
      let name = snapshot.habits.first(where: { $0.id == before.habit })?.name
    else { return }
    guard !wasCelebrated(milestone, of: before.habit, streak.current) else { return }
    if let run = streak.current { celebrated.append((before.habit, milestone, run.end)) }
    notice = Notice(strings.milestone(length, streak.unit, name, past: milestone), .celebration)
  }

  /// Whether the milestone was celebrated in the same run: one that goes on from where it was then.
  private func wasCelebrated(_ milestone: Int, of habit: HabitID, _ run: Run?) -> Bool {
    celebrated.contains { earlier in
      earlier.habit == habit && earlier.milestone >= milestone && run?.start ?? .last <= earlier.end
    }
  }

  /// The highest milestone in a stretch of lengths: 7, 30, 100, 365 and each 500.
  static func milestone(after low: Int, upTo high: Int) -> Int? {
    let hundreds = high / 500 * 500
    let reached = [7, 30, 100, 365, hundreds].filter { $0 > low && $0 <= high && $0 > 0 }
    return reached.max()
  }
}

extension CheckInChange {
  /// Whether it records something: a run that is only there again since a mark was taken away is
  /// none to celebrate.
  fileprivate var isKeeping: Bool {
    if case .set(_?) = amount { return true }
    return mark == .set(.done) || !atLeast.isEmpty || adding.map { $0 > .zero } == true
  }
}
