import SwiftCalCore

/// The tables of a store and how older ones become the newest.
enum Schema {
  /// "SwCa": the number in a file's header by which a store is known.
  static let applicationID = 0x5377_4361

  /// The version this program writes: the number of migrations, whose texts a start does without.
  static let version = 2

  /// What makes version n + 1 of version n. Append only: a migration that has landed stays as it is.
  static var migrations: [String] { [version1, version2] }

  /// The oldest version whose rows stand in the same columns, so that it can be read as it is.
  static let oldestRead = 1

  /// A day is ISO text. In `plan`, '' is the habit's beginning; in `pause`, habit 0 stands for all
  /// of them. Amounts are millionths of the unit.
  /// The log's `before` and `after` are a row's values as JSON, null where there is no row.
  private static let version1 = """
    CREATE TABLE habit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      position INTEGER NOT NULL,
      kind TEXT NOT NULL
        CHECK (kind IN ('yes_no', 'at_least', 'at_most', 'avoid', 'track_only')),
      added TEXT NOT NULL CHECK (added IS date(added) AND added >= '0001'),
      start TEXT CHECK (start IS date(start) AND (start IS NULL OR start >= '0001')),
      "end" TEXT CHECK ("end" IS date("end") AND ("end" IS NULL OR "end" >= '0001')),
      archived TEXT CHECK (archived IS date(archived) AND (archived IS NULL OR archived >= '0001')),
      skip_budget INTEGER CHECK (skip_budget >= 0),
      section TEXT NOT NULL,
      color TEXT NOT NULL,
      question TEXT NOT NULL
    ) STRICT;
    CREATE TABLE plan (
      habit INTEGER NOT NULL REFERENCES habit,
      from_day TEXT NOT NULL
        CHECK (from_day = '' OR (from_day IS date(from_day) AND from_day >= '0001')),
      schedule TEXT NOT NULL CHECK (schedule <> ''),
      target INTEGER CHECK (target >= 0),
      unit TEXT,
      period TEXT CHECK (period IN ('day', 'week', 'month')),
      PRIMARY KEY (habit, from_day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pause (
      habit INTEGER NOT NULL,
      from_day TEXT NOT NULL CHECK (from_day IS date(from_day) AND from_day >= '0001'),
      through_day TEXT CHECK (through_day IS date(through_day) AND through_day >= from_day),
      PRIMARY KEY (habit, from_day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE freeze_rule (
      habit INTEGER NOT NULL REFERENCES habit,
      from_day TEXT NOT NULL CHECK (from_day IS date(from_day) AND from_day >= '0001'),
      every INTEGER NOT NULL CHECK (every >= 0),
      cap INTEGER NOT NULL CHECK (cap >= 0),
      PRIMARY KEY (habit, from_day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE check_in (
      habit INTEGER NOT NULL REFERENCES habit,
      day TEXT NOT NULL CHECK (day IS date(day) AND day >= '0001'),
      mark TEXT CHECK (mark IN ('done', 'skipped', 'missed')),
      amount INTEGER CHECK (amount BETWEEN 0 AND 1000000000000000),
      note TEXT CHECK (note <> ''),
      PRIMARY KEY (habit, day),
      CHECK (mark IS NOT NULL OR amount IS NOT NULL OR note IS NOT NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE almanac (
      month INTEGER NOT NULL,
      day INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (month, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE step (
      id INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      device TEXT NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('edit', 'undo', 'redo')),
      edit INTEGER REFERENCES step CHECK ((edit IS NULL) = (action = 'edit'))
    ) STRICT;
    CREATE INDEX step_edit ON step (edit) WHERE edit IS NOT NULL;
    CREATE TABLE change (
      step INTEGER NOT NULL REFERENCES step,
      item INTEGER NOT NULL,
      subject TEXT NOT NULL,
      habit INTEGER,
      key TEXT,
      before TEXT,
      after TEXT,
      PRIMARY KEY (step, item)
    ) STRICT, WITHOUT ROWID;
    """

  /// Days are days of the calendar: SQLite takes 30 February for one until it has to count with it, and
  /// then still errs in the year 300, which was no leap year.
  ///
  /// The texts of the tables are changed and no row is touched, which is what SQLite's manual has for
  /// checks: a row that was impossible before stays where it is, for `doctor` to tell of. The number
  /// of the schema only has to be another one, by which other connections know that it has changed.
  private static var version2: String {
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = \(checkingDays)
      WHERE type = 'table' AND name IN ('habit', 'plan', 'pause', 'freeze_rule', 'check_in');
    PRAGMA schema_version = 1000002;
    PRAGMA writable_schema = RESET;
    """
  }

  /// The text of a table with each check of a day made strict; short, for every start reads it.
  private static var checkingDays: String {
    let columns = ["added", "start", "\"end\"", "archived", "from_day", "through_day", "day"]
    return columns.reduce("sql") { text, column in
      let strict = isDay(column).split(separator: "'", omittingEmptySubsequences: false)
      return "replace(\(text), '\(column) IS date(\(column))', '\(strict.joined(separator: "''"))')"
    }
  }

  /// The condition in SQL that an expression is a day of the calendar, from year 0 on.
  static func isDay(_ text: String) -> String {
    "(\(text) IS date(\(text), '+0 days') AND \(text) <> '0300-02-29' OR \(text) = '0300-03-01')"
  }
}
