import { MINUTE_MS } from "#app/domain/durations.ts";

type Rest = {
  /** Signed in with "Remember me": the 30 days count instead. */
  remember: boolean;
  /** UTC milliseconds. */
  lastSeenAt: number;
  /** Minutes; 0 is never. */
  sessionTimeout: number;
};

/** Whether a session has rested longer than its person's sessionTimeout allows (decision 24). `now` in UTC ms. */
export function isIdle({ remember, lastSeenAt, sessionTimeout }: Rest, now: number): boolean {
  return !remember && sessionTimeout > 0 && now - lastSeenAt >= sessionTimeout * MINUTE_MS;
}
