import SwiftCalCore

/// Schedules, targets, amounts, names and settings are read back from their texts, or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let text = input.text()
  do throws(ScheduleError) {
    let schedule = try Schedule(text: text)
    let again = try Schedule(text: schedule.text)
    require(again == schedule, "\(text) is read back as another schedule")
  } catch {
    require(error.message.hasSuffix("."), "no sentence: \(error.message)")
  }
  if let target = try? Target(text: text) {
    require((try? Target(text: target.text)) == target, "\(text) is read back as another target")
  }
  if let amount = Amount(text) {
    require((.zero ... .limit).contains(amount), "\(text) is out of range")
    require(Amount(amount.text) == amount, "\(text) is read back as another amount")
  }
  if let name = try? HabitName.validated(text) {
    require((try? HabitName.validated(name)) == name, "\(name) is not accepted again")
  }
  for key in SettingKey.allCases { set(key, text) }
  return 0
}

private func set(_ key: SettingKey, _ text: String) {
  var settings = Settings()
  guard (try? settings.set(key, text)) != nil else { return }
  var again = Settings()
  try? again.set(key, settings.text(of: key))
  require(again == settings, "\(key.rawValue) \(text) is read back as another value")
}
