import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  type BookingDetails,
  type BookingHistoryEntry,
  PARTIES,
} from "#app/domain/bookings/booking.ts";
import { type BookingPart, type ShownIn, statusesShowing } from "#app/domain/bookings/seen.ts";
import { FORMER_CUSTOMER } from "#app/domain/reviews/review.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookingHistory, bookings, hasStatus } from "#db/schema/bookings.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { constant } from "#db/statements/constant.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";

export const customers = alias(users, "customers");
export const professionals = alias(users, "professionals");
const customerSettings = alias(settings, "customer_settings");
const professionalSettings = alias(settings, "professional_settings");

/** A booking as lists show it; service, professional and customer are joined. */
export const BOOKING = {
  id: bookings.id,
  reference: bookings.reference,
  status: bookings.status,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  totalAmount: bookings.totalAmount,
  priceType: bookings.priceType,
  location: bookings.location,
  region: bookings.region,
  endedBy: bookings.endedBy,
  endReason: bookings.endReason,
  noShow: bookings.noShow,
  expiresAt: bookings.expiresAt,
  proposedStartsAt: bookings.proposedStartsAt,
  proposedBy: bookings.proposedBy,
  proposals: bookings.proposals,
  sequence: bookings.sequence,
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
  serviceId: services.id,
  serviceTitle: services.title,
  categoryId: services.categoryId,
  subcategoryId: services.subcategoryId,
  serviceNumber: services.number,
  professionalId: bookings.professionalId,
  professionalName: displayName(professionals),
  customerId: bookings.customerId,
  customerName: sql<string>`coalesce(${customers.firstName} || ' ' || ${customers.lastName}, ${constant(FORMER_CUSTOMER)})`,
};

/** The join conditions of the tables of `BOOKING`. A service stays readable when it is deleted (threat 40). */
export const ON = {
  service: eq(services.id, bookings.serviceId),
  professional: eq(professionals.id, bookings.professionalId),
  customer: eq(customers.id, bookings.customerId),
};

const COLUMN_OF_PARTY = { customer: bookings.customerId, professional: bookings.professionalId };

/** The condition that a part of a booking is shown to this one of its two people (decision 73, threat 97). */
function isShownTo(viewer: Viewer, part: BookingPart, place: ShownIn): SQL {
  const ways = PARTIES.flatMap((party) => {
    const statuses = statusesShowing(part, party, place);
    const isParty = sql`${COLUMN_OF_PARTY[party]} = ${viewer}`;
    return statuses.length === 0 ? [] : [sql`(${isParty} and ${hasStatus(...statuses)})`];
  });
  return ways.length === 0 ? sql`0` : sql`(${sql.join(ways, sql` or `)})`;
}

const COLUMN_OF_PART = {
  landmark: bookings.landmark,
  notes: bookings.notes,
  customerPhone: bookings.customerPhone,
};

/** A part of a booking for one of its two people, as it is shown to them in this place; else null. */
export function partFor(
  viewer: Viewer,
  part: keyof typeof COLUMN_OF_PART,
  place: ShownIn = "screen",
) {
  return sql<string | null>`case when ${isShownTo(viewer, part, place)}
    then ${COLUMN_OF_PART[part]} end`;
}

/** What a person needs on the day of a booking, as it is shown to them in this place. */
export const bookingOnDayFor = (viewer: Viewer, place: ShownIn = "screen") => ({
  ...BOOKING,
  notes: partFor(viewer, "notes", place),
  landmark: partFor(viewer, "landmark", place),
  customerPhone: partFor(viewer, "customerPhone", place),
});

/** What only the page of a booking shows of it. */
const detailsFor = (viewer: Viewer) => ({
  ...bookingOnDayFor(viewer),
  serviceDeleted: sql`${services.deletedAt} is not null`.mapWith(Boolean),
  serviceHidden: sql`${services.hiddenAt} is not null`.mapWith(Boolean),
  professionalShowsPhone:
    sql`${isShownTo(viewer, "professionalPhone", "screen")} and ${professionals.phone} is not null
      and exists (select 1 from ${settings} where ${settings.userId} = ${bookings.professionalId}
        and ${settings.showPhone} and ${settings.profileVisibility} <> 'private')`.mapWith(Boolean),
  getsEmail:
    sql`coalesce((select ${settings.emailNotifications} and ${settings.bookingEmails} from ${settings}
      where ${settings.userId} = ${viewer}), 1)`.mapWith(Boolean),
  ownReviewId: sql<string | null>`(select ${reviews.id} from ${reviews}
      where ${reviews.serviceId} = ${services.id} and ${reviews.customerId} = ${viewer} and ${reviews.deletedAt} is null)`,
});

type BookingQuery = { id: string; userId: Viewer };

const isTheirs = ({ id, userId }: BookingQuery) =>
  and(
    eq(bookings.id, id),
    or(eq(bookings.customerId, sql`${userId}`), eq(bookings.professionalId, sql`${userId}`)),
  );

/** The condition that a line of history is of this booking of theirs. */
const isOfTheirs = (db: Database, query: BookingQuery) =>
  inArray(
    bookingHistory.bookingId,
    db.select({ id: bookings.id }).from(bookings).where(isTheirs(query)),
  );

/** The statements that read a booking of this person with its history, for `bookingOf`. */
export function selectBooking(db: Database, query: BookingQuery) {
  return {
    booking: db
      .select(detailsFor(query.userId))
      .from(bookings)
      .innerJoin(services, ON.service)
      .innerJoin(professionals, ON.professional)
      .leftJoin(customers, ON.customer)
      .where(isTheirs(query)),
    history: selectHistory(db, isOfTheirs(db, query)),
  };
}

function selectHistory(db: Database, some: SQL | undefined) {
  return db
    .select({
      bookingId: bookingHistory.bookingId,
      actor: bookingHistory.actor,
      action: bookingHistory.action,
      reason: bookingHistory.reason,
      createdAt: bookingHistory.createdAt,
    })
    .from(bookingHistory)
    .where(some)
    .orderBy(asc(bookingHistory.createdAt), sql`rowid`);
}

type Found = Omit<BookingDetails, "history">;
type HistoryRow = BookingHistoryEntry & { bookingId: string };

/** The booking in the rows of `selectBooking`; null when it is not this person's. */
export function bookingOf({
  booking: [found],
  history,
}: {
  booking: Found[];
  history: HistoryRow[];
}): BookingDetails | null {
  return found ? withHistory(found, history) : null;
}

function withHistory<B extends { id: string }>(booking: B, rows: readonly HistoryRow[]) {
  const own = rows
    .filter(({ bookingId }) => bookingId === booking.id)
    .map(({ bookingId, ...entry }) => entry);
  return { ...booking, history: own };
}

/** A booking of this person with its history, or null when it is not theirs (threat 32). */
export async function readBooking(db: Database, query: BookingQuery) {
  const booking = bookingOf(await namedBatch(db, selectBooking(db, query)));
  return booking && { booking };
}

type Person = { id: string; firstName: string; email: string; preferences: DisplayPreferences };

/** A booking with the addresses of both; never for a page. */
export type BookingToChange = {
  booking: BookingDetails;
  customer: Person | null;
  professional: Person;
};

/** Bookings with their two people; `viewer` decides which of the details are read. */
function selectToChange(db: Database, viewer: Viewer) {
  return db
    .select({
      ...detailsFor(viewer),
      customer: { id: customers.id, firstName: customers.firstName, email: customers.email },
      customerPreferences: displayPreferencesColumns(customerSettings),
      professional: {
        id: professionals.id,
        firstName: professionals.firstName,
        email: professionals.email,
      },
      professionalPreferences: displayPreferencesColumns(professionalSettings),
    })
    .from(bookings)
    .innerJoin(services, ON.service)
    .innerJoin(professionals, ON.professional)
    .leftJoin(customers, ON.customer)
    .leftJoin(customerSettings, eq(customerSettings.userId, bookings.customerId))
    .leftJoin(professionalSettings, eq(professionalSettings.userId, bookings.professionalId));
}

type ToChangeRow = Found & {
  customer: Omit<Person, "preferences"> | null;
  customerPreferences: DisplayPreferences;
  professional: Omit<Person, "preferences">;
  professionalPreferences: DisplayPreferences;
};

function toChangeOf(row: ToChangeRow, history: readonly HistoryRow[]): BookingToChange {
  const { customer, customerPreferences, professional, professionalPreferences, ...booking } = row;
  return {
    booking: withHistory(booking, history),
    customer: customer && { ...customer, preferences: customerPreferences },
    professional: { ...professional, preferences: professionalPreferences },
  };
}

/** A booking of this person with the addresses of both; null when it is not theirs. */
export async function readBookingToChange(
  db: Database,
  query: BookingQuery,
): Promise<BookingToChange | null> {
  const [[row], history] = await db.batch([
    selectToChange(db, query.userId).where(isTheirs(query)),
    selectHistory(db, isOfTheirs(db, query)),
  ]);
  return row ? toChangeOf(row, history) : null;
}

const MOST_DUE = 50;

/**
 * The bookings that meet the condition of a scheduled task, at most 50, with the addresses of their people, the
 * smallest value of `order` first.
 */
export async function readDue(
  db: Database,
  {
    condition,
    order,
  }: { condition: SQL; order: typeof bookings.startsAt | typeof bookings.expiresAt },
): Promise<BookingToChange[]> {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(order, asc(bookings.startsAt), asc(bookings.id))
    .limit(MOST_DUE);
  const [rows, history] = await db.batch([
    selectToChange(db, null)
      .where(inArray(bookings.id, due))
      .orderBy(order, asc(bookings.startsAt), asc(bookings.id)),
    selectHistory(db, inArray(bookingHistory.bookingId, due)),
  ]);
  return rows.map((row) => toChangeOf(row, history));
}
