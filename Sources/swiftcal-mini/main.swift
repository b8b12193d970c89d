import Glibc
import SwiftCalCore
import SwiftCalSystem

OutputStream.ignoreBrokenPipes()
exit(Program(environment: .process).run(CommandLine.arguments.dropFirst()).rawValue)
