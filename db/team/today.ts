import { and, count, eq, gt, gte, isNull, min, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import { dayNumber, dayOf } from "#app/domain/guyana-day.ts";
import type { Database } from "#db/client.ts";
import { countStuckEmails } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { contactMessages } from "#db/schema/email.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reports } from "#db/schema/reviews.ts";
import { missedSearches } from "#db/schema/search.ts";
import { licences } from "#db/schema/team.ts";

/** Guyana keeps UTC-4 all year. */
const GUYANA = 4 * HOUR_MS;

/**
 * What waits for the team and what happened, at a moment (UTC milliseconds): open reports and waiting licences with the oldest of them, contact
 * messages of seven days, undelivered e-mails, searches of today without a result, and for each of the last `days` days how
 * many signed up, booked and posted jobs.
 */
export async function readToday(db: Database, { now, days }: { now: number; days: number }) {
  const firstDay = dayNumber(now) - days + 1;
  const since = firstDay * DAY_MS + GUYANA;
  const perDay = (table: SQLiteTable, createdAt: SQLiteColumn, where?: SQL) => {
    const day = sql<number>`cast((${createdAt} - ${GUYANA}) / ${DAY_MS} as integer)`;
    return db
      .select({ day, count: count() })
      .from(table)
      .where(and(gte(createdAt, since), where))
      .groupBy(day);
  };
  const [[[open], [waiting], [contact], [missed], signUps, bookingsADay, jobsADay], emails] =
    await Promise.all([
      db.batch([
        db
          .select({ count: count(), oldest: min(reports.createdAt) })
          .from(reports)
          .where(isNull(reports.resolvedAt)),
        db
          .select({ count: count(), oldest: min(licences.createdAt) })
          .from(licences)
          .where(eq(licences.state, "waiting")),
        db
          .select({ count: count() })
          .from(contactMessages)
          .where(gt(contactMessages.createdAt, now - 7 * DAY_MS)),
        db
          .select({ count: count() })
          .from(missedSearches)
          .where(eq(missedSearches.day, dayOf(now))),
        perDay(users, users.createdAt, isNull(users.deletedAt)),
        perDay(bookings, bookings.createdAt),
        perDay(jobs, jobs.createdAt),
      ]),
      countStuckEmails(db, now),
    ]);
  const series = (rows: readonly { day: number; count: number }[]) =>
    Array.from(
      { length: days },
      (_, i) => rows.find(({ day }) => day === firstDay + i)?.count ?? 0,
    );
  return {
    reports: { count: open?.count ?? 0, oldest: open?.oldest ?? null },
    licences: { count: waiting?.count ?? 0, oldest: waiting?.oldest ?? null },
    contactMessages: contact?.count ?? 0,
    missedSearches: missed?.count ?? 0,
    emails,
    signUps: series(signUps),
    bookings: series(bookingsADay),
    jobs: series(jobsADay),
  };
}
