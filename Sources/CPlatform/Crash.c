#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CPlatform.h"

static const int fatal_signals[] = {SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS};
enum { fatal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

static struct {
  volatile sig_atomic_t armed;
  int terminal;
  int error_stream; /* a copy of the real standard error, or -1 while it is not held back */
  size_t length;
  char bytes[512];
  struct termios settings;
  struct sigaction previous[fatal_count];
} crash = {.error_stream = -1};

static char alternate_stack[32768];

static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(descriptor, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

/* Gives standard error back and copies to it what was held back. */
static void release_error_stream(void) {
  if (crash.error_stream < 0) return;
  char buffer[1024];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(STDERR_FILENO, buffer, sizeof buffer, place)) > 0) {
    write_all(crash.error_stream, buffer, (size_t)count);
    place += count;
  }
  dup2(crash.error_stream, STDERR_FILENO);
  close(crash.error_stream);
  crash.error_stream = -1;
}

/* Holds standard error back if it would write over the screen; without memory for that it
   stays as it is. */
static void hold_error_stream(void) {
  struct stat screen, errors;
  if (fstat(crash.terminal, &screen) != 0 || fstat(STDERR_FILENO, &errors) != 0) return;
  if (!S_ISCHR(errors.st_mode) || screen.st_rdev != errors.st_rdev) return;
  int memory = memfd_create("stderr", MFD_CLOEXEC);
  if (memory < 0) return;
  crash.error_stream = dup(STDERR_FILENO);
  if (crash.error_stream >= 0) dup2(memory, STDERR_FILENO);
  close(memory);
}

static void restore_and_die(int signal_number) {
  if (crash.armed) {
    crash.armed = 0;
    write_all(crash.terminal, crash.bytes, crash.length);
    tcsetattr(crash.terminal, TCSANOW, &crash.settings);
    release_error_stream();
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

int swiftcal_crash_arm(
    int terminal, const char *bytes, size_t length, const struct termios *settings) {
  if (length > sizeof crash.bytes || crash.armed) {
    errno = EINVAL;
    return -1;
  }
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  if (sigaltstack(&stack, NULL) != 0) return -1;
  crash.terminal = terminal;
  crash.length = length;
  memcpy(crash.bytes, bytes, length);
  crash.settings = *settings;
  hold_error_stream();
  struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &action, &crash.previous[i]);
  crash.armed = 1;
  return 0;
}

void swiftcal_crash_disarm(void) {
  if (!crash.armed) return;
  crash.armed = 0;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &crash.previous[i], NULL);
  release_error_stream();
}
