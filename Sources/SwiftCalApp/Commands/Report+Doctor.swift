import SwiftCalCore

extension Report {
  /// What a look over the store found, as JSON.
  package init(findings: [Finding]) {
    self.init(.array(findings.map(Report.json)), status: findings.exitStatus)
  }

  /// What a repair did and what is left, as JSON.
  package init(mended: Mended, status: ExitStatus) {
    let lines = mended.messages.dropLast(mended.left.count)
    self.init(
      [
        "repaired": .bool(mended.contents != nil), "kept": .string(mended.kept),
        "done": .array(lines.map { .string($0) }),
        "lost": .array((mended.lost + mended.losses).map { .string($0) }),
        "left_out": .array(mended.leftOut.map { .string($0) }),
        "left": .array(mended.left.map(Report.json)),
      ], status: status)
  }

  private static func json(_ finding: Finding) -> JSON {
    let level =
      switch finding.level {
      case .fact: "fact"
      case .advice: "advice"
      case .fault: "fault"
      }
    return [
      "level": .string(level), "finding": .string(finding.name), "text": .string(finding.message),
    ]
  }
}
