import SwiftCalCore
import TestSupport
import Testing

@Suite("The order of habits in lists")
struct HabitOrderTests {
  @Test("The first is the first of the list, and a place in the list is that place")
  func places() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let habits = (0..<Int.random(in: 0...6, using: &random)).map { index in
        var habit = Habit(id: HabitID(Int64(index + 1)), name: "H\(index)", added: "2026-11-01")
        habit.group = ["", "A", "B"].randomElement(using: &random) ?? ""
        habit.archived = Int.random(in: 0...4, using: &random) == 0 ? "2026-11-02" : nil
        return habit
      }
      #expect(habits.firstListed == habits.listed.first)
      #expect(Set(habits.listedWithArchived) == Set(habits))
      for habit in habits.listed {
        for place in 1...habits.listed.count {
          let moved = habits.moving(habit.id, to: place - 1)
          let wasInGroups = habits.filter { $0.id != habit.id }.listed.map(\.group)
          let found = moved.listed.firstIndex(of: habit) ?? -1
          // Where its group allows the place: beside one of the group, or between two groups.
          let before = place > 1 ? wasInGroups[place - 2] : nil
          let after = place <= wasInGroups.count ? wasInGroups[place - 1] : nil
          if before == habit.group || after == habit.group {
            #expect(found == place - 1, "\(habit.name) to \(place): \(moved.listed.map(\.name))")
          }
          let old = habits.listed
          let from = old.firstIndex(of: habit) ?? -1
          guard old[place - 1].group == habit.group else { continue }
          var wanted = old
          wanted.insert(wanted.remove(at: from), at: place - 1)
          #expect(moved.listed == wanted)
          #expect(moved.moving(habit.id, to: from) == habits)
        }
      }
    }
  }
}
