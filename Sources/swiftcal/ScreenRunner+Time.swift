import SwiftCalApp
import SwiftCalCore
import SwiftCalSystem

extension ScreenRunner {
  /// Tells the model what time it is.
  func tellTime() {
    let clock = surroundings.clock
    send(.clock(clock.now(), secondsLeft: clock.secondsLeft(of: model.dayClock)))
    guard !isStoreToldOf else { return }
    wakes.set(.store, inMilliseconds: 1000)
  }

  /// When something has to be done though nothing happens.
  func nextInstant() -> WallInstant? {
    let clock = surroundings.clock
    let seconds = min(model.secondsUntilTick, clock.secondsUntilTurn(of: model.dayClock))
    let turn = clock.instant(inSeconds: max(1, seconds))
    return [turn, wakes.next].compactMap { $0 }.min()
  }

  /// Whether changes of the store by others are told; otherwise it is looked at every second.
  private var isStoreToldOf: Bool { loop.watcher?.isReliable == true }
}
