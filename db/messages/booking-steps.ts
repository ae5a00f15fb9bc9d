import { and, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { isInOwn } from "./members.ts";

const MOST_STEPS = 50;

/** What a card says already, at its own place. */
const SHOWN_BY_CARDS = ["requested", "proposed"];

/** The statement that reads what was done about the bookings that a conversation shows, newest first; nothing to strangers. */
export function selectSteps(db: Builder, me: SQL, conversationId: string | SQL) {
  const shown = db
    .select({ id: messages.bookingId })
    .from(messages)
    .where(and(isInOwn(conversationId, me), isNotNull(messages.bookingId)));
  return db
    .select({
      bookingId: bookings.id,
      serviceTitle: services.title,
      customerId: bookings.customerId,
      entry: {
        actor: bookingHistory.actor,
        action: bookingHistory.action,
        reason: bookingHistory.reason,
        createdAt: bookingHistory.createdAt,
      },
      afterSeq: sql<number>`coalesce((select max(before.seq) from messages before
        where before.conversation_id = ${conversationId} and before.created_at <= ${bookingHistory.createdAt}), 0)`,
    })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.bookingId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        inArray(bookingHistory.bookingId, shown),
        notInArray(bookingHistory.action, SHOWN_BY_CARDS),
      ),
    )
    .orderBy(desc(bookingHistory.createdAt))
    .limit(MOST_STEPS);
}
