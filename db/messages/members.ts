import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { CONTACT_STATUSES } from "#app/domain/bookings/booking.ts";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookingHistory, bookings, hasStatus } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";

const query = new QueryBuilder();
const partners = alias(users, "partners");

/**
 * The condition that a booking lets `me` write to the other: it is or was confirmed, or the other asked `me` for it and
 * waits for the answer. One's own request opens nothing (threat 98).
 */
export function haveBooking(me: SQLWrapper, other: SQLWrapper): SQL {
  const { customerId, professionalId } = bookings;
  const confirmed = query
    .select({ id: bookingHistory.id })
    .from(bookingHistory)
    .where(
      and(eq(bookingHistory.bookingId, bookings.id), eq(bookingHistory.toStatus, "confirmed")),
    );
  const agreed = or(hasStatus(...CONTACT_STATUSES), exists(confirmed));
  const together = or(
    and(eq(customerId, me), eq(professionalId, other), agreed),
    and(eq(customerId, other), eq(professionalId, me), or(agreed, hasStatus("pending"))),
  );
  return exists(query.select({ id: bookings.id }).from(bookings).where(together));
}

/** The condition that a person accepts messages of people without a booking; the default is yes. */
export function takesDirectMessages(person: SQLWrapper): SQL {
  return sql`coalesce((select ${settings.allowDirectMessages} from ${settings}
    where ${settings.userId} = ${person}), 1) = 1`;
}

/** The condition that a person is one of the two people of a conversation. */
export function isMember(person: SQLWrapper): SQL {
  return sql`${person} in (${conversations.participant1}, ${conversations.participant2})`;
}

/** The condition that a message is of this conversation and that the person is a member of it. */
export function isInOwn(conversationId: string | SQL, person: SQLWrapper): SQL {
  return sql`(${messages.conversationId} = ${conversationId} and exists (select 1 from ${conversations}
    where ${conversations.id} = ${conversationId} and ${isMember(person)}))`;
}

/** The condition that a conversation is that of two people, by the expressions of the unique index `conversations_pair`. */
export function isOfPair(one: SQLWrapper, other: SQLWrapper): SQL {
  const { participant1, participant2 } = conversations;
  return sql`min(${participant1}, ${participant2}) = min(${one}, ${other})
    and max(${participant1}, ${participant2}) = max(${one}, ${other})`;
}

/** The id of the other person of a conversation. */
export function otherOf(me: SQLWrapper): SQL<string> {
  const { participant1, participant2 } = conversations;
  return sql<string>`(case ${participant1} when ${me} then ${participant2} else ${participant1} end)`;
}

/**
 * The condition that `me` may write in a conversation: the other person's account is open, neither blocks the other, and
 * the other accepts direct messages, has a booking with `me` (`haveBooking`) or has written before (decisions 60 and 92).
 */
export function mayWrite(me: SQLWrapper): SQL {
  const other = otherOf(me);
  const open = query
    .select({ id: partners.id })
    .from(partners)
    .where(and(eq(partners.id, other), isReachable(partners)));
  const messageOfOther = query
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.senderId, other)));
  return sql`(${exists(open)} and ${noBlock(me, other)}
    and (${takesDirectMessages(other)} or ${haveBooking(me, other)} or ${exists(messageOfOther)}))`;
}
