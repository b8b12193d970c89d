/// Data that is compiled into the programs, as bytes, so that no file is needed beside them.
package enum Resources {
  /// The almanac: a CSV file in UTF-8 with the columns month, day and text, and all 366 days.
  package static var almanacCSV: [UInt8] { PackageResources.Almanac_csv }

  /// The same almanac as an SQLite database, which `make almanac` makes of the CSV file: a table
  /// `almanac` with the same columns.
  package static var almanacDatabase: [UInt8] { PackageResources.Almanac_sqlite }
}
