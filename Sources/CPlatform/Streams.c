#include <sys/ioctl.h>

#include "CPlatform.h"

FILE *swiftcal_stdin(void) { return stdin; }

FILE *swiftcal_stdout(void) { return stdout; }

int swiftcal_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int swiftcal_unread_bytes(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}
