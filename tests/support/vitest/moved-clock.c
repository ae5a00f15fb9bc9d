/*
 * Moves the wall clock of a process, and of all that it starts, by MOVED_CLOCK seconds; docs/figures.md says how it is used.
 *
 * The monotonic clock, every wait and the times of files stay as they are. It looks up and allocates nothing: the allocators
 * of workerd and Chromium ask for the time before anything else runs.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long moved_by(void) {
  enum { unread = -1 };
  static long seconds = unread;
  if (seconds == unread && environ) {
    const char *text = getenv("MOVED_CLOCK");
    seconds = text ? atol(text) : 0;
  }
  return seconds == unread ? 0 : seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += moved_by();
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *now) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (now) *now = exact.tv_sec;
  return exact.tv_sec;
}
