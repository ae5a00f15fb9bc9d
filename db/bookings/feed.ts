import { and, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { nextVersion } from "#app/domain/forms/version.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import { isSessionOf } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { bookingRules } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare } from "#db/statements/upsert.ts";
import { bookingOnDayFor, customers, ON, professionals } from "./booking-columns.ts";

const PAST_MS = 90 * DAY_MS;
const MOST_EVENTS = 1_000;

type FeedChange = {
  userId: string;
  /** The hash of the id of the session. */
  sessionHash: string;
  /** The hash of its new secret; null ends the feed. */
  feedHash: string | null;
  version: number;
  /** UTC milliseconds now. */
  now: number;
};

/**
 * Gives a person's calendar feed a new secret, stored as its hash, which ends the old address, or ends the feed, and reads
 * how it stands. Nothing has changed when it was changed elsewhere since `version` (threat 76) or the session has ended meanwhile
 * (threat 68).
 */
export async function changeFeed(
  db: Database,
  { userId, sessionHash, feedHash, version, now }: FeedChange,
): Promise<{ isChanged: boolean; state: FeedState }> {
  const row = { userId, feedHash, feedUpdatedAt: nextVersion(version, now) };
  const { rows } = await namedBatch(db, {
    change: db.run(
      insertSelect(
        bookingRules,
        row,
        sql`where ${isSessionOf(userId, sessionHash)} on conflict (${bare(bookingRules.userId)}) do update
          set ${bare(bookingRules.feedHash)} = ${row.feedHash},
            ${bare(bookingRules.feedUpdatedAt)} = ${row.feedUpdatedAt}
          where ${bookingRules.feedUpdatedAt} = ${version}`,
      ),
    ),
    rows: selectFeedState(db, userId),
  });
  const [stored] = rows;
  const isChanged = stored?.feedHash === feedHash && stored.version === row.feedUpdatedAt;
  return { isChanged, state: stateOf(rows) };
}

type FeedState = { hasFeed: boolean; version: number };

/** Whether a person has a calendar feed, and the version of it for the form that changes it. */
export async function readFeedState(db: Database, userId: string): Promise<FeedState> {
  return stateOf(await selectFeedState(db, userId));
}

const selectFeedState = (db: Database, userId: string) =>
  db
    .select({ feedHash: bookingRules.feedHash, version: bookingRules.feedUpdatedAt })
    .from(bookingRules)
    .where(eq(bookingRules.userId, userId));

const stateOf = ([row]: { feedHash: string | null; version: number }[]): FeedState => ({
  hasFeed: Boolean(row?.feedHash),
  version: row?.version ?? 0,
});

/**
 * The bookings of the person whose feed has this hash, on both sides, of the last 90 days and to come; null when there
 * is no such feed. Cancelled ones are left out, so that calendars drop them; phones are never there (decision 77).
 */
export async function readFeed(db: Database, feedHash: string, now: number) {
  const isThere = and(
    eq(bookingRules.feedHash, feedHash),
    isNull(sql`coalesce(${users.deletedAt}, ${users.hiddenAt})`),
  );
  const owner = db
    .select({ id: bookingRules.userId })
    .from(bookingRules)
    .innerJoin(users, eq(users.id, bookingRules.userId))
    .where(isThere);
  const of = (person: typeof bookings.customerId | typeof bookings.professionalId) =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(person, owner),
          ne(bookings.status, "cancelled"),
          gt(bookings.startsAt, now - PAST_MS),
        ),
      );
  const [[found], rows] = await db.batch([
    db
      .select({ owner: bookingRules.userId, preferences: displayPreferencesColumns(settings) })
      .from(bookingRules)
      .innerJoin(users, eq(users.id, bookingRules.userId))
      .leftJoin(settings, eq(settings.userId, bookingRules.userId))
      .where(isThere),
    db
      .select(bookingOnDayFor(sql`${owner}`, "calendar"))
      .from(bookings)
      .innerJoin(services, ON.service)
      .innerJoin(professionals, ON.professional)
      .leftJoin(customers, ON.customer)
      .where(inArray(bookings.id, unionAll(of(bookings.professionalId), of(bookings.customerId))))
      // The oldest are left out where there are too many.
      .orderBy(desc(bookings.startsAt))
      .limit(MOST_EVENTS),
  ]);
  if (!found) return null;
  return { ...found, bookings: rows.reverse() };
}
