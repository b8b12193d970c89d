import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The days with notes of the habit shown.
  var notesView: NotesView {
    let notes = notes
    let items = notes.map { row in
      NotesView.Item(row.day, history?.shownState(on: row.day) ?? .notDue, note: row.note ?? "")
    }
    return NotesView(
      items, selected: notes.firstIndex { $0.day == cursor },
      search: noteSearch.isEmpty ? nil : noteSearch, appearance: options.appearance)
  }
}
