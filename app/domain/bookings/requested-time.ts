import { HOUR_MS } from "#app/domain/durations.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import {
  nextFreeTimes,
  type Schedule,
  TIME_NOT_OFFERED,
  TIME_TAKEN,
  timesOfDay,
  tooSoonText,
} from "./times.ts";

/** A start time (UTC milliseconds) for a job of so many minutes, as it is requested now. */
type RequestedTime = { startsAt: number; minutes: number; now: number };

const MOST_SUGGESTED = 3;

/** The next three free start times after one that cannot be had, else the soonest ones; UTC milliseconds. */
export function suggestedTimes(
  schedule: Schedule,
  { startsAt, minutes, now }: RequestedTime,
): number[] {
  const query = { minutes, now, most: MOST_SUGGESTED };
  const later = nextFreeTimes(schedule, { ...query, after: startsAt });
  return later.length === MOST_SUGGESTED ? later : nextFreeTimes(schedule, query);
}

/** Why a time cannot be requested, in the words of the guard; null when it is free. The guard still decides. */
export function refuseTime(schedule: Schedule, time: RequestedTime): string | null {
  const { startsAt, minutes, now } = time;
  const found = timesOfDay(schedule, dayOf(startsAt), minutes, now).times.find(
    (one) => one.startsAt === startsAt,
  );
  if (found) return found.taken ? TIME_TAKEN : null;
  const { minimumNoticeHours } = schedule.rules;
  const isTooSoon = startsAt < now + minimumNoticeHours * HOUR_MS || startsAt <= now;
  return isTooSoon ? tooSoonText(minimumNoticeHours) : TIME_NOT_OFFERED;
}
