import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { PARTIES } from "#app/domain/bookings/booking.ts";
import { type BookingPart, type ShownIn, statusesShowing } from "#app/domain/bookings/seen.ts";
import { FORMER_CUSTOMER } from "#app/domain/reviews/review.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import { constant } from "#db/statements/constant.ts";
import type { Viewer } from "#db/viewer.ts";
import { takesBookingsOf } from "./takes-bookings.ts";

export const customers = alias(users, "customers");
export const professionals = alias(users, "professionals");

/** A booking as lists show it to this one of its two people; service, professional and customer are joined. */
export const bookingFor = (viewer: Viewer) => ({
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
  // Told to the customer alone: nobody finds out from it whom a customer has blocked.
  serviceBookable: sql`${bookings.customerId} is ${viewer}
    and ${takesBookingsOf(bookings.customerId)}`.mapWith(Boolean),
});

/** The join conditions of the tables of `bookingFor`. A service stays readable when it is deleted (threat 40). */
export const ON = {
  service: eq(services.id, bookings.serviceId),
  professional: eq(professionals.id, bookings.professionalId),
  customer: eq(customers.id, bookings.customerId),
};

const COLUMN_OF_PARTY = { customer: bookings.customerId, professional: bookings.professionalId };

/** The condition that a part of a booking is shown to this one of its two people (decision 73, threat 97). */
export function isShownTo(viewer: Viewer, part: BookingPart, place: ShownIn): SQL {
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
  ...bookingFor(viewer),
  notes: partFor(viewer, "notes", place),
  landmark: partFor(viewer, "landmark", place),
  customerPhone: partFor(viewer, "customerPhone", place),
});
