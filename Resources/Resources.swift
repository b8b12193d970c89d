/// Data that is compiled into the programs, as bytes, so that no file is needed beside them.
package enum Resources {
  /// The almanac: a CSV file in UTF-8 with the columns month, day and text, and all 366 days.
  package static var almanacCSV: [UInt8] { PackageResources.Almanac_csv }
}
