import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookingReference, REFERENCE_LENGTH } from "#app/domain/bookings/booking.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings } from "#db/schema/bookings.ts";

const TRIES = 5;

/**
 * Calls `write` with a new reference and gives its result. Where `write` gives undefined, the reference belongs to
 * another booking, and it is called again; throws after five.
 */
export async function withFreeReference<Result>(
  write: (reference: string) => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await write(bookingReference(randomBytes(REFERENCE_LENGTH)));
    if (result !== undefined) return result;
  }
  throw new Error("No free booking reference was found.");
}

/** The statement that finds the booking with a reference, for the batch that would store another. */
export const selectReference = (db: Database, reference: string) =>
  db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference));
