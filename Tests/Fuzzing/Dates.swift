import SwiftCalCore

/// A text is a day of the calendar that its own text names, or is refused in a sentence.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  guard let today = Day(ordinal: input.number(below: Day.last.ordinal + 1)) else { return -1 }
  let text = input.text()
  do throws(DateError) {
    let day = try DateExpression.parse(text, today: today)
    require((Day.first...Day.last).contains(day), "a day outside the calendar")
    let again = try DateExpression.parse("  \(day.iso)\t", today: .first)
    require(again == day, "\(day.iso) is not read as itself")
    let upper = try DateExpression.parse(text.uppercased(), today: today)
    require(upper == day, "\(text) is another day in upper case")
  } catch {
    require(error.message.hasSuffix("."), "no sentence: \(error.message)")
  }
  let strict = try? Day(iso: text)
  require(strict == nil || strict?.iso == text, "\(text) is read as \(strict?.iso ?? "")")
  let bytes = Array(text.utf8).withUnsafeBufferPointer { Day(isoBytes: $0) }
  require(bytes == strict, "bytes and text of \(text) differ")
  return 0
}
