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

#include <time.h>

// Seconds of the processor that this thread has used.
static inline double tablerender_thread_seconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// Seconds from some moment on: cheap to ask for.
static inline double tablerender_steady_seconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// SQLITE_TRANSIENT is a cast, which Swift does not import: SQLite copies the bytes.
static inline void tablerender_sqlite3_result_text(sqlite3_context *context, const char *text, int count) {
  sqlite3_result_text(context, text, count, SQLITE_TRANSIENT);
}
