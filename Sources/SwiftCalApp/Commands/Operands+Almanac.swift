import SwiftCalCore

extension Operands {
  /// What `almanac` asks for.
  func almanac() throws(CommandError) -> Request {
    guard let first = operands.first else { return .almanac(.text(nil, json: json)) }
    switch first {
    case "import":
      guard operands.count > 1 else { throw .missingOperand("FILE", of: action) }
      return try others(2, .almanac(.importing(operands[1])))
    case "export":
      let file = operands.count > 1 && operands[1] != "-" ? operands[1] : nil
      return try others(2, .almanac(.export(file)))
    case "default": return try others(1, .almanac(.importing(nil)))
    case "on", "off": return try others(1, .config(.almanac, first))
    default:
      try expect(atMost: 1)
      return .almanac(.text(first, json: json))
    }
  }

  /// A request that prints no JSON and takes so many operands.
  private func others(_ count: Int, _ request: Request) throws(CommandError) -> Request {
    try expect(atMost: count)
    if json { throw .conflict("'--json'", operands[0].quoted) }
    return request
  }
}
