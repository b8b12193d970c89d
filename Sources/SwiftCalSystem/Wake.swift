/// Why an event loop woke.
package enum Wake: Hashable, Sendable {
  /// There is something to read.
  case input
  /// The terminal is gone, or the input has ended.
  case hangup
  /// The window has another size.
  case resize
  /// A signal asks the program to end.
  case terminate(Int32)
  /// A signal asks the program to stop (`^Z`).
  case stop
  /// The program was continued after a stop.
  case `continue`
  /// A watched file changed.
  case files
  /// The clock was set, the machine woke from sleep, or the zone changed.
  case clock
  /// The time asked for has come.
  case timer
}
