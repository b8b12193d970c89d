/* bench: measures programs side by side and prints one row of a table.
 *
 *   bench wall   LABEL WANTED RUNS -- PROGRAM... -- FLOOR...   wall time, median of ours / of the floor
 *   bench frame  LABEL WANTED RUNS -- PROGRAM... -- FLOOR...   time to the last byte of the first frame
 *   bench memory LABEL WANTED RUNS -- PROGRAM...               largest resident size, MiB
 *   bench bytes  LABEL WANTED KEYS -- PROGRAM...               bytes sent per key, median over KEYS
 *   bench key:KEYS LABEL WANTED COUNT -- PROGRAM... -- FLOOR... the CPU of a key, the most of COUNT
 *   bench idle   LABEL WANTED SECONDS -- PROGRAM...            waits that ended while nothing happened
 *
 * The two programs of a ratio run in turn, so that what else the machine does meets both alike.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { QUIET = 150, LONGEST = 10000 }; /* milliseconds */

struct run {
  double milliseconds, mebibytes;
};

static void fail(const char *what) {
  fprintf(stderr, "bench: %s: %s\n", what, strerror(errno));
  exit(EXIT_FAILURE);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

/* Runs a program to its end with its output thrown away. */
static struct run run(char **program) {
  double start = now();
  pid_t child = vfork();
  if (child < 0) fail("vfork");
  if (child == 0) {
    int null = open("/dev/null", O_RDWR);
    dup2(null, 0), dup2(null, 1);
    execv(program[0], program);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) fail("wait4");
  double end = now();
  if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) { /* 1 tells of a habit that is open */
    fprintf(stderr, "bench: '%s' failed\n", program[0]);
    exit(EXIT_FAILURE);
  }
  return (struct run){end - start, usage.ru_maxrss / 1024.0};
}

/* A program on an 80x24 terminal of ours. */
struct screen {
  pid_t child;
  int terminal;
  double started;
};

static struct screen start(char **program) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  struct screen screen = {.started = now()};
  screen.child = forkpty(&screen.terminal, NULL, NULL, &size);
  if (screen.child < 0) fail("forkpty");
  if (screen.child == 0) {
    execv(program[0], program);
    _exit(127);
  }
  return screen;
}

/* Reads until nothing comes for a while; gives the bytes and when the last of them came. */
static long drain(struct screen screen, double *last) {
  char buffer[65536];
  long total = 0;
  struct pollfd waiting = {.fd = screen.terminal, .events = POLLIN};
  while (poll(&waiting, 1, total ? QUIET : LONGEST) > 0) {
    ssize_t count = read(screen.terminal, buffer, sizeof buffer);
    if (count <= 0) break;
    *last = now();
    total += count;
  }
  return total;
}

static void quit(struct screen screen) {
  double ignored;
  if (write(screen.terminal, "q", 1) != 1) fail("write");
  drain(screen, &ignored);
  close(screen.terminal);
  int status;
  waitpid(screen.child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "bench: the screen program did not quit well\n");
    exit(EXIT_FAILURE);
  }
}

static double firstFrame(char **program) {
  struct screen screen = start(program);
  double last = screen.started;
  if (drain(screen, &last) == 0) fail("no frame came");
  quit(screen);
  return last - screen.started;
}

static void row(const char *label, const char *detail, double value, const char *unit,
                const char *wanted) {
  double limit = strtod(wanted, NULL);
  printf("%-38s %-24s %8.2f %-5s <= %-6g %s\n", label, detail, value, unit, limit,
         value <= limit ? "yes" : "NO");
}

static void compare(const char *label, const char *wanted, int runs, char **ours, char **floor,
                    double (*measure)(char **)) {
  double a[runs], b[runs];
  measure(ours), measure(floor); /* caches are warm for both */
  for (int i = 0; i < runs; i++) a[i] = measure(ours), b[i] = measure(floor);
  double x = median(a, runs), y = median(b, runs);
  char detail[64];
  snprintf(detail, sizeof detail, "%.2f ms / %.2f ms", x, y);
  row(label, detail, x / y, "x", wanted);
}

static double wall(char **program) { return run(program).milliseconds; }

static void memory(const char *label, const char *wanted, int runs, char **program) {
  double sizes[runs];
  for (int i = 0; i < runs; i++) sizes[i] = run(program).mebibytes;
  row(label, "", median(sizes, runs), "MiB", wanted);
}

/* Walks back by one day at a time for half of the keys, and forth again: within a month. */
static void bytes(const char *label, const char *wanted, int keys, char **program) {
  double sizes[keys], ignored;
  struct screen screen = start(program);
  drain(screen, &ignored);
  for (int i = 0; i < keys; i++) {
    if (write(screen.terminal, i < keys / 2 ? "h" : "l", 1) != 1) fail("write");
    sizes[i] = drain(screen, &ignored);
  }
  quit(screen);
  row(label, "", median(sizes, keys), "bytes", wanted);
}

/* The time that a process has had on a CPU, in milliseconds. */
static double busy(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/schedstat", process);
  FILE *file = fopen(path, "r");
  long long nanoseconds = 0;
  if (!file || fscanf(file, "%lld", &nanoseconds) != 1) fail(path);
  fclose(file);
  return nanoseconds / 1e6;
}

/* Presses keys in turn; gives the CPU that each took. */
static void press(char **program, const char *keys, int count, double *times) {
  double ignored;
  struct screen screen = start(program);
  drain(screen, &ignored);
  for (int i = 0; i < count; i++) {
    double before = busy(screen.child);
    if (write(screen.terminal, &keys[i % strlen(keys)], 1) != 1) fail("write");
    drain(screen, &ignored);
    times[i] = busy(screen.child) - before;
  }
  quit(screen);
}

static void keys(const char *label, const char *wanted, int count, const char *names, char **ours,
                 char **floor) {
  double a[count], b[count];
  press(ours, names, count, a), press(floor, names, count, b);
  double x = median(a, count), y = median(b, count); /* which leaves them in order */
  char detail[64];
  snprintf(detail, sizeof detail, "%.2f x of %.2f ms", x / y, y);
  row(label, detail, a[count - 1], "ms", wanted);
}

/* Waits that a process ended by itself, from the kernel's books. */
static long waits(pid_t process) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  long count = -1;
  while (fgets(line, sizeof line, file)) sscanf(line, "voluntary_ctxt_switches: %ld", &count);
  fclose(file);
  return count;
}

static void idle(const char *label, const char *wanted, int seconds, char **program) {
  double ignored;
  struct screen screen = start(program);
  drain(screen, &ignored);
  long before = waits(screen.child);
  sleep(seconds);
  long after = waits(screen.child);
  char detail[64];
  snprintf(detail, sizeof detail, "in %d s", seconds);
  row(label, detail, after - before, "", wanted);
  quit(screen);
}

int main(int count, char **arguments) {
  if (count < 7 || strcmp(arguments[5], "--") != 0) {
    fputs("usage: bench WHAT LABEL WANTED NUMBER -- PROGRAM... [-- FLOOR...]\n", stderr);
    return 64;
  }
  const char *what = arguments[1], *label = arguments[2], *wanted = arguments[3];
  int number = atoi(arguments[4]);
  char **ours = arguments + 6, **floor = NULL;
  for (int i = 6; i < count; i++)
    if (strcmp(arguments[i], "--") == 0) arguments[i] = NULL, floor = arguments + i + 1;
  if (!strcmp(what, "wall") && floor) compare(label, wanted, number, ours, floor, wall);
  else if (!strcmp(what, "frame") && floor) compare(label, wanted, number, ours, floor, firstFrame);
  else if (!strncmp(what, "key:", 4) && floor) keys(label, wanted, number, what + 4, ours, floor);
  else if (!strcmp(what, "memory")) memory(label, wanted, number, ours);
  else if (!strcmp(what, "bytes")) bytes(label, wanted, number, ours);
  else if (!strcmp(what, "idle")) idle(label, wanted, number, ours);
  else return 64;
  return EXIT_SUCCESS;
}
