import SwiftCalCore

extension Reporter {
  /// Every check-in as CSV, by habit and day: what `export --format csv` prints.
  package func checkInsCSV() -> Report {
    let writer = CSVWriter()
    var lines = [["habit", "day", "mark", "amount", "unit", "note"]]
    for habit in context.snapshot.habits {
      for checkIn in checkIns(of: habit) {
        lines.append([
          habit.name, checkIn.day.iso, checkIn.mark?.rawValue ?? "", checkIn.amount?.text ?? "",
          checkIn.amount == nil ? "" : habit.unit(on: checkIn.day),
          checkIn.note ?? "",
        ])
      }
    }
    return Report(lines.map { String(writer.line($0).dropLast()) })
  }
}
