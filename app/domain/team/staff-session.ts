import { MINUTE_MS } from "#app/domain/time/durations.ts";

/** A staff session ends after this long without a page or a form of the team (jobs and team, part B). */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;

/** Its last use is stored again once it is this old. */
export const STAFF_TOUCH_MS = MINUTE_MS;
