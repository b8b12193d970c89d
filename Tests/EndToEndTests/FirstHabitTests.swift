import TestSupport
import Testing

@Suite("The first habit of the list")
struct FirstHabitTests {
  @Test("It is meant by every command and by the widget where none is named")
  func everywhere() throws {
    let home = try Home()
    try home.swiftcal("add", "Read", "--group", "Mind")
    try home.swiftcal("add", "Tea")
    try home.swiftcal("check")
    #expect(try home.swiftcal("streak").hasPrefix("Tea\n"))
    #expect(try home.swiftcal("explain").hasPrefix("Tea: "))
    #expect(try home.swiftcal("show").contains("Tea"))
    #expect(try home.swiftcal("habits", "--names") == "Tea\nRead\n")
    #expect(try home.mini().contains("1 day"))
    #expect(try home.rows("SELECT habit FROM check_in") == ["2"])
    try home.swiftcal("archive", "Tea")
    #expect(try home.swiftcal("streak").hasPrefix("Read\n"))
    #expect(try home.mini().contains("0 days"))
  }
}
