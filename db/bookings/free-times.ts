import { and, eq, gte, isNull, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type BookingRules,
  MOST_HORIZON,
  type Schedule,
  type Span,
} from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { availability, bookingRules, daysOff, settings, users } from "#db/schema/accounts.ts";
import { bookings, holdsTime } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { bookingOf, selectBooking } from "./booking.ts";
import { draftOf, selectDraft } from "./drafts.ts";
import { brokenJson, type GuardedChange, LONGEST_AND_PAUSE_MS, parseBroken } from "./guard.ts";
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

/**
 * The statements that read the schedule of a service, for `scheduleOf`, without the times of the booking `except`.
 * `now` in UTC milliseconds.
 */
export function selectSchedule(db: Database, serviceId: SQL, now: number, except: string | null) {
  const owner = db.select({ id: services.proId }).from(services).where(eq(services.id, serviceId));
  return {
    windows: db
      .select({
        weekdays: services.availabilityWeekdays,
        weekends: services.availabilityWeekends,
        evenings: services.availabilityEvenings,
      })
      .from(services)
      .where(eq(services.id, serviceId)),
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

const isNotDeleted = isNull(services.deletedAt);

/** What a request would break, read with another row; null where no request is checked. */
function brokenOf(request: GuardedChange | null) {
  return sql`${request ? brokenJson(request) : null}`.mapWith(parseBroken);
}

type BookableQuery = {
  serviceId: string;
  /** Null for a visitor. */
  customerId: Viewer;
  /** The browser that asks, by the hash of its cookie, for what it filled in before; null for one without a cookie. */
  deviceHash: string | null;
  /** The form by its key, for its draft and its booking; null for a new one, which starts from the newest draft. */
  key: string | null;
  now: number;
  /** A request for it; which rules it would break is read too. */
  request?: Pick<GuardedChange, "startsAt" | "endsAt" | "terms">;
};

/**
 * A service with the times at which it can be booked, its customer, their draft, and the id of the booking that this
 * form has made already, in one round trip. `service` is null where it is missing or deleted, `customer` for a visitor.
 */
export async function readBookable(db: Database, query: BookableQuery) {
  const { serviceId, key, deviceHash, now } = query;
  const customerId = sql<string | null>`${query.customerId}`;
  const professionalId = sql`(select ${services.proId} from ${services}
    where ${services.id} = ${serviceId} and ${isNotDeleted})`;
  const about = { serviceId, customerId, professionalId, bookingId: null };
  const request: GuardedChange | null = query.request
    ? { operation: "create", ...about, ...query.request, at: now }
    : null;
  const {
    service: [service],
    customer: [customer],
    booking: [booking],
    drafts,
    ...schedule
  } = await namedBatch(db, {
    service: db
      .select({
        id: services.id,
        number: services.number,
        title: services.title,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        visitMinutes: services.visitMinutes,
        /** When it was last changed, UTC milliseconds. */
        version: services.updatedAt,
        city: services.city,
        region: services.region,
        rating: sql<number>`${services.rating}`,
        reviewCount: services.reviewCount,
        proId: services.proId,
        proName: displayName(users),
        proFirstName: users.firstName,
        proEmail: users.email,
        proPreferences: displayPreferencesColumns(settings),
        /** Whether it is listed and neither of the two has blocked the other. */
        open: sql`${services.listed} = 1 and ${noBlock(customerId, services.proId)}`.mapWith(
          Boolean,
        ),
        /** What the request would break; null where there is none. */
        broken: brokenOf(request),
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.proId))
      .leftJoin(settings, eq(settings.userId, services.proId))
      .where(and(eq(services.id, serviceId), isNotDeleted)),
    customer: db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
        region: users.region,
        verified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, customerId)),
    booking: db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.customerId, customerId), eq(bookings.idempotencyKey, sql`${key}`))),
    drafts: selectDraft(db, { userId: customerId, deviceHash, serviceId, draftId: key }, now),
    ...selectSchedule(db, sql`${serviceId}`, now, null),
  });
  return {
    service: service ?? null,
    customer: customer ?? null,
    known: booking?.id ?? null,
    draft: draftOf(drafts),
    schedule: scheduleOf(schedule),
  };
}
export type Bookable = Awaited<ReturnType<typeof readBookable>>;
export type BookableService = NonNullable<Bookable["service"]>;

const serviceOf = (db: Database, bookingId: string) =>
  sql`${db.select({ id: bookings.serviceId }).from(bookings).where(eq(bookings.id, bookingId))}`;

/** A booking of this person with the times to which it could be moved, in one round trip; null when it is not theirs. */
export async function readMovable(
  db: Database,
  { id, userId, now }: { id: string; userId: Viewer; now: number },
) {
  const rows = await namedBatch(db, {
    ...selectBooking(db, { id, userId }),
    ...selectSchedule(db, serviceOf(db, id), now, id),
  });
  const booking = bookingOf(rows);
  return booking && { booking, schedule: { ...scheduleOf(rows), movedFrom: booking.startsAt } };
}
