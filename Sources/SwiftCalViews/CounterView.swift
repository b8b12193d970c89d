import SwiftCalCore

/// The streak: a large number, its unit under it, the longest, and a hint while it is at risk.
package struct CounterView: View {
  /// What a counter tells.
  package struct Input: Hashable, Sendable {
    /// The current streak's length.
    package var current: Int
    /// The longest streak's length; nil where it is not told.
    package var longest: Int?
    /// What both count.
    package var unit: StreakUnit
    /// Whether the streak breaks when the day ends.
    package var isAtRisk: Bool
    /// Whether today's week or month can no longer be met.
    package var isPastSaving: Bool
    /// What stands in the place of a streak; nil for a habit that has streaks.
    package var tracked: Tracked?
    /// Seconds until the day ends; nil where that is not told.
    package var secondsLeft: Int?
    /// The skips of today's month; nil without a budget.
    package var skips: SkipShare?
    /// How many freezes are held; nil while freezes are off, or where that is not told.
    package var freezes: Int?

    /// A counter of a streak.
    package init(
      _ streak: Streak, tracked: Tracked? = nil, secondsLeft: Int? = nil, skips: SkipShare? = nil,
      freezes: Int? = nil
    ) {
      current = streak.current?.length ?? 0
      longest = streak.longest?.length ?? 0
      unit = streak.unit
      isAtRisk = streak.isAtRisk
      isPastSaving = streak.isPastSaving
      self.tracked = tracked
      self.secondsLeft = secondsLeft
      self.skips = skips
      self.freezes = freezes
    }
  }

  /// What it tells.
  package let input: Input
  /// What it is dressed in.
  package let appearance: Appearance
  /// Whether its lines are centred instead of set at the left.
  package let isCentered: Bool

  /// A view of this counter.
  package init(_ input: Input, appearance: Appearance, isCentered: Bool = false) {
    self.input = input
    self.appearance = appearance
    self.isCentered = isCentered
  }

  private var strings: Strings { appearance.strings }
  private var number: BigNumberView { BigNumberView(input.shown, glyphs: appearance.glyphs) }

  /// A line under the number.
  private struct Caption {
    /// The longest first.
    let texts: [String]
    let role: Role

    init(text: String, shortText: String, role: Role) {
      self.init([text, shortText], role)
    }

    init(_ texts: [String], _ role: Role) { (self.texts, self.role) = (texts, role) }

    /// The longest text that fits, or the shortest.
    func text(in width: Int) -> String {
      texts.first { TerminalText.width(of: $0) <= width } ?? texts.last ?? ""
    }
  }

  /// The lines under the number, the most important first.
  private var captions: [Caption] {
    if let tracked = input.tracked { return captions(of: tracked) }
    let unit = strings.streakCaption(unit: input.unit)
    var lines = [Caption(text: unit, shortText: unit, role: .text)]
    if input.isAtRisk {
      let text = strings.atRisk(seconds: input.secondsLeft)
      let short = input.secondsLeft.map { strings.left(seconds: $0) } ?? text
      lines.append(Caption(text: text, shortText: short, role: .warning))
    }
    if input.isPastSaving {
      let short = strings.shortPastSaving(input.unit)
      lines.append(
        Caption(text: strings.pastSaving(input.unit), shortText: short, role: .warning))
    }
    if let longest = input.longest, longest > 0 {
      let longest = strings.longest(longest)
      lines.append(Caption(text: withFreezes(longest), shortText: longest, role: .dim))
    } else if let freezes = input.freezes {
      let text = strings.freezesHeld(freezes)
      lines.append(Caption(text: text, shortText: text, role: .dim))
    }
    if let skips = input.skips {
      let text = strings.skipShare(skips)
      lines.append(Caption(text: text, shortText: strings.shortSkipShare(skips), role: .dim))
    }
    return lines
  }

  /// A text, and behind it the freezes held, so that they take no row from the number.
  private func withFreezes(_ text: String) -> String {
    input.freezes.map { "\(text) \(appearance.glyphs.separator) \(strings.freezesHeld($0))" }
      ?? text
  }

  private func captions(of tracked: Tracked) -> [Caption] {
    let caption = strings.trackedCaption(tracked.days)
    var lines = [Caption(text: caption, shortText: strings.thisMonth, role: .text)]
    if let amounts = tracked.amounts, amounts.count > 1 {
      let short = strings.average(amounts)
      lines.append(
        Caption(text: strings.spread(amounts, tracked.unit), shortText: short, role: .text))
    }
    if let last = tracked.last {
      lines.append(Caption(strings.lastRecorded(last, tracked), .dim))
    }
    return lines
  }

  package var wantedSize: Size {
    let captions = captions
    let widest = captions.map { TerminalText.width(of: $0.texts[0]) }.max() ?? 0
    let size = number.wantedSize
    return Size(max(size.width, widest), size.height + 1 + captions.count)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let captions = captions
    let room = Size(rect.width, rect.height - min(captions.count, max(0, rect.height - 1)))
    let size = number.size(in: room)
    let indent = isCentered ? max(0, rect.width - size.width) / 2 : 0
    number.draw(
      into: &canvas,
      at: Rect(x: rect.x + indent, y: rect.y, width: rect.width - indent, height: size.height))
    let rows = rect.height - size.height
    let gap = rows > captions.count ? 1 : 0
    for (index, caption) in captions.prefix(rows).enumerated() {
      let y = rect.y + size.height + gap + index
      let text = caption.text(in: rect.width)
      let style = Style(caption.role)
      if isCentered {
        canvas.put(text, centeredAt: rect.x, y: y, width: rect.width, style: style)
      } else {
        canvas.put(text, fittedAt: rect.x, y: y, width: rect.width, style: style)
      }
    }
  }
}

extension CounterView.Input {
  /// The large number: the current streak, or this month's days of a habit without streaks.
  package var shown: Int { tracked?.days ?? current }
}
