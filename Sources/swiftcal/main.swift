import Glibc
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem

HabitStore.expectOneThread()
OutputStream.ignoreWriteSignals()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
