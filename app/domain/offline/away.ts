/**
 * Tells at each look at a page whether it had not been looked at, or had not run, for so long that what it shows may be
 * old. Times are UTC milliseconds.
 */
export function awayWatch(openedAt: number, longMs: number): (now: number) => boolean {
  let seenAt = openedAt;
  return (now) => {
    const wasAway = Math.abs(now - seenAt) >= longMs;
    seenAt = now;
    return wasAway;
  };
}
