import Glibc
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem

HabitStore.expectOneThread()
OutputStream.ignoreWriteSignals()
exit(Program(environment: .process).run(CommandLine.arguments.dropFirst()).rawValue)
