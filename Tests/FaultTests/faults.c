/* Loaded before the C library by LD_PRELOAD: makes the n-th call by which a program changes files
   under a folder fail, fall short, or be its last. Set by the environment:

   FAULT_UNDER  the folder
   FAULT_LOG    a file that gets a line for each such call: its number, its name, its path
   FAULT_AT     the number of the call, from 1; without it nothing fails
   FAULT_ERRNO  what it fails with
   FAULT_MODE   once   this call fails
                on     this call fails and all after it
                short  this write writes half, which is no error
                full   this write writes half, and all calls after it fail
                kill   the program is killed instead of this call
                torn   this write writes half, then the program is killed
   FAULT_READS  counts the calls that read instead
   FAULT_LOCKS  each lock fails with this number, as where a file system has none
   FAULT_SYNC   each fsync and fdatasync fails with this number
   FAULT_MODES  each chmod and fchmod fails with this number */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *under, *mode = "";
static long at, count;
static int code = EIO, reads, logFile = -1, lockCode, syncCode, modeCode;

__attribute__((constructor)) static void prepare(void) {
  const char *text;
  if ((text = getenv("FAULT_LOG"))) {
    logFile = (int)syscall(SYS_openat, AT_FDCWD, text, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }
  if ((text = getenv("FAULT_AT"))) at = atol(text);
  if ((text = getenv("FAULT_ERRNO"))) code = atoi(text);
  if ((text = getenv("FAULT_MODE"))) mode = text;
  if ((text = getenv("FAULT_LOCKS"))) lockCode = atoi(text);
  if ((text = getenv("FAULT_SYNC"))) syncCode = atoi(text);
  if ((text = getenv("FAULT_MODES"))) modeCode = atoi(text);
  reads = getenv("FAULT_READS") != NULL;
  under = getenv("FAULT_UNDER");
}

static int is(const char *name) { return strcmp(mode, name) == 0; }

enum Outcome { PASSES, FAILS, HALVES };

static enum Outcome outcome(const char *call, const char *path, int isRead) {
  if (!under || !path || strncmp(path, under, strlen(under)) != 0 || isRead != reads) return PASSES;
  count++;
  if (logFile >= 0) {
    char line[4200];
    int length = snprintf(line, sizeof line, "%ld %s %s\n", count, call, path);
    syscall(SYS_write, logFile, line, (size_t)length);
  }
  int isWrite = strstr(call, "write") != NULL;
  if (at == 0 || count < at) return PASSES;
  if (count > at) {
    if (!is("on") && !is("full")) return PASSES;
    errno = code;
    return FAILS;
  }
  if (is("short")) return isWrite ? HALVES : PASSES;
  if ((is("full") || is("torn")) && isWrite) return HALVES;
  if (is("kill") || is("torn")) kill(getpid(), SIGKILL);
  errno = code;
  return FAILS;
}

static void afterHalf(void) {
  if (is("torn")) kill(getpid(), SIGKILL);
}

static int isPathOf(int file, char path[4096]) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4095);
  if (length < 0) return 0;
  path[length] = 0;
  return 1;
}

static enum Outcome outcomeOf(const char *call, int file, int isRead) {
  char path[4096];
  return isPathOf(file, path) ? outcome(call, path, isRead) : PASSES;
}

/* Whether what the file system cannot do, as the number says, was asked of a file under the folder. */
static int lacks(int number, int file) {
  char path[4096];
  if (!number || !under || !isPathOf(file, path) || strncmp(path, under, strlen(under)) != 0) return 0;
  errno = number;
  return 1;
}

static size_t half(size_t length) { return length > 1 ? length / 2 : length; }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t length) {
  switch (outcomeOf("write", file, 0)) {
    case FAILS: return -1;
    case HALVES: {
      ssize_t done = REAL(write)(file, bytes, half(length));
      afterHalf();
      return done;
    }
    default: return REAL(write)(file, bytes, length);
  }
}

#define PWRITE(name, offset_type)                                                \
  ssize_t name(int file, const void *bytes, size_t length, offset_type offset) { \
    switch (outcomeOf("pwrite", file, 0)) {                                      \
      case FAILS: return -1;                                                     \
      case HALVES: {                                                             \
        ssize_t done = REAL(name)(file, bytes, half(length), offset);            \
        afterHalf();                                                             \
        return done;                                                             \
      }                                                                          \
      default: return REAL(name)(file, bytes, length, offset);                   \
    }                                                                            \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define FCNTL(name)                                                               \
  int name(int file, int command, ...) {                                          \
    va_list more;                                                                 \
    va_start(more, command);                                                      \
    void *argument = va_arg(more, void *);                                        \
    va_end(more);                                                                 \
    int isLock = command == F_SETLK || command == F_SETLKW || command == F_GETLK  \
                 || command == F_OFD_SETLK || command == F_OFD_SETLKW;            \
    if (isLock && lacks(lockCode, file)) return -1;                               \
    return REAL(name)(file, command, argument);                                   \
  }
FCNTL(fcntl)
FCNTL(fcntl64)

int flock(int file, int operation) {
  return lacks(lockCode, file) ? -1 : REAL(flock)(file, operation);
}

#define SYNC(name)                                                                \
  int name(int file) {                                                            \
    if (lacks(syncCode, file)) return -1;                                         \
    return outcomeOf(#name, file, 0) == FAILS ? -1 : REAL(name)(file);            \
  }
SYNC(fsync)
SYNC(fdatasync)

int fchmod(int file, mode_t bits) {
  if (lacks(modeCode, file)) return -1;
  return outcomeOf("fchmod", file, 0) == FAILS ? -1 : REAL(fchmod)(file, bits);
}

int chmod(const char *path, mode_t bits) {
  if (modeCode && under && strncmp(path, under, strlen(under)) == 0) {
    errno = modeCode;
    return -1;
  }
  return REAL(chmod)(path, bits);
}

#define ON_FILE(result, name, parameters, arguments, isRead)                  \
  result name parameters {                                                    \
    return outcomeOf(#name, file, isRead) == FAILS ? -1 : REAL(name) arguments; \
  }
ON_FILE(int, ftruncate, (int file, off_t length), (file, length), 0)
ON_FILE(int, ftruncate64, (int file, off64_t length), (file, length), 0)
ON_FILE(ssize_t, read, (int file, void *bytes, size_t length), (file, bytes, length), 1)
ON_FILE(ssize_t, pread, (int file, void *bytes, size_t length, off_t offset),
        (file, bytes, length, offset), 1)
ON_FILE(ssize_t, pread64, (int file, void *bytes, size_t length, off64_t offset),
        (file, bytes, length, offset), 1)

#define ON_PATH(name, parameters, arguments)                                \
  int name parameters {                                                     \
    return outcome(#name, path, 0) == FAILS ? -1 : REAL(name) arguments;    \
  }
ON_PATH(rename, (const char *path, const char *other), (path, other))
ON_PATH(link, (const char *path, const char *other), (path, other))
ON_PATH(unlink, (const char *path), (path))
ON_PATH(mkdir, (const char *path, mode_t bits), (path, bits))

#define OPEN(name)                                                             \
  int name(const char *path, int flags, ...) {                                 \
    va_list more;                                                              \
    va_start(more, flags);                                                     \
    mode_t bits = flags & O_CREAT ? va_arg(more, mode_t) : 0;                  \
    va_end(more);                                                              \
    /* One that makes no file changes nothing. */                              \
    int makes = flags & O_CREAT && faccessat(AT_FDCWD, path, F_OK, 0) != 0;    \
    if (makes && outcome("open", path, 0) == FAILS) return -1;                 \
    return REAL(name)(path, flags, bits);                                      \
  }
OPEN(open)
OPEN(open64)
