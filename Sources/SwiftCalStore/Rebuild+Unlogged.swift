import SwiftCalCore

extension Rebuild {
  /// Writes into the log what is in the table though the log says that it is not, so that it can be
  /// taken back: to take it away is for a person to decide.
  mutating func logUnlogged() throws(StoreError) {
    let extra = try store.disagreements().filter { !$0.isMissing }
    guard !extra.isEmpty else { return }
    try store.transaction(.writing) { () throws(StoreError) in
      try store.execute(
        "INSERT INTO step (at, device, action) SELECT max(at), '', 'edit' FROM step")
      let insertion = try Statement(
        store,
        """
        INSERT INTO change (step, item, subject, habit, key, after)
        SELECT (SELECT max(id) FROM step), ?1, 'check_in', ?2, ?3,
          json_object('mark', mark, 'amount', amount, 'note', note)
        FROM check_in WHERE habit = ?2 AND day = ?3
        """)
      for (item, day) in extra.enumerated() {
        try insertion.run([.integer(Int64(item + 1)), .integer(day.habit), .text(day.day)])
      }
    }
    report.mended.append(
      "\(extra.count.of("check-in")) that the log did not know \(extra.count == 1 ? "is" : "are") in"
        + " it now; undo takes \(extra.count == 1 ? "it" : "them") away.")
  }
}
