import { and, eq, gte, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type BookingRules,
  MOST_HORIZON,
  type Schedule,
  type Span,
} from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import { displayName } from "#db/accounts/name.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/client.ts";
import { availability, bookingRules, daysOff, settings, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";
import { bookingOf, selectBooking } from "./booking.ts";
import { brokenJson, brokenSchema, LONGEST_AND_PAUSE_MS, type Wanted } from "./guard.ts";
import { WINDOW } from "./hours.ts";
import { RULES, rulesOf } from "./rules.ts";

/**
 * The statement that reads the times a professional's requests and bookings hold: those of today, of which there may be
 * only so many, to the horizon, and those of yesterday that may not have ended.
 */
export function selectHeld(
  db: Database,
  professional: SQLWrapper,
  now: number,
  except: string | null,
) {
  const { startsAt, endsAt, professionalId, status, id } = bookings;
  return db
    .select({ startsAt, endsAt })
    .from(bookings)
    .where(
      and(
        eq(professionalId, professional),
        // Word for word the condition of the partial index `bookings_slot`.
        sql`${status} in ('pending', 'confirmed')`,
        gte(startsAt, Math.min(momentOn(dayOf(now)), now - LONGEST_AND_PAUSE_MS)),
        lt(startsAt, momentOn(addDays(dayOf(now), MOST_HORIZON + 1))),
        except === null ? undefined : ne(id, except),
      ),
    );
}

/** The statements that read what a diary is made of, for `scheduleOf`; `serviceId` is an expression. */
function selectSchedule(db: Database, serviceId: SQL, now: number, except: string | null) {
  const owner = db.select({ id: services.proId }).from(services).where(eq(services.id, serviceId));
  return [
    db
      .select({
        weekdays: services.availabilityWeekdays,
        weekends: services.availabilityWeekends,
        evenings: services.availabilityEvenings,
      })
      .from(services)
      .where(eq(services.id, serviceId)),
    db.select(WINDOW).from(availability).where(eq(availability.userId, owner)),
    db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(and(eq(daysOff.userId, owner), gte(daysOff.day, dayOf(now)))),
    db.select(RULES).from(bookingRules).where(eq(bookingRules.userId, owner)),
    selectHeld(db, owner, now, except),
  ] as const;
}

const CLOSED = { weekdays: false, weekends: false, evenings: false };

function scheduleOf(
  [windows]: Schedule["windows"][],
  hours: Schedule["hours"],
  off: { day: string }[],
  [rules]: BookingRules[],
  held: Span[],
): Schedule {
  const daysOff = off.map(({ day }) => day);
  return { windows: windows ?? CLOSED, hours, daysOff, rules: rulesOf(rules), held };
}

const isNotDeleted = sql`${services.deletedAt} is null`;

/** What a request would break, read with another row; null where none is considered. */
function brokenOf(wanted: Wanted | null) {
  return sql`${wanted ? brokenJson(wanted) : null}`.mapWith((json: string) =>
    brokenSchema.parse(JSON.parse(json)),
  );
}

type OfferAsked = {
  serviceId: string;
  customerId: Viewer;
  key: string | null;
  now: number;
  /** The request that is considered; what it would break is read too. */
  wanted?: Pick<Wanted, "startsAt" | "endsAt" | "terms">;
};

/**
 * A service with the times at which it can be booked, who asks for it, and the id of the booking this form has made
 * already, in one round trip. `service` is null when there is none; a deleted one is none. Throws when nobody asks.
 */
export async function readOffer(db: Database, ask: OfferAsked) {
  const { serviceId, key, now, wanted } = ask;
  const customerId = sql<string | null>`${ask.customerId}`;
  const professionalId = sql`(select ${services.proId} from ${services}
    where ${services.id} = ${serviceId} and ${isNotDeleted})`;
  const request: Wanted | null = wanted
    ? { ...wanted, way: "create", serviceId, customerId, professionalId, bookingId: null, at: now }
    : null;
  const [[row], [asking], [known], ...schedule] = await db.batch([
    db
      .select({
        id: services.id,
        number: services.number,
        title: services.title,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
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
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.proId))
      .leftJoin(settings, eq(settings.userId, services.proId))
      .where(and(eq(services.id, serviceId), isNotDeleted)),
    db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
        region: users.region,
        verified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
        broken: brokenOf(request),
      })
      .from(users)
      .where(eq(users.id, customerId)),
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.customerId, customerId), eq(bookings.idempotencyKey, sql`${key}`))),
    ...selectSchedule(db, sql`${serviceId}`, now, null),
  ]);
  if (!asking) throw new Error("Nobody asks for a service.");
  const { broken, ...customer } = asking;
  const service = row ?? null;
  return { service, customer, known: known?.id ?? null, broken, schedule: scheduleOf(...schedule) };
}
export type Offer = Awaited<ReturnType<typeof readOffer>>;
export type OfferedService = NonNullable<Offer["service"]>;

const serviceOf = (db: Database, bookingId: string) =>
  sql`${db.select({ id: bookings.serviceId }).from(bookings).where(eq(bookings.id, bookingId))}`;

/** A booking of this person with the times to which it could be moved, in one round trip; null when it is not theirs. */
export async function readMovable(
  db: Database,
  { id, userId, now }: { id: string; userId: Viewer; now: number },
) {
  const [found, history, ...schedule] = await db.batch([
    ...selectBooking(db, { id, userId }),
    ...selectSchedule(db, serviceOf(db, id), now, id),
  ]);
  const booking = bookingOf(found, history);
  return (
    booking && { booking, schedule: { ...scheduleOf(...schedule), movedFrom: booking.startsAt } }
  );
}
