import SwiftCalCore

/// Bytes are rows that can be written and read again, or an error on a line that exists.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let all = CSVSeparator.allCases
  let separator = all[input.number(below: all.count)]
  let bytes = Array(input.bytes)
  let lines = 1 + bytes.count { $0 == 10 || $0 == 13 }
  do throws(CSVError) {
    let rows = try CSVReader.rows(of: bytes, separator: separator)
    require(rows.allSatisfy { !$0.fields.isEmpty && $0.line <= lines }, "a row without a place")
    let writer = CSVWriter(separator: separator)
    let again = try CSVReader.rows(
      of: Array(rows.map { writer.line($0.fields) }.joined().utf8), separator: separator)
    require(again.map(\.fields) == rows.map(\.fields), "other rows than were written")
  } catch {
    require((1...lines).contains(error.line), "an error on line \(error.line) of \(lines)")
  }
  _ = CSVSeparator(guessedFrom: bytes)
  readAlmanac(bytes, lines: lines)
  return 0
}

private func readAlmanac(_ bytes: [UInt8], lines: Int) {
  do throws(AlmanacError) {
    let almanac = try Almanac(csv: bytes)
    let again = try Almanac(csv: Array(almanac.csv.utf8))
    require(again == almanac, "another almanac than was written")
  } catch {
    require((1...lines).contains(error.line), "an error on line \(error.line) of \(lines)")
  }
}
