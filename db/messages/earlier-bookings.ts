import { and, desc, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import { cardText } from "#app/domain/bookings/offer.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { nextSeq } from "./cards.ts";

const MOST_EARLIER = 10;

/** A booking of two people from before their conversation. */
export type EarlierBooking = {
  id: string;
  customerId: string;
  serviceTitle: string;
  startsAt: number;
  createdAt: number;
};

/** The statement that reads the last bookings of two people, at most ten, newest request first. */
export function selectEarlierBookings(db: Database, one: SQLWrapper, other: SQLWrapper) {
  const { customerId, professionalId } = bookings;
  const ofPair = (customer: SQLWrapper, professional: SQLWrapper) =>
    and(sql`${customerId} = ${customer}`, sql`${professionalId} = ${professional}`);
  return db
    .select({
      id: bookings.id,
      customerId: sql<string>`${customerId}`,
      serviceTitle: services.title,
      startsAt: bookings.startsAt,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(or(ofPair(one, other), ofPair(other, one)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(MOST_EARLIER);
}

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
