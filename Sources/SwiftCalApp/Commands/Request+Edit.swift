import SwiftCalCore

extension Request {
  /// The edit that a request asks for; nil for requests that do not set values.
  package func edit(in context: CommandContext) throws(CommandError) -> Edit? {
    switch self {
    case .checkIn(let request): try request.edit(in: context)
    case .note(let subject, let text): try Request.note(subject, text, in: context)
    case .add(let fields): .addHabit(try fields.habit(in: context))
    case .edit(let subject, let fields, let from):
      try Request.change(subject, in: context) { habit throws(CommandError) in
        try fields.changes(of: habit, from: from, in: context)
      }
    case .move(let subject, let place):
      try Request.move(subject, to: place, in: context)
    case .config(let key, let text): .setting(key, text)
    case .pause, .resume: try restEdit(in: context)
    default: try habitEdit(in: context)
    }
  }

  private func habitEdit(in context: CommandContext) throws(CommandError) -> Edit? {
    switch self {
    case .schedule(let subject, let schedule, let from):
      let named = try from.map(context.day)
      return try Request.change(subject, in: context) { habit in
        let day = named ?? context.planDay(of: habit)
        let begin = named ?? context.planBegin(of: habit, from: day)
        return [.plan(Plan(from: begin, schedule: schedule, target: habit.plan(on: day).target))]
      }
    case .rename(let subject, let name):
      let name = try Value.name(name)
      return try Request.change(subject, in: context) { _ in [.name(name)] }
    case .archive(let subject):
      return try Request.change(subject, in: context) { habit throws(CommandError) in
        if habit.isArchived { throw .unfit(habit.name, advice: "is in the archive already") }
        return [.archive(context.today)]
      }
    case .unarchive(let subject):
      return try Request.change(subject, in: context) { habit throws(CommandError) in
        if !habit.isArchived { throw .unfit(habit.name, advice: "is not in the archive") }
        return [.unarchive(context.today)]
      }
    case .freeze(let subject, let every, let cap, let from):
      let day = try from.map(context.day) ?? context.today
      return try Request.change(subject, in: context) { habit throws(CommandError) in
        var rule = habit.freezeRule(switchedOn: day)
        rule.every = every ?? rule.every
        rule.cap = cap ?? rule.cap
        if habit.kind == .trackOnly, rule.every > 0 {
          throw .unfit(
            habit.name, advice: "is only tracked: without a streak it earns no freezes")
        }
        return [.freeze(rule)]
      }
    default: return nil
    }
  }

  /// The request with the words that only the habits give a meaning: a lone word after `note` is a
  /// habit where it names one, so that no note is lost to a text that was not meant.
  package func settled(in context: CommandContext) -> Request {
    guard case .noteOrHabit(var subject, let word) = self else { return self }
    guard case .one(let habit) = HabitMatch.find(word, in: context.snapshot.habits) else {
      return .note(subject, text: word)
    }
    subject.habit = habit.name
    return .showNote(subject)
  }

  /// The habit, or all of them, whose check-ins are asked before the change: they tell from when on
  /// what is asked of it holds, and what the change takes away; nil for requests that need none.
  package var asksCheckIns: Subject? {
    switch self {
    case .edit(let subject, _, nil), .schedule(let subject, _, nil): subject
    case .note(let subject, _), .noteOrHabit(let subject, _), .pause(let subject, _, _): subject
    case .checkIn(let request): request.subject
    default: nil
    }
  }

  private func restEdit(in context: CommandContext) throws(CommandError) -> Edit? {
    switch self {
    case .pause(let subject, let from, let to):
      let pause = try Request.pause(subject, from, to, in: context)
      if subject.isAll { return .pauseAll(pause) }
      return try Request.change(subject, in: context) { _ in [.pause(pause)] }
    case .resume(let subject, let from):
      let day = try from.map(context.day) ?? context.selectedDay ?? context.today
      if subject.isAll { return .resumeAll(day) }
      return try Request.change(subject, in: context) { habit throws(CommandError) in
        let pauses = habit.pauses.filter { day <= $0.through ?? .last }
        guard pauses.contains(where: { !$0.isForAll }) else {
          throw .unfit(
            habit.name,
            advice: pauses.isEmpty
              ? "does not rest on \(day.iso) or later"
              : "rests with all habits only; use 'resume --all'")
        }
        return [.resume(day)]
      }
    default: return nil
    }
  }

  private static func change(
    _ subject: Subject, in context: CommandContext,
    to changes: (Habit) throws(CommandError) -> [HabitChange]
  ) throws(CommandError) -> Edit {
    let habit = try context.habit(subject)
    return .changeHabit(habit.id, try changes(habit))
  }

  private static func move(
    _ subject: Subject, to place: Int, in context: CommandContext
  ) throws(CommandError) -> Edit {
    let id = try context.habit(subject).id
    return .moveHabit(id, to: place - 1)
  }

  private static func note(
    _ subject: Subject, _ text: String, in context: CommandContext
  ) throws(CommandError) -> Edit {
    let (habit, day) = try context.resolve(subject)
    return .checkIn(habit.id, on: [day], .note(text.isEmpty ? nil : text))
  }

  private static func pause(
    _ subject: Subject, _ from: String?, _ to: String?, in context: CommandContext
  ) throws(CommandError) -> Pause {
    let first = try from.map(context.day) ?? context.selectedDay ?? context.today
    let last = try to.map(context.day)
    if let last, last < first {
      throw .badValue(last.iso, of: "a last day", wanted: "use \(first.iso) or later")
    }
    return Pause(from: first, through: last, isForAll: subject.isAll)
  }
}
