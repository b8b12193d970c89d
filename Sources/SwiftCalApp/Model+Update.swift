import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Takes a message and says what the world shall do.
  ///
  /// Keys that were waiting when the clock was asked are to be given before the clock, so that
  /// they act on the day that was shown when they were pressed.
  package mutating func update(_ message: Message) -> [Effect] {
    let effects = take(message)
    countIfShown()
    return effects
  }

  private mutating func take(_ message: Message) -> [Effect] {
    switch message {
    case .key(let key): return press(key)
    case .paste(let text): return paste(text)
    case .resized(let size):
      self.size = Size(max(0, size.width), max(0, size.height))
      return loadIfNeeded()
    case .clock(let now, let secondsLeft): return tell(now, secondsLeft: secondsLeft)
    case .woken(.retry): return retry()
    case .woken(.digits(let token)): return token == digitsToken ? resolveDigits() : []
    case .loaded(let snapshot, let scope): return take(snapshot, scope)
    case .almanac(let almanac):
      options.almanac = almanac
      return []
    case .performed(let edit, let result): return performed(edit, result)
    case .undone(let step): return stepped(step, back: true)
    case .redone(let step): return stepped(step, back: false)
    case .storeFailed(let error, let edit): return failed(error, edit)
    case .storeChanged:
      almanacIsOld = true
      return [.load(wantedScope)]
    case .storeReplaced(let reason): return replaced(readOnlyReason: reason)
    case .ran(let outcome): return ran(outcome)
    }
  }

  private mutating func press(_ key: Key) -> [Effect] {
    if case .mouse(let action, let x, let y) = key { return mouse(action, x: x, y: y) }
    switch mode {
    case .browsing: return browse(key)
    case .prompt(let prompt): return type(key, into: prompt)
    case .page(let page): return turn(page, key)
    case .form(let form): return fill(form, key)
    }
  }

  /// Takes a key while nothing stands before the view.
  private mutating func browse(_ key: Key) -> [Effect] {
    if case .character(let character) = key, let digit = character.asciiDigit,
      digit > 0 || count != nil
    {
      return takeDigit(digit)
    }
    if key == .enter, count != nil { return resolveDigits() }
    guard let action = Command.action(for: key) else {
      count = nil
      return []
    }
    var effects: [Effect] = []
    if count != nil, !action.takesCount, action != .cancel { effects = resolveDigits() }
    notice = nil
    let times = count
    count = nil
    return effects + perform(action, count: times)
  }

  private mutating func takeDigit(_ digit: Int) -> [Effect] {
    count = min((count ?? 0) * 10 + digit, 99_999)
    digitsToken += 1
    return [.wake(.digits(digitsToken), milliseconds: 500)]
  }

  /// Shows the view with the digit typed last; other digits are forgotten.
  private mutating func resolveDigits() -> [Effect] {
    guard let number = count else { return [] }
    count = nil
    let index = number % 10 - 1
    return ScreenView.allCases.indices.contains(index) ? show(ScreenView.allCases[index]) : []
  }
}

extension Action {
  /// Whether a number typed before its key counts for it.
  var takesCount: Bool {
    switch self {
    case .left, .right, .up, .down, .previousMonth, .nextMonth, .previousYear, .nextYear,
      .more, .less, .nextHabit, .previousHabit:
      true
    default: false
    }
  }
}

extension Character {
  /// The value of an ASCII digit.
  var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
