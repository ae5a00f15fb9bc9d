import { and, count, eq, gte, isNull, min, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayNumber, dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { countStuckEmails } from "#db/email/stuck-emails.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reports } from "#db/schema/reviews.ts";
import { missedSearches } from "#db/schema/search.ts";
import { services } from "#db/schema/services.ts";
import { contactMessages } from "#db/schema/support.ts";
import { licences, measures } from "#db/schema/team.ts";
import { BEHIND_UTC_MS, dayNumberOf } from "#db/statements/day-number.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isOpenAppeal } from "./appeals.ts";
import { waitsForApproval } from "./approvals.ts";

/**
 * What waits for the team and what happened, at a moment (UTC milliseconds): open reports, appeals and tickets, services and
 * licences that wait, with the oldest of each, undelivered e-mails, searches of today without a result, and for each of the
 * last `days` days how many signed up, booked and posted jobs.
 */
export async function readToday(db: Database, { now, days }: { now: number; days: number }) {
  const firstDay = dayNumber(now) - days + 1;
  const since = firstDay * DAY_MS + BEHIND_UTC_MS;
  const perDay = (table: SQLiteTable, createdAt: SQLiteColumn, where?: SQL) => {
    const day = dayNumberOf(createdAt);
    return db
      .select({ day, count: count() })
      .from(table)
      .where(and(gte(createdAt, since), where))
      .groupBy(day);
  };
  const queue = (table: SQLiteTable, since: SQLiteColumn, where: SQL | undefined) =>
    db
      .select({ count: count(), oldest: min(since).mapWith(Number) })
      .from(table)
      .where(where);
  const [{ missedSearches: missed, ...today }, emails] = await Promise.all([
    namedBatch(db, {
      reports: queue(reports, reports.createdAt, isNull(reports.resolvedAt)),
      appeals: queue(measures, measures.appealedAt, isOpenAppeal),
      tickets: queue(
        contactMessages,
        contactMessages.createdAt,
        sql`${contactMessages.state} = 'open'`,
      ),
      newServices: queue(services, services.updatedAt, waitsForApproval),
      licences: queue(licences, licences.createdAt, sql`${licences.state} = 'waiting'`),
      missedSearches: db
        .select({ count: count() })
        .from(missedSearches)
        .where(eq(missedSearches.day, dayOf(now))),
      signUps: perDay(users, users.createdAt, isNull(users.deletedAt)),
      bookings: perDay(bookings, bookings.createdAt),
      jobs: perDay(jobs, jobs.createdAt),
    }),
    countStuckEmails(db, now),
  ]);
  const series = (rows: readonly { day: number; count: number }[]) =>
    Array.from(
      { length: days },
      (_, i) => rows.find(({ day }) => day === firstDay + i)?.count ?? 0,
    );
  return {
    reports: waiting(today.reports),
    appeals: waiting(today.appeals),
    tickets: waiting(today.tickets),
    newServices: waiting(today.newServices),
    licences: waiting(today.licences),
    missedSearches: missed[0]?.count ?? 0,
    emails,
    signUps: series(today.signUps),
    bookings: series(today.bookings),
    jobs: series(today.jobs),
  };
}

/** How many wait, and since when the oldest one does (UTC milliseconds). */
export type Waiting = { count: number; oldest: number | null };

function waiting([found]: readonly Waiting[]): Waiting {
  return found ?? { count: 0, oldest: null };
}
