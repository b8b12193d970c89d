#ifndef SWIFTCAL_CSQLITE_SHIM_H
#define SWIFTCAL_CSQLITE_SHIM_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT casts an integer to a function pointer, which Swift does not import. */
static inline int swiftcal_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/* sqlite3_db_config is variadic. Closing the last connection leaves the write-ahead log as it is. */
static inline int swiftcal_keep_log(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/* sqlite3_db_config is variadic. What somebody has put into the schema is not run: no triggers, no views,
   and in expressions no function that does more than compute. */
static inline void swiftcal_distrust_schema(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/* sqlite3_config is variadic. For a process of one thread that keeps a store open for a moment: no
   mutexes, no statistics under a lock, no page cache set aside before the first page is read. */
static inline void swiftcal_configure_sqlite(void) {
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

#endif
