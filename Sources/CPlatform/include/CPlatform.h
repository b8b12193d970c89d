#ifndef SWIFTCAL_CPLATFORM_H
#define SWIFTCAL_CPLATFORM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <termios.h>

/* Swift's import of the C library leaves these three headers out; everything in them
   that is used is called from Swift itself. */
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/vfs.h>

/* wcwidth needs _XOPEN_SOURCE, which Swift's import of the C library does not set.
   The number of terminal cells of a scalar in the locale's character set, -1 for none. */
int swiftcal_wcwidth(uint32_t scalar);

/* Swift sees the C library's stream variables as shared mutable state and refuses them. */
FILE *swiftcal_stdin(void);
FILE *swiftcal_stdout(void);

/* ioctl is variadic: these two requests with their types. -1 and errno on failure. */
int swiftcal_window_size(int descriptor, int *columns, int *rows);
int swiftcal_unread_bytes(int descriptor);

/* The names of the locale's items are enumerators behind macros, some without a public name.
   Weekdays are counted from Sunday and months from January, each from 0. */
const char *swiftcal_codeset(void);
const char *swiftcal_weekday_name(int index, int abbreviated);
const char *swiftcal_month_name(int index, int abbreviated);
/* 0 for Sunday to 6 for Saturday. */
int swiftcal_first_weekday(void);

/* Crash-time restore: what runs after a trap may only make async-signal-safe calls, which
   Swift code cannot promise. While armed, a fatal signal writes `bytes` to the terminal, gives
   it back its settings, copies what was written to standard error in the meantime (a trap's
   message would vanish with the alternate screen) and ends the process by that same signal.
   Only one terminal can be armed. -1 and errno on failure. */
int swiftcal_crash_arm(
    int terminal, const char *bytes, size_t length, const struct termios *settings);
/* Ends that, and copies what was written to standard error to where it belongs. */
void swiftcal_crash_disarm(void);

#endif
