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
    return effects + almanacIfNeeded()
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
    case .woken(.digits(let token)): return tellDigitsOver(token)
    case .loaded(let snapshot, let scope): return take(snapshot, scope)
    case .almanac(let day, let text):
      almanacLine = (day, text)
      return []
    case .performed(let edit, let result): return performed(edit, result)
    case .undone(let step): return stepped(step, back: true)
    case .redone(let step): return stepped(step, back: false)
    case .storeFailed(let error, let edit): return failed(error, edit)
    case .storeChanged:
      almanacIsOld = true
      return [.load(wantedScope)]
    case .storeTaken(let news):
      notice = Notice(strings.news(news))
      return []
    case .storeReplaced(let reason): return replaced(readOnlyReason: reason)
    case .files(let beginning, let files):
      complete(file: beginning, from: files)
      return []
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
    let times = count
    if view == .streaks, let rows = rowsToScroll(for: key) {
      forgetDigits()
      notice = nil
      scroll(by: rows)
      return []
    }
    guard let action = Command.action(for: key) else {
      forgetDigits()
      notice = nil
      return []
    }
    if action != .note { skipped = nil }
    let effects = action.takesCount || action == .cancel ? takeViewBack() : []
    forgetDigits()
    notice = nil
    return effects + perform(action, count: action.takesCount ? times : nil)
  }

  /// Takes a digit: a tab's shows it at once, and the view before is remembered for as long as the
  /// digits may still become a number for a motion. Those that are no tab can be nothing else.
  private mutating func takeDigit(_ digit: Int) -> [Effect] {
    count = min((count ?? 0) * 10 + digit, 99_999)
    notice = nil
    digitsToken += 1
    guard ScreenView.allCases.indices.contains(digit - 1) else { return takeViewBack() }
    let before = viewBeforeDigit ?? (view, scrollTop)
    let effects = show(ScreenView.allCases[digit - 1])
    viewBeforeDigit = before
    return effects + [.wake(.digits(digitsToken), milliseconds: 500)]
  }

  /// No key followed a tab's digit in time.
  private mutating func tellDigitsOver(_ token: Int) -> [Effect] {
    if token == digitsToken { forgetDigits() }
    return []
  }

  /// The digits typed are no number for a motion: the view they show stays.
  private mutating func forgetDigits() {
    count = nil
    viewBeforeDigit = nil
  }

  /// Shows the view from before the digit again, as it was the beginning of a number.
  private mutating func takeViewBack() -> [Effect] {
    guard let (view, top) = viewBeforeDigit else { return [] }
    viewBeforeDigit = nil
    let effects = show(view)
    scrollTop = top
    return effects
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
