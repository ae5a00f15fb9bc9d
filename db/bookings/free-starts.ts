import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DAYS, type FreeTimes, rowOf, SPARE_DAYS } from "#app/domain/bookings/free-starts.ts";
import { lengthOf } from "#app/domain/bookings/visit.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, holdsTime } from "#db/schema/bookings.ts";
import { freeStarts } from "#db/schema/free-starts.ts";
import { availability, bookingRules, daysOff } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import { constant } from "#db/statements/constant.ts";
import { bare } from "#db/statements/upsert.ts";
import { rulesOf } from "./hours.ts";

const { serviceNumber, countedDay, horizonDays, version } = freeStarts;

/**
 * Whether a row still says when its service is free: nothing changed since it was counted, and it reaches the horizon.
 * `today` is the number of the day, and a stale row has the first day 0.
 */
const isFreshOn = (today: SQL<number>) =>
  sql`${countedDay} between ${today} + ${horizonDays} - ${constant(DAYS - 1)} and ${today}`;

/**
 * What decides when the service of a row of `services` can be booked from `today` (the number of the day) on, as JSON for
 * `parseSchedule`. A day before is read too, for a booking that has not ended by midnight.
 */
function scheduleJson(today: SQL<number>): SQL<string> {
  const yesterday = sql`(${today} - 1)`;
  return sql`json_object('priceType', ${services.priceType}, 'visitMinutes', ${services.visitMinutes},
    'windows', json_object('weekdays', ${services.availabilityWeekdays},
      'weekends', ${services.availabilityWeekends}, 'evenings', ${services.availabilityEvenings}),
    'hours', (select json_group_array(json_object('weekday', ${availability.weekday},
        'from', ${availability.startsMinute}, 'to', ${availability.endsMinute}))
      from ${availability} where ${availability.userId} = ${services.proId}),
    'daysOff', (select json_group_array(${daysOff.day}) from ${daysOff}
      where ${daysOff.userId} = ${services.proId} and ${daysOff.day} >= date(${yesterday} * 86400, 'unixepoch')),
    'rules', (select json_object('bufferMinutes', ${bookingRules.bufferMinutes},
        'minimumNoticeHours', ${bookingRules.minimumNoticeHours}, 'horizonDays', ${bookingRules.horizonDays},
        'maxPerDay', ${bookingRules.maxPerDay})
      from ${bookingRules} where ${bookingRules.userId} = ${services.proId}),
    'held', (select json_group_array(json_object('startsAt', ${bookings.startsAt}, 'endsAt', ${bookings.endsAt}))
      from ${bookings} where ${bookings.professionalId} = ${services.proId} and ${holdsTime}
        and ${bookings.startsAt} >= ${yesterday} * ${constant(DAY_MS)}))`;
}

/** A boolean as the JSON of SQLite has it. */
const flag = z.literal([0, 1]).transform(Boolean);

const scheduleSchema = z
  .object({
    priceType: z.enum(PRICE_TYPES),
    visitMinutes: z.number(),
    windows: z.object({ weekdays: flag, weekends: flag, evenings: flag }),
    hours: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
    daysOff: z.array(z.string()),
    rules: z
      .object({
        bufferMinutes: z.number(),
        minimumNoticeHours: z.number(),
        horizonDays: z.number(),
        maxPerDay: z.number().nullable(),
      })
      .nullable(),
    held: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
  })
  .transform(({ priceType, visitMinutes, rules, ...schedule }) => ({
    schedule: { ...schedule, rules: rulesOf(rules ?? undefined) },
    minutes: lengthOf({ priceType, visitMinutes }),
  }));

const parseSchedule = (json: string) => scheduleSchema.parse(JSON.parse(json));

const rowSchema = z.object({
  firstDay: z.number(),
  morning: z.string(),
  afternoon: z.string(),
  evening: z.string(),
  noticeHours: z.number(),
  horizonDays: z.number(),
});
const freeTimesSchema = z.union([rowSchema.transform((row) => ({ row })), scheduleSchema]);

/**
 * When the service of a row of `services` can be booked: its free starts, or the schedule itself while they are stale, for
 * `nextFree` of the domain. `today` is the number of the day.
 */
export function freeTimes(today: SQL<number>): SQL<FreeTimes | null> {
  const { firstDay, morning, afternoon, evening, noticeHours } = freeStarts;
  return sql<FreeTimes | null>`(select iif(${isFreshOn(today)},
      json_object('firstDay', ${firstDay}, 'morning', ${morning}, 'afternoon', ${afternoon}, 'evening', ${evening},
        'noticeHours', ${noticeHours}, 'horizonDays', ${horizonDays}),
      ${scheduleJson(today)})
    from ${freeStarts} where ${serviceNumber} = ${services.number})`.mapWith((json: string) =>
    freeTimesSchema.parse(JSON.parse(json)),
  );
}

/** How many rows a recount reads and writes at once: tenths of a second, so that no other write waits long. */
const ROWS_AT_ONCE = 500;
/** Rows are renewed a day before they no longer reach the horizon. */
const RENEW_AFTER_DAYS = SPARE_DAYS - 1;

type Recount = {
  /** UTC milliseconds now. */
  now: number;
  /** Only the services of this professional. */
  professionalId?: string;
};

/**
 * Counts the free starts of up to 500 services again that are stale or will soon not reach the horizon, and returns how
 * many it read. A service whose schedule changes in between stays stale.
 */
export async function recountFreeStarts(
  db: Database,
  { now, professionalId }: Recount,
): Promise<number> {
  const today = dayNumber(now);
  const isDue = sql`(${countedDay} <= ${today - RENEW_AFTER_DAYS} or ${countedDay} > ${today})`;
  const due = db
    .select({ number: serviceNumber })
    .from(freeStarts)
    .where(and(isDue, professionalId ? eq(freeStarts.proId, professionalId) : undefined))
    .limit(ROWS_AT_ONCE);
  const rows = await db
    .select({ number: serviceNumber, version, schedule: scheduleJson(sql`${today}`) })
    .from(freeStarts)
    .innerJoin(services, eq(services.number, serviceNumber))
    .where(sql`${serviceNumber} in (${due})`);
  if (rows.length > 0) await db.run(writeCounted(today, rows));
  return rows.length;
}

type Due = { number: number; version: number; schedule: string };

/** The statement that stores what was counted, where no trigger has changed the version since. */
function writeCounted(today: number, rows: readonly Due[]): SQL {
  // Services of one professional, and those that nobody has booked, often have the same schedule.
  const startsOfSchedules = new Map<string, ReturnType<typeof countedOf>>();
  const counted = rows.map(({ number, version, schedule }) => {
    const starts = startsOfSchedules.get(schedule) ?? countedOf(schedule, today);
    startsOfSchedules.set(schedule, starts);
    return { number, version, ...starts };
  });
  const columns = ["morning", "afternoon", "evening", "noticeHours", "horizonDays"] as const;
  const set = columns.map((name) => sql`${bare(freeStarts[name])} = value ->> ${constant(name)}`);
  return sql`update ${freeStarts} set ${bare(freeStarts.firstDay)} = ${today},
      ${bare(freeStarts.countedVersion)} = ${version}, ${sql.join(set, sql`, `)}
    from json_each(${JSON.stringify(counted)})
    where ${serviceNumber} = value ->> 'number' and ${version} = value ->> 'version'`;
}

function countedOf(json: string, firstDay: number) {
  return rowOf(parseSchedule(json), firstDay);
}
