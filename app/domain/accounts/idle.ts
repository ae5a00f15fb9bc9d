import { MINUTE_MS } from "#app/domain/time/durations.ts";

type SessionActivity = {
  /** Signed in with "Remember me": it lasts 30 days instead. */
  remember: boolean;
  /** UTC milliseconds. */
  lastSeenAt: number;
  /** Minutes; 0 is never. */
  sessionTimeout: number;
};

/** Whether a session was without activity for longer than its person's sessionTimeout (decision 24). `now` in UTC ms. */
export function isIdle(
  { remember, lastSeenAt, sessionTimeout }: SessionActivity,
  now: number,
): boolean {
  return !remember && sessionTimeout > 0 && now - lastSeenAt >= sessionTimeout * MINUTE_MS;
}

/** When a session that is in use at `now` ends by itself: at its stored end, or earlier without activity. UTC ms. */
export function endsByItselfAt(
  { remember, sessionTimeout }: Omit<SessionActivity, "lastSeenAt">,
  storedEnd: number,
  now: number,
): number {
  if (remember || sessionTimeout === 0) return storedEnd;
  return Math.min(storedEnd, now + sessionTimeout * MINUTE_MS);
}
