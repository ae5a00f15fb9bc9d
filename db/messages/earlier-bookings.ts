import { and, desc, eq, or, sql } from "drizzle-orm";
import { cardText } from "#app/domain/bookings/offer.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { nextSeq } from "./cards.ts";

const MOST_EARLIER = 10;

/** The last bookings of two people, at most ten, oldest request first. */
export async function readEarlierBookings(db: Database, one: string, other: string) {
  const { customerId, professionalId } = bookings;
  const rows = await db
    .select({
      id: bookings.id,
      customerId,
      serviceTitle: services.title,
      startsAt: bookings.startsAt,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      or(
        and(eq(customerId, one), eq(professionalId, other)),
        and(eq(customerId, other), eq(professionalId, one)),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(MOST_EARLIER);
  return rows.toReversed();
}
type EarlierBooking = Awaited<ReturnType<typeof readEarlierBookings>>[number];

/**
 * The statements that show these bookings in a conversation, each in the place and under the client id that it would have had with
 * its request; nothing where the conversation did not begin with this batch.
 */
export function showEarlier(
  db: Database,
  conversationId: string,
  earlier: readonly EarlierBooking[],
) {
  return earlier.map(({ id, customerId, serviceTitle, startsAt, createdAt }) =>
    db.run(
      insertSelect(
        messages,
        {
          id: crypto.randomUUID(),
          conversationId,
          senderId: sql`${customerId}`,
          clientId: id,
          seq: nextSeq(db),
          content: cardText(serviceTitle, startsAt),
          bookingId: id,
          createdAt,
          updatedAt: createdAt,
        },
        sql`from ${conversations} where ${conversations.id} = ${conversationId} on conflict do nothing`,
      ),
    ),
  );
}
