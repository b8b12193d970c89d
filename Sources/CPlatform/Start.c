/* What the Swift runtime does before main costs a widget more than its query: without these two
   it looks for a backtracer beside the program, and reads /proc/self/maps to find the arguments
   that the C library hands to every constructor. Swift cannot take the place of a C symbol.

   The runtime calls both by these names. Where it does no longer, they are only unused. */
#include <stddef.h>

const char *swift_copyAuxiliaryExecutablePath(const char *name);
char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

static char *none[] = {NULL};
static char **argumentVector = none;
static int argumentCount;

__attribute__((constructor)) static void keep(int count, char **arguments) {
  argumentVector = arguments;
  argumentCount = count;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argumentCount;
  return argumentVector;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) {
  argumentVector = arguments;
  argumentCount = count;
}

/* The only one it looks for is the backtracer; a crash is told by its message. */
const char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
