#ifndef SWIFTCAL_CNCURSES_SHIM_H
#define SWIFTCAL_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

/* term.h names a macro for each capability, which would hide ordinary words from Swift code;
   these functions of it are all that is used. */
extern int tigetflag(const char *);
extern int tigetnum(const char *);
extern char *tigetstr(const char *);
extern int tputs(const char *, int, int (*)(int));

/* Swift refuses the library's globals as shared mutable state. */
static inline WINDOW *swiftcal_stdscr(void) { return stdscr; }
static inline WINDOW *swiftcal_curscr(void) { return curscr; }

/* Macros with casts in them are not imported. */
static const attr_t swiftcal_bold = A_BOLD;
static const attr_t swiftcal_dim = A_DIM;
static const attr_t swiftcal_underline = A_UNDERLINE;
static const attr_t swiftcal_reverse = A_REVERSE;
static const attr_t swiftcal_italic = A_ITALIC;
static const mmask_t swiftcal_press = BUTTON1_PRESSED;
static const mmask_t swiftcal_wheel_up = BUTTON4_PRESSED;
static const mmask_t swiftcal_wheel_down = BUTTON5_PRESSED;

/* setcchar with a pair number past what a short holds takes it by an untyped pointer. */
static inline int swiftcal_set_cell(
    cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

#endif
