import { dayOf } from "#app/domain/time/guyana-day.ts";
import {
  type BookingWeek,
  nextFreeTimes,
  notFreeForText,
  requestNoticeMs,
  type Schedule,
  type StartTime,
  TIME_NOT_OFFERED,
  TIME_TAKEN,
  timesOfDay,
  tooSoonText,
  withoutNotice,
} from "./times.ts";

/** A start time (UTC milliseconds) for a job of so many minutes, as it is requested now. */
type RequestedTime = { startsAt: number; minutes: number; now: number };

/** How many free start times are suggested in place of one that cannot be had. */
export const MOST_SUGGESTED = 3;

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
  const { minimumNoticeHours } = schedule.rules;
  if (startsAt <= now || startsAt < now + requestNoticeMs(minimumNoticeHours)) {
    return tooSoonText(minimumNoticeHours);
  }
  const startTime = timesOfDay(withoutNotice(schedule), dayOf(startsAt), minutes, now).times.find(
    (other) => other.startsAt === startsAt,
  );
  if (!startTime) return TIME_NOT_OFFERED;
  return startTime.taken ? TIME_TAKEN : null;
}

export type ChosenTimeRefusal = {
  message: string;
  /** The next free start times, UTC milliseconds. */
  suggested: number[];
};

/**
 * The refusal of a time that a form chose among those for a length of `shown` minutes; null when it is free. Where only
 * another length was chosen since, it is the length that does not fit.
 */
export function refuseChosenTime(
  schedule: Schedule,
  { shown, ...time }: RequestedTime & { shown: number },
): ChosenTimeRefusal | null {
  const reason = refuseTime(schedule, time);
  if (reason === null) return null;
  const isByLength = refuseTime(schedule, { ...time, minutes: shown }) === null;
  const message = isByLength ? notFreeForText(time.startsAt, time.minutes) : reason;
  return { message, suggested: suggestedTimes(schedule, time) };
}

/** The start times of the chosen day, with the chosen one where it is listed no more and can still be requested (decision 66). */
export function timesWithChosen(
  { chosen: { times }, closing }: Pick<BookingWeek, "chosen" | "closing">,
  startsAt: number | null,
): StartTime[] {
  if (startsAt === null || !closing.includes(startsAt)) return times;
  return [{ startsAt, taken: false }, ...times];
}

/** The chosen start time where it is one of the free ones that the form shows; null for any other. */
export function shownStart(
  week: Pick<BookingWeek, "chosen" | "closing">,
  startsAt: number | null,
): number | null {
  const isFree = timesWithChosen(week, startsAt).some(
    (time) => time.startsAt === startsAt && !time.taken,
  );
  return isFree ? startsAt : null;
}
