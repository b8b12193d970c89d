import SwiftCalCore
import Testing

@Suite("The texts of settings") struct SettingsTextTests {
  @Test(
    "A value is accepted and written in its canonical form",
    arguments: [
      (SettingKey.firstWeekday, "mon", "mon"), (.firstWeekday, "Sunday", "sun"),
      (.firstWeekday, " SAT ", "sat"), (.firstWeekday, "locale", "locale"),
      (.dayStart, "00:00", "00:00"), (.dayStart, "4:00", "04:00"), (.dayStart, "12:00", "12:00"),
      (.halfLife, "1", "1"), (.halfLife, "365", "365"), (.halfLife, "030", "30"),
      (.celebrate, "off", "off"), (.celebrate, "No", "off"), (.celebrate, "ON", "on"),
    ])
  func good(key: SettingKey, text: String, canonical: String) throws {
    var settings = Settings()
    settings.firstWeekday = .wednesday
    settings.celebrates = canonical == "off"
    try settings.set(key, text)
    #expect(settings.text(of: key) == canonical)
    var again = Settings()
    try again.set(key, canonical)
    #expect(again.text(of: key) == canonical)
  }

  @Test(
    "Another value is refused and changes nothing",
    arguments: [
      (SettingKey.firstWeekday, ""), (.firstWeekday, "m"), (.firstWeekday, "1"),
      (.dayStart, ""), (.dayStart, "12:01"), (.dayStart, "24:00"), (.dayStart, "4"),
      (.dayStart, "04:60"), (.dayStart, "-4:00"), (.dayStart, "4pm"),
      (.halfLife, "0"), (.halfLife, "366"), (.halfLife, "-1"), (.halfLife, "+5"),
      (.halfLife, "13.5"), (.halfLife, "99999999999999999999"), (.halfLife, ""),
      (.celebrate, ""), (.celebrate, "maybe"), (.celebrate, "1"),
    ])
  func bad(key: SettingKey, text: String) {
    var settings = Settings()
    settings.halfLife = 20
    let before = settings
    #expect(throws: SettingError(key: key, text: text)) { try settings.set(key, text) }
    #expect(settings == before)
  }

  @Test("No text returns a setting to its default", arguments: SettingKey.allCases)
  func reset(key: SettingKey) throws {
    var settings = Settings()
    settings.firstWeekday = .friday
    settings.dayStart = ClockTime(hour: 3, minute: 30)
    settings.halfLife = 100
    settings.celebrates = false
    settings.showsAlmanac = false
    (settings.backups.daily, settings.backups.weekly, settings.backups.monthly) = (1, 0, 1000)
    let changed = settings.text(of: key)
    try settings.set(key, nil)
    #expect(settings.text(of: key) == Settings().text(of: key))
    #expect(settings.text(of: key) != changed)
  }

  @Test("A key is known by its name, in any case", arguments: SettingKey.allCases)
  func keys(key: SettingKey) {
    #expect(SettingKey(name: " \(key.rawValue.uppercased())") == key)
    #expect(SettingKey(name: key.rawValue + "x") == nil)
  }

  @Test("A message names the text, the setting and what it accepts")
  func messages() {
    #expect(
      SettingError(key: .dayStart, text: "13:00").message
        == "'13:00' is not a value of 'day-start'; use a time from 00:00 to 12:00.")
    #expect(
      SettingError(key: .firstWeekday, text: "x").message
        == "'x' is not a value of 'first-weekday'; use mon, tue, wed, thu, fri, sat, sun or locale."
    )
  }
}
