import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings } from "#db/schema/bookings.ts";
import { availability, daysOff } from "#db/schema/schedule.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { WINDOW } from "./hours.ts";
import { selectBookingsBetween } from "./list.ts";
import { selectOffered } from "./own-schedule.ts";

/** Days in Guyana from one to another; the second is not part of it. */
type Period = { from: string; to: string };

/**
 * A professional's week in one round trip: its bookings, the hours, days off and windows that the calendar shows behind
 * them, and when bookings start in the weeks around it (UTC milliseconds).
 */
export async function readWeek(
  db: Database,
  { userId, week, strip }: { userId: Viewer; week: Period; strip: Period },
) {
  const person = sql`${userId}`;
  const rows = await namedBatch(db, {
    bookings: selectBookingsBetween(db, {
      userId,
      from: momentOn(week.from),
      to: momentOn(week.to),
    }),
    starts: db
      .select({ at: bookings.startsAt })
      .from(bookings)
      .where(
        and(
          eq(bookings.professionalId, person),
          ne(bookings.status, "cancelled"),
          gte(bookings.startsAt, momentOn(strip.from)),
          lt(bookings.startsAt, momentOn(strip.to)),
        ),
      ),
    hours: db.select(WINDOW).from(availability).where(eq(availability.userId, person)),
    daysOff: db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(
        and(eq(daysOff.userId, person), gte(daysOff.day, week.from), lt(daysOff.day, week.to)),
      ),
    offered: selectOffered(db, person),
  });
  return {
    ...rows,
    starts: rows.starts.map(({ at }) => at),
    daysOff: rows.daysOff.map(({ day }) => day),
  };
}
