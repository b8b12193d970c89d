import Glibc
import SwiftCalCore
import SwiftCalSystem

OutputStream.ignoreWriteSignals()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
