import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { BookingDetails } from "#app/domain/bookings/booking.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { settings } from "#db/schema/accounts.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";
import {
  type BookingQuery,
  detailsFor,
  type Found,
  type HistoryRow,
  isOfTheirs,
  isTheirs,
  selectHistory,
  withHistory,
} from "./booking.ts";
import { customers, ON, professionals } from "./booking-columns.ts";

const customerSettings = alias(settings, "customer_settings");
const professionalSettings = alias(settings, "professional_settings");

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
