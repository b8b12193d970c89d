/// What a program tells its caller when it ends (the names and numbers of `sysexits.h`).
package enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A question was answered with no.
  case failure = 1
  /// The command line was wrong.
  case usage = 64
  /// The data given were wrong.
  case badData = 65
  /// A file or habit that was named does not exist.
  case noInput = 66
  /// There is no terminal that a screen can be shown on.
  case unavailable = 69
  /// A defect of the program itself.
  case software = 70
  /// The system refused something that it should give.
  case systemError = 71
  /// A file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Another process holds what is needed; trying again later helps.
  case temporary = 75
  /// Not allowed.
  case noPermission = 77
  /// A setting is wrong.
  case configuration = 78
}
