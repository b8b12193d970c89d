/// Terminal modes beyond what the terminal database knows: how pastes are reported.
///
/// Only terminals that speak xterm's language, by their mouse reports, are sent these.
enum ReportModes {
  /// Begins to mark pasted text.
  static let on = Array("\u{1B}[?2004h".utf8)
  /// Ends that.
  static let off = Array("\u{1B}[?2004l".utf8)
  /// Ends it, and every mouse and focus report, whoever began them.
  static let allOff = Array(
    "\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l".utf8)
}
