import type { Client } from "@libsql/client";
import { DAY_PARTS, rowOf } from "#app/domain/bookings/free-starts.ts";
import { nextFreeTimes, type Schedule } from "#app/domain/bookings/times.ts";
import type { When } from "#app/domain/search/when.ts";
import { addDays, dayNumber, dayOf, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import { anySchedule } from "./schedules.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type Times = { schedule: Schedule; minutes: number };

/** Gives each of these services a random schedule of its own and its row of free starts, counted at a moment. */
export async function addRandomFreeStarts(
  client: Client,
  random: SeededRandom,
  { services, now }: { services: readonly { number: number }[]; now: number },
): Promise<Map<number, Times>> {
  const times = new Map<number, Times>();
  for (const { number } of services) {
    const schedule = anySchedule(random, now);
    const minutes = random.pick([30, 60, 120, 480]);
    times.set(number, { schedule, minutes });
    await client.execute(update(number, { schedule, minutes }, now));
  }
  return times;
}

function update(number: number, times: Times, now: number) {
  const { firstDay, noticeHours, horizonDays, ...row } = rowOf(times, dayNumber(now));
  return {
    sql: `update free_starts set first_day = ?, morning = ?, afternoon = ?, evening = ?, notice_hours = ?,
      horizon_days = ?, counted_version = version where service_number = ?`,
    args: [firstDay, row.morning, row.afternoon, row.evening, noticeHours, horizonDays, number],
  };
}

/** When each service can be booked at a moment, by the rules alone: the starts of the whole horizon. */
export function freeTimesAt(times: ReadonlyMap<number, Times>, now: number) {
  const all = new Map(
    [...times].map(([number, { schedule, minutes }]) => [
      number,
      nextFreeTimes(schedule, { minutes, now, most: Number.POSITIVE_INFINITY }),
    ]),
  );
  return (number: number) => all.get(number) ?? [];
}

/** Whether a start lies at the time that is asked for, each start looked at once. */
export function isAsked({ when, part }: When, now: number): (startsAt: number) => boolean {
  const days = daysOf({ when, part }, now);
  const known = new Map<number, boolean>();
  return (startsAt) => {
    const answer =
      known.get(startsAt) ??
      ((days === null || days.includes(dayOf(startsAt))) && isInPart(startsAt, part));
    known.set(startsAt, answer);
    return answer;
  };
}

function daysOf({ when, part }: When, now: number): string[] | null {
  const today = dayOf(now);
  if (when === null) return null;
  if (when === "today") return [today];
  if (when === "tomorrow") return [addDays(today, 1)];
  if (when !== "weekend") return [when];
  const isWeekend = (other: string) => [0, 6].includes(weekdayOf(other));
  // On a Sunday whose part is over the next weekend is meant.
  const end = DAY_PARTS.findLast(({ name }) => part === null || name === part)?.to ?? 0;
  const isSundayOver = weekdayOf(today) === 0 && now >= momentOn(today, end);
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days + Number(isSundayOver)));
  const first = week.findIndex(isWeekend);
  return week.slice(first, first + 2).filter(isWeekend);
}

function isInPart(startsAt: number, part: When["part"]): boolean {
  const minute = (startsAt - momentOn(dayOf(startsAt))) / 60_000;
  return DAY_PARTS.some(
    ({ name, from, to }) => (part === null || name === part) && minute >= from && minute < to,
  );
}
