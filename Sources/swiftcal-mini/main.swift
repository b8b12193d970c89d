import Glibc
import SwiftCalCore
import SwiftCalSystem

OutputStream.ignoreWriteSignals()
exit(Program(environment: .process).run(CommandLine.arguments.dropFirst()).rawValue)
