#ifndef SWIFTCAL_CNCURSES_SHIM_H
#define SWIFTCAL_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#endif
