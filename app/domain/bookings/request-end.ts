import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";

const ANSWER_WITHIN_MS = 48 * HOUR_MS;
const LEAST_TO_ANSWER_MS = 15 * MINUTE_MS;

/**
 * When an unanswered request ends, UTC milliseconds (decision 68): after 48 hours or an hour before its start,
 * whichever is earlier; it stays open for at least 15 minutes, but never beyond its start.
 */
export function requestEndsAt(createdAt: number, startsAt: number): number {
  return Math.max(
    Math.min(createdAt + ANSWER_WITHIN_MS, startsAt - HOUR_MS),
    Math.min(createdAt + LEAST_TO_ANSWER_MS, startsAt),
  );
}
