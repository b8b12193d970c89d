import Glibc
import SwiftCalCore

exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
