import { and, desc, eq, gte, inArray, isNotNull, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { constant } from "#db/statements/constant.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { isInOwn } from "./members.ts";

const MOST_STEPS = 50;

/** What a card says already, at its own place. */
const SHOWN_BY_CARDS = ["requested", "proposed"];

/**
 * The statement that reads what was done about the bookings that a conversation shows, newest first, until the message at a place
 * (null for until now); nothing to strangers.
 */
export function selectSteps(
  db: Builder,
  me: SQL,
  conversationId: string | SQL,
  before: number | SQL | null,
) {
  const shown = db
    .select({ id: messages.bookingId })
    .from(messages)
    .where(and(isInOwn(conversationId, me), isNotNull(messages.bookingId)));
  const next = db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gte(messages.seq, before ?? 0)))
    .orderBy(messages.seq)
    .limit(1);
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
    })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.bookingId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        inArray(bookingHistory.bookingId, shown),
        notInArray(bookingHistory.action, SHOWN_BY_CARDS),
        before === null
          ? undefined
          : lt(
              bookingHistory.createdAt,
              sql`coalesce(${next}, ${constant(Number.MAX_SAFE_INTEGER)})`,
            ),
      ),
    )
    .orderBy(desc(bookingHistory.createdAt))
    .limit(MOST_STEPS);
}
