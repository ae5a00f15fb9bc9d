import { and, eq, gte, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type BookingRules,
  MOST_HORIZON,
  type Schedule,
  type Span,
} from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, holdsTime } from "#db/schema/bookings.ts";
import { availability, bookingRules, daysOff } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { LONGEST_AND_PAUSE_MS } from "./guard.ts";
import { RULES, rulesOf, WINDOW } from "./hours.ts";

/**
 * The statement that reads the times that a professional's requests and bookings hold, up to the horizon, without the
 * booking `except`. It begins with today, because the jobs of a day may be limited, and with what began yesterday and
 * may not have ended.
 */
export function selectHeld(
  db: Database,
  professional: SQLWrapper,
  now: number,
  except: string | null,
) {
  const { startsAt, endsAt, professionalId, id } = bookings;
  return db
    .select({ startsAt, endsAt })
    .from(bookings)
    .where(
      and(
        eq(professionalId, professional),
        holdsTime,
        gte(startsAt, Math.min(momentOn(dayOf(now)), now - LONGEST_AND_PAUSE_MS)),
        lt(startsAt, momentOn(addDays(dayOf(now), MOST_HORIZON + 1))),
        except === null ? undefined : ne(id, except),
      ),
    );
}

/** When a service can be booked at all. */
export const SERVICE_WINDOWS = {
  weekdays: services.availabilityWeekdays,
  weekends: services.availabilityWeekends,
  evenings: services.availabilityEvenings,
};

/**
 * The statements that read the schedule of a service, for `scheduleOf`, without the times of the booking `except`.
 * `now` in UTC milliseconds.
 */
export function selectSchedule(db: Database, serviceId: SQL, now: number, except: string | null) {
  const owner = db.select({ id: services.proId }).from(services).where(eq(services.id, serviceId));
  return {
    windows: db.select(SERVICE_WINDOWS).from(services).where(eq(services.id, serviceId)),
    ...selectOwnersSchedule(db, owner, now, except),
  };
}

/** The same of a professional, for all their services: without the windows of one. */
export function selectOwnersSchedule(
  db: Database,
  owner: SQLWrapper,
  now: number,
  except: string | null,
) {
  return {
    hours: db.select(WINDOW).from(availability).where(eq(availability.userId, owner)),
    daysOff: db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(and(eq(daysOff.userId, owner), gte(daysOff.day, dayOf(now)))),
    rules: db.select(RULES).from(bookingRules).where(eq(bookingRules.userId, owner)),
    held: selectHeld(db, owner, now, except),
  };
}

const CLOSED = { weekdays: false, weekends: false, evenings: false };

type ScheduleRows = {
  windows: Schedule["windows"][];
  hours: Schedule["hours"];
  daysOff: { day: string }[];
  rules: BookingRules[];
  held: Span[];
};

/** A schedule from the rows of `selectSchedule`: closed where there is no such service, without stored rules the defaults. */
export function scheduleOf(rows: ScheduleRows): Schedule {
  const [windows = CLOSED] = rows.windows;
  const [rules] = rows.rules;
  return {
    windows,
    hours: rows.hours,
    daysOff: rows.daysOff.map(({ day }) => day),
    rules: rulesOf(rules),
    held: rows.held,
  };
}

/** The schedule in which a service can be booked, in one round trip. `now` in UTC milliseconds. */
export async function readScheduleOf(db: Database, serviceId: string, now: number) {
  return scheduleOf(await namedBatch(db, selectSchedule(db, sql`${serviceId}`, now, null)));
}
