import { sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { offers } from "#db/schema/jobs.ts";

/** A professional as a customer sees them before an offer is accepted: the business, else the first name alone. */
export const offererName = sql<string>`coalesce(nullif(${users.businessName}, ''), ${users.firstName})`;

/** An offer for a job as its page shows it to both sides. */
export const OFFER = {
  id: offers.id,
  professionalId: offers.professionalId,
  serviceId: offers.serviceId,
  priceAmount: offers.priceAmount,
  priceType: offers.priceType,
  minutes: offers.minutes,
  message: offers.message,
  times: offers.times,
  status: offers.status,
  bookingId: offers.bookingId,
  createdAt: offers.createdAt,
  /** When it was last changed, UTC milliseconds. */
  version: offers.updatedAt,
};
