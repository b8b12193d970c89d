#ifndef SWIFTCAL_CPLATFORM_H
#define SWIFTCAL_CPLATFORM_H

#include <stdint.h>

/* wcwidth needs _XOPEN_SOURCE, which Swift's import of the C library does not set.
   The number of terminal cells of a scalar in the locale's character set, -1 for none. */
int swiftcal_wcwidth(uint32_t scalar);

#endif
