import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addDays,
  dayOf,
  daysBetween,
  isDay,
  momentOn,
  weekdayOf,
} from "#app/domain/time/guyana-day.ts";
import { whenText } from "#app/domain/time/time-text.ts";
import type { Availability } from "./availability.ts";
import { lengthText } from "./booking.ts";

const DAYS_A_WEEK = 7;
/** Start times are on the hour and the half hour (decision 66). */
export const STEP_MINUTES = 30;

/** From one moment to another, UTC milliseconds; the end is not part of it. */
export type Span = { startsAt: number; endsAt: number };
/** What takes so many minutes from `startsAt` on. */
export function spanOf(startsAt: number, minutes: number): Span {
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}
/** Minutes after midnight in Guyana. */
export type MinuteWindow = { from: number; to: number };
/** The windows of a service (decision 66): daytime on weekdays or weekends, the evening on every day. */
export const DAYTIME: MinuteWindow = { from: 8 * 60, to: 18 * 60 };
export const EVENING: MinuteWindow = { from: 18 * 60, to: 21 * 60 };
/** Whether a day of the week, 0 for Sunday, is Saturday or Sunday. */
export const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** A window on a day of the week; 0 is Sunday. */
export type WeeklyWindow = MinuteWindow & { weekday: number };

/** Minutes between two jobs, hours of notice, and days ahead, that a professional can set at the most. */
export const MOST_BUFFER = 120;
export const MOST_NOTICE = 72;
export const MOST_HORIZON = 60;

export type BookingRules = {
  bufferMinutes: number;
  minimumNoticeHours: number;
  horizonDays: number;
  maxPerDay: number | null;
};
/** The rules of a professional who has changed nothing (decision 66). */
export const DEFAULT_RULES: BookingRules = {
  bufferMinutes: 0,
  minimumNoticeHours: 2,
  horizonDays: MOST_HORIZON,
  maxPerDay: null,
};

/** Everything that decides when a service can be booked. */
export type Schedule = {
  windows: Availability;
  /** The professional's own hours; without any, only the windows of the service count. */
  hours: readonly WeeklyWindow[];
  daysOff: readonly string[];
  rules: BookingRules;
  /** Times that requests and confirmed bookings hold. */
  held: readonly Span[];
  /** The start of the booking that is being moved, UTC milliseconds: it cannot be chosen again. */
  movedFrom?: number;
};

export const TIME_TAKEN = "That time was just taken. Please choose another.";
export const TIME_NOT_OFFERED = "Please choose one of the times shown.";
/** The message about a time that is too soon for this professional. */
export function tooSoonText(hours: number): string {
  if (hours === 0) return "Please choose a time that is still to come.";
  return `Please choose a time at least ${hours} ${hours === 1 ? "hour" : "hours"} from now.`;
}

/** The message about a time that was free until a longer job was chosen. */
export function notFreeForText(startsAt: number, minutes: number): string {
  return `${whenText(startsAt, null)} is not free for ${lengthText(minutes)}. Please choose another time.`;
}

/** The message about a time that was free for the service whose times were shown, and not for the one that was chosen since. */
export function notFreeForServiceText(startsAt: number, title: string): string {
  return `${whenText(startsAt, null)} is not free for “${title}”. Please choose another time.`;
}

/** How long a time that was shown can still be requested, because filling in the form or signing up takes a while (decision 66). */
export const FILLING_IN_MS = 30 * MINUTE_MS;

/** The shortest time (milliseconds) from a request to its start, for a notice in hours. */
export const requestNoticeMs = (hours: number) => Math.max(0, hours * HOUR_MS - FILLING_IN_MS);

/** The hours in which jobs can lie on a day; none on a day off. */
export function openWindows(schedule: Schedule, day: string): MinuteWindow[] {
  return schedule.daysOff.includes(day) ? [] : openOn(schedule, weekdayOf(day));
}

/** The hours of a day of the week: the service's windows (decision 66) cut by the professional's own hours. */
export function openOn(
  { windows, hours }: Pick<Schedule, "windows" | "hours">,
  weekday: number,
): MinuteWindow[] {
  const daytime = isWeekend(weekday) ? windows.weekends : windows.weekdays;
  const serviceWindows = merge([
    ...(daytime ? [DAYTIME] : []),
    ...(windows.evenings ? [EVENING] : []),
  ]);
  if (hours.length === 0) return serviceWindows;
  const ownWindows = merge(hours.filter((window) => window.weekday === weekday));
  return serviceWindows
    .flatMap((serviceWindow) =>
      ownWindows.map((ownWindow) => ({
        from: Math.max(serviceWindow.from, ownWindow.from),
        to: Math.min(serviceWindow.to, ownWindow.to),
      })),
    )
    .filter(({ from, to }) => from < to);
}

/** The minutes after midnight at which a job of this length can start in a window: on the hour and the half hour. */
export function startMinutes({ from, to }: MinuteWindow, minutes: number): number[] {
  const first = Math.ceil(from / STEP_MINUTES) * STEP_MINUTES;
  const count = Math.floor((to - minutes - first) / STEP_MINUTES) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * STEP_MINUTES);
}

/** Windows in order, merged where they touch or overlap. */
function merge(windows: readonly MinuteWindow[]): MinuteWindow[] {
  const merged: MinuteWindow[] = [];
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

export type StartTime = { startsAt: number; taken: boolean };
type DayTimes = { day: string; times: StartTime[]; free: number };

/** Every start time of a day, however soon or far ahead; taken ones are among them. */
export function startsOn(schedule: Schedule, day: string, minutes: number): StartTime[] {
  const { rules, held } = schedule;
  const midnight = momentOn(day);
  // No window is near midnight, so the pauses of other days do not count.
  const ofDay = held.filter(
    ({ startsAt, endsAt }) => endsAt > midnight && startsAt < midnight + DAY_MS,
  );
  const full = isFull(rules, ofDay, midnight);
  return openWindows(schedule, day).flatMap((window) =>
    startMinutes(window, minutes).map((start) => {
      const startsAt = midnight + start * MINUTE_MS;
      return {
        startsAt,
        taken: full || isHeld(spanOf(startsAt, minutes), ofDay, rules.bufferMinutes),
      };
    }),
  );
}

/** Every start time of a day that is not too soon or too far ahead; taken ones are among them. `now` in UTC ms. */
export function timesOfDay(
  schedule: Schedule,
  day: string,
  minutes: number,
  now: number,
): DayTimes {
  if (day < dayOf(now) || day > lastDay(schedule, now)) return { day, times: [], free: 0 };
  const earliest = now + schedule.rules.minimumNoticeHours * HOUR_MS;
  const times = startsOn(schedule, day, minutes).filter(
    ({ startsAt }) => startsAt >= earliest && startsAt > now && startsAt !== schedule.movedFrom,
  );
  return { day, times, free: times.filter(({ taken }) => !taken).length };
}

/**
 * The free start times of a day that are listed no more and can still be requested by whoever
 * saw them (decision 66); UTC milliseconds.
 */
function closingTimes(schedule: Schedule, day: string, minutes: number, now: number): number[] {
  const { minimumNoticeHours } = schedule.rules;
  const [from, to] = [requestNoticeMs(minimumNoticeHours), minimumNoticeHours * HOUR_MS];
  return timesOfDay(withoutNotice(schedule), day, minutes, now).times.flatMap(
    ({ startsAt, taken }) =>
      !taken && startsAt >= now + from && startsAt < now + to ? [startsAt] : [],
  );
}

/** The days from one day on, each with its start times. */
export function timesOfDays(
  schedule: Schedule,
  { from, days, minutes, now }: { from: string; days: number; minutes: number; now: number },
): DayTimes[] {
  return Array.from({ length: days }, (_, i) =>
    timesOfDay(schedule, addDays(from, i), minutes, now),
  );
}

/** The next free start times at or after a moment, UTC milliseconds, soonest first. */
export function nextFreeTimes(
  schedule: Schedule,
  {
    minutes,
    now,
    after = now,
    most,
  }: { minutes: number; now: number; after?: number; most: number },
): number[] {
  const starts: number[] = [];
  const last = lastDay(schedule, now);
  for (let day = dayOf(Math.max(after, now)); day <= last; day = addDays(day, 1)) {
    for (const { startsAt, taken } of timesOfDay(schedule, day, minutes, now).times) {
      if (!taken && startsAt >= after) starts.push(startsAt);
      if (starts.length === most) return starts;
    }
  }
  return starts;
}

/** The schedule as its professional may use it, who may offer a time sooner than customers can request. */
export function withoutNotice<S extends Pick<Schedule, "rules">>(schedule: S): S {
  return { ...schedule, rules: { ...schedule.rules, minimumNoticeHours: 0 } };
}

/** The last day that can be booked. */
function lastDay({ rules }: Schedule, now: number): string {
  return addDays(dayOf(now), rules.horizonDays);
}

export type BookingWeek = {
  /** The chosen day with its start times. */
  chosen: DayTimes;
  /** Its free start times that are listed no more, and can still be requested by whoever has chosen one; UTC milliseconds. */
  closing: number[];
  /** Seven days from today, or from a multiple of seven days later, each with how many times are free. */
  days: { day: string; free: number; times: number }[];
  /** The first free day of the week before, where there is one to look at, and of the week after; a closed one without any. */
  earlier: string | null;
  later: string | null;
  /** Whether anything is free at all up to the horizon. */
  anyFree: boolean;
};

/** The week of a day that can be booked, else of the first day with a free time. */
export function weekFor(
  schedule: Schedule,
  { day, minutes, now }: { day: string | null; minutes: number; now: number },
): BookingWeek {
  const today = dayOf(now);
  const last = lastDay(schedule, now);
  const [first] = nextFreeTimes(schedule, { minutes, now, most: 1 });
  const isBookable = isDay(day) && day >= today && day <= last;
  const firstDay = first === undefined ? today : dayOf(first);
  const shownDay = isBookable ? day : firstDay;
  const from = addDays(today, Math.floor(daysBetween(today, shownDay) / DAYS_A_WEEK) * DAYS_A_WEEK);
  const week = timesOfDays(schedule, { from, days: DAYS_A_WEEK, minutes, now });
  const next = addDays(from, DAYS_A_WEEK);
  const freeDayFrom = (weekStart: string) =>
    timesOfDays(schedule, { from: weekStart, days: DAYS_A_WEEK, minutes, now }).find(
      ({ free }) => free > 0,
    )?.day;
  return {
    chosen: week[daysBetween(from, shownDay)] ?? { day: shownDay, times: [], free: 0 },
    closing: closingTimes(schedule, shownDay, minutes, now),
    days: week.map(({ times, ...one }) => ({ ...one, times: times.length })),
    earlier: from > today ? (freeDayFrom(addDays(from, -DAYS_A_WEEK)) ?? addDays(from, -1)) : null,
    later: next <= last ? (freeDayFrom(next) ?? next) : null,
    anyFree: first !== undefined,
  };
}

/** Whether two spans have a moment in common, with so many minutes to keep between them. */
export function overlap(a: Span, b: Span, bufferMinutes = 0): boolean {
  const buffer = bufferMinutes * MINUTE_MS;
  return a.startsAt < b.endsAt + buffer && b.startsAt < a.endsAt + buffer;
}

function isHeld(span: Span, held: readonly Span[], bufferMinutes: number): boolean {
  return held.some((heldSpan) => overlap(span, heldSpan, bufferMinutes));
}

/** Whether as many jobs as the professional takes a day start on the day of a midnight, UTC milliseconds. */
function isFull(rules: BookingRules, held: readonly Span[], midnight: number): boolean {
  if (rules.maxPerDay === null) return false;
  const ofDay = held.filter(({ startsAt }) => startsAt >= midnight && startsAt < midnight + DAY_MS);
  return ofDay.length >= rules.maxPerDay;
}
