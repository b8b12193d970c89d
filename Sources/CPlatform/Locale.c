#define _GNU_SOURCE
#include <langinfo.h>
#include <stdint.h>

#include "CPlatform.h"

const char *swiftcal_codeset(void) { return nl_langinfo(CODESET); }

const char *swiftcal_weekday_name(int index, int abbreviated) {
  return nl_langinfo((abbreviated ? ABDAY_1 : DAY_1) + index);
}

const char *swiftcal_month_name(int index, int abbreviated) {
#ifdef ALTMON_1
  /* The name as it stands alone, not as it is written after a day's number. */
  return nl_langinfo((abbreviated ? _NL_ABALTMON_1 : ALTMON_1) + index);
#else
  return nl_langinfo((abbreviated ? ABMON_1 : MON_1) + index);
#endif
}

int swiftcal_first_weekday(void) {
  /* The first weekday is counted from 1 at the weekday of a reference date, which is kept as a
     number in the place of a pointer: 19971130 was a Sunday, 19971201 a Monday. */
  unsigned reference = (unsigned)(uintptr_t)nl_langinfo(_NL_TIME_WEEK_1STDAY);
  const char *first = nl_langinfo(_NL_TIME_FIRST_WEEKDAY);
  int offset = reference == 19971201 ? 1 : 0;
  return (offset + (unsigned char)first[0] + 6) % 7;
}
