import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The steps of the change log, as they come: what `log` prints.
  package func log(_ changes: [Change], json: Bool) -> Report {
    if json { return Report(.array(changes.map(changeJSON))) }
    return Report(table(changes.map(changeRow), name: 1))
  }

  private func changeRow(_ change: Change) -> [String] {
    let more = change.dayCount > 1 && change.day != nil ? " +\(change.dayCount - 1)" : ""
    let action = change.action == "edit" ? "" : "\(change.action): "
    return [
      String(change.at.prefix(16).map { $0 == "T" ? " " : $0 }), change.habit ?? "",
      (change.day?.iso ?? "") + more, action + change.text,
    ]
  }

  private func changeJSON(_ change: Change) -> JSON {
    [
      "id": .int(Int(change.id)), "at": .string(change.at), "device": .string(change.device),
      "action": .string(change.action), "habit": .string(change.habit),
      "day": .day(change.day), "days": .int(change.dayCount), "change": .string(change.text),
      "details": .array(change.values.map(valueJSON)),
    ]
  }

  private func valueJSON(_ value: ChangedValue) -> JSON {
    [
      "what": .string(value.what.rawValue), "from": .day(value.from),
      "before": .string(value.before), "after": .string(value.after),
    ]
  }
}
