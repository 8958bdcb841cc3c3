#include <sqlite3.h>

// A function with a variable number of arguments can't be called from Swift.
static inline int tablerender_sqlite3_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

// Where in a statement the last error was found, in bytes; -1 where that is not known. SQLite tells it since 3.38.
static inline int tablerender_sqlite3_error_offset(sqlite3 *database) {
#if SQLITE_VERSION_NUMBER >= 3038000
  return sqlite3_error_offset(database);
#else
  (void)database;
  return -1;
#endif
}
