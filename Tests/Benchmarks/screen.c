/* screen: what a curses program in C needs at least to show a month and wait for q. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  use_default_colors();
  init_pair(1, COLOR_RED, -1);
  mvaddstr(1, 30, "November 2026");
  attron(COLOR_PAIR(1) | A_BOLD);
  mvaddstr(3, 30, "Mo  Tu  We  Th  Fr  Sa  Su");
  attroff(COLOR_PAIR(1) | A_BOLD);
  for (int day = 1; day <= 30; day++) {
    int cell = day + 5; /* the 1st is a Sunday */
    mvprintw(5 + 2 * (cell / 7), 30 + 4 * (cell % 7), "%2d", day);
  }
  mvaddstr(23, 0, "q quit");
  refresh();
  while (getch() != 'q') {
  }
  endwin();
  return 0;
}
