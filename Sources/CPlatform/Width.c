#define _XOPEN_SOURCE 700
#include <wchar.h>

#include "CPlatform.h"

int swiftcal_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
