import CPlatform
import Glibc

/// Columns and rows of a terminal.
package struct WindowSize: Hashable, Sendable {
  /// Columns, at least 1.
  package let columns: Int
  /// Rows, at least 1.
  package let rows: Int

  /// A size of this many columns and rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal behind a file descriptor, nil if there is none or it does not know.
  package static func of(_ descriptor: Int32) -> WindowSize? {
    var (columns, rows) = (Int32(0), Int32(0))
    guard swiftcal_window_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return nil
    }
    return WindowSize(columns: Int(columns), rows: Int(rows))
  }

  /// The size that the environment gives to what is no terminal, nil where it gives none.
  package static func of(_ environment: Environment) -> WindowSize? {
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...9999).contains(columns),
      let rows = environment["LINES"].flatMap({ Int($0) }), (1...9999).contains(rows)
    else { return nil }
    return WindowSize(columns: columns, rows: rows)
  }
}

/// Whether a file descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
