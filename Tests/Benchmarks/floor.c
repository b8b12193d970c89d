/* floor STORE: the least a C program does to print the first habit's current streak. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The number of a civil day, from its ISO text. */
static long ordinal(const char *text) {
  int year = atoi(text), month = atoi(text + 5), day = atoi(text + 8);
  if (month <= 2) year--, month += 12;
  return 365L * year + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + day;
}

static void today(char text[11]) {
  const char *pinned = getenv("SWIFTCAL_NOW");
  time_t seconds = time(NULL);
  struct tm now;
  if (pinned) snprintf(text, 11, "%.10s", pinned);
  else strftime(text, 11, "%Y-%m-%d", localtime_r(&seconds, &now));
}

static sqlite3_stmt *prepare(sqlite3 *store, const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(store, sql, -1, &statement, NULL) == SQLITE_OK) return statement;
  fprintf(stderr, "floor: %s\n", sqlite3_errmsg(store));
  exit(EXIT_FAILURE);
}

int main(int count, char **arguments) {
  sqlite3 *store;
  if (count != 2 || sqlite3_open_v2(arguments[1], &store, SQLITE_OPEN_READONLY, NULL)) return 64;
  sqlite3_busy_timeout(store, 150);
  char now[11];
  today(now);

  sqlite3_stmt *habit =
      prepare(store, "SELECT id FROM habit WHERE archived IS NULL ORDER BY position LIMIT 1");
  if (sqlite3_step(habit) != SQLITE_ROW) return 66;

  sqlite3_stmt *days = prepare(
      store,
      "SELECT day, mark FROM check_in WHERE habit = ? AND day <= ? ORDER BY day DESC");
  sqlite3_bind_int64(days, 1, sqlite3_column_int64(habit, 0));
  sqlite3_bind_text(days, 2, now, -1, SQLITE_STATIC);
  long streak = 0, expected = ordinal(now), done = 0;
  while (sqlite3_step(days) == SQLITE_ROW) {
    long day = ordinal((const char *)sqlite3_column_text(days, 0));
    const char *mark = (const char *)sqlite3_column_text(days, 1);
    if (expected == ordinal(now) && day == expected - 1) expected--; /* today is still open */
    if (day != expected || !mark || strcmp(mark, "missed") == 0) break;
    if (strcmp(mark, "done") == 0) streak++, done += day == ordinal(now);
    expected--;
  }
  printf("%s %ld days\n", done ? "●" : "○", streak);
  sqlite3_finalize(days);
  sqlite3_finalize(habit);
  sqlite3_close(store);
  return EXIT_SUCCESS;
}
