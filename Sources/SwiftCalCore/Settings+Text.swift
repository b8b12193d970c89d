extension Settings {
  /// Sets one setting from a text; nil returns it to its default.
  package mutating func set(_ key: SettingKey, _ text: String?) throws(SettingError) {
    guard let text else {
      reset(key)
      return
    }
    let word = text.trimmed.lowercased()
    let error = SettingError(key: key, text: text)
    switch key {
    case .firstWeekday:
      let weekday = Weekday(name: word)
      guard weekday != nil || word == "locale" else { throw error }
      firstWeekday = weekday
    case .dayStart:
      let padded = word.utf8.count == 4 ? "0\(word)" : word
      guard let time = ClockTime(padded), time <= Settings.latestDayStart else { throw error }
      dayStart = time
    case .halfLife:
      guard let days = Int(word), (1...365).contains(days), word.first != "+" else { throw error }
      halfLife = days
    case .celebrate:
      guard let isOn = Settings.isOn(word) else { throw error }
      celebrates = isOn
    case .almanac:
      guard let isOn = Settings.isOn(word) else { throw error }
      showsAlmanac = isOn
    case .backupsDaily: backups.daily = try count(word, error)
    case .backupsWeekly: backups.weekly = try count(word, error)
    case .backupsMonthly: backups.monthly = try count(word, error)
    }
  }

  /// The text of one setting, which `set` reads back as the same value.
  package func text(of key: SettingKey) -> String {
    switch key {
    case .firstWeekday: firstWeekday?.shortName ?? "locale"
    case .dayStart: dayStart.text
    case .halfLife: String(halfLife)
    case .celebrate: celebrates ? "on" : "off"
    case .almanac: showsAlmanac ? "on" : "off"
    case .backupsDaily: String(backups.daily)
    case .backupsWeekly: String(backups.weekly)
    case .backupsMonthly: String(backups.monthly)
    }
  }

  /// The latest clock time at which a day may begin.
  package static let latestDayStart = ClockTime(hour: 12, minute: 0)

  private static func isOn(_ word: String) -> Bool? {
    switch word {
    case "on", "yes", "true": true
    case "off", "no", "false": false
    default: nil
    }
  }

  private mutating func reset(_ key: SettingKey) {
    let defaults = Settings()
    switch key {
    case .firstWeekday: firstWeekday = defaults.firstWeekday
    case .dayStart: dayStart = defaults.dayStart
    case .halfLife: halfLife = defaults.halfLife
    case .celebrate: celebrates = defaults.celebrates
    case .almanac: showsAlmanac = defaults.showsAlmanac
    case .backupsDaily: backups.daily = defaults.backups.daily
    case .backupsWeekly: backups.weekly = defaults.backups.weekly
    case .backupsMonthly: backups.monthly = defaults.backups.monthly
    }
  }

  private func count(_ word: String, _ error: SettingError) throws(SettingError) -> Int {
    guard let count = Int(word), (0...1000).contains(count), word.first != "+", word.first != "-"
    else { throw error }
    return count
  }
}

/// A text that a setting does not accept.
package struct SettingError: Error, Equatable, Sendable {
  /// The setting.
  package let key: SettingKey
  /// The text as it was given.
  package let text: String

  /// An error of the setting `key`.
  package init(key: SettingKey, text: String) {
    self.key = key
    self.text = text
  }

  /// A sentence that names the text and what is accepted.
  package var message: String {
    "\(text.quoted) is not a value of '\(key.rawValue)'; use \(key.accepted)."
  }
}

extension SettingKey {
  /// The setting with this name, in any case; nil when there is none.
  package init?(name: some StringProtocol) { self.init(rawValue: name.trimmed.lowercased()) }

  /// The values that the setting accepts, in words.
  package var accepted: String {
    switch self {
    case .firstWeekday: "mon, tue, wed, thu, fri, sat, sun or locale"
    case .dayStart: "a time from 00:00 to 12:00"
    case .halfLife: "a number of days from 1 to 365"
    case .celebrate, .almanac: "on or off"
    case .backupsDaily, .backupsWeekly, .backupsMonthly: "a number from 0 to 1000"
    }
  }
}
