import SwiftCalCore

extension Operands {
  /// What `add NAME` asks for; words after the first belong to the name.
  func newHabit() throws(CommandError) -> HabitFields {
    var fields = try fields()
    guard !operands.isEmpty else { throw .missingOperand("NAME", of: action) }
    fields.name = try Value.name(operands.joined(separator: " "))
    if fields.kind == nil, fields.target != nil { fields.kind = .atLeast }
    return fields
  }

  /// What `edit` changes.
  func changedFields() throws(CommandError) -> HabitFields {
    var fields = try fields()
    fields.name = try parsed.argument(.newName).map(Value.name)
    // Alone behind a colon it opens the form.
    let opensForm = origin == .screen && operands.isEmpty && parsed.options.isEmpty
    guard !fields.isEmpty || opensForm else {
      throw .missingOperand("an option that says what to change", of: action)
    }
    return fields
  }

  private func fields() throws(CommandError) -> HabitFields {
    var fields = HabitFields()
    for option in parsed.options {
      try set(option.spec.name, option.argument ?? "", in: &fields)
    }
    return fields
  }

  private func set(
    _ name: String, _ text: String, in fields: inout HabitFields
  ) throws(CommandError) {
    switch name {
    case "kind": fields.kind = try Value.kind(text)
    case "target": fields.target = try Value.amount(text)
    case "unit": fields.unit = try Value.unit(text)
    case "per": fields.period = try Value.choice(text, of: "a period")
    case "schedule": fields.schedule = try Value.schedule(text)
    case "group": fields.group = text.trimmed
    case "color": fields.color = try Value.choice(text, of: "a color of habits")
    case "start": fields.start = text
    case "end": fields.end = text
    case "question": fields.question = text.trimmed
    case "skips":
      let isNone = text.lowercased() == "none"
      fields.skips = .some(isNone ? nil : try Value.count(text, of: "a budget", in: 0...31))
    default: break
    }
  }
}
