import SwiftCalCore

extension Reporter {
  /// One setting's value, or all settings with theirs: what `config` prints.
  package func config(_ key: SettingKey?) -> Report {
    let settings = context.snapshot.settings
    if let key { return Report([settings.text(of: key)]) }
    return Report(table(SettingKey.allCases.map { [$0.rawValue, settings.text(of: $0)] }))
  }
}
