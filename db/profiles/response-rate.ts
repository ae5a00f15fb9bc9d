import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { HOUR_MS } from "#app/domain/durations.ts";
import { RESPONSE_DAYS, RESPONSE_HOURS } from "#app/domain/profiles/response-rate.ts";
import type { Builder } from "#db/prepared.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";

const answers = alias(messages, "answers");

const WINDOW_MS = RESPONSE_DAYS * 24 * HOUR_MS;
const IN_TIME_MS = RESPONSE_HOURS * HOUR_MS;

/**
 * The statement that counts, for a person at `now` (UTC ms), booking requests and first messages from others, and how
 * many of them the person answered in time. Those that can still be answered in time do not count yet, and requests that
 * the customer cancelled never do.
 */
export function selectResponse(db: Builder, personId: SQLWrapper, now: SQL | number) {
  const since = sql`${now} - ${WINDOW_MS}`;
  const inTime = db
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.conversationId, conversations.id),
        eq(answers.senderId, personId),
        sql`${answers.createdAt} <= ${messages.createdAt} + ${IN_TIME_MS}`,
      ),
    );
  const requests = sql`select in_time, received_at from (
      select ${bookings.createdAt} as received_at, ${bookings.endedBy} is 'customer' as cancelled,
        exists (select 1 from ${bookingHistory} where ${bookingHistory.bookingId} = ${bookings.id}
          and ${bookingHistory.actor} = 'professional'
          and ${bookingHistory.createdAt} <= ${bookings.createdAt} + ${IN_TIME_MS}) as in_time
      from ${bookings} where ${bookings.professionalId} = ${personId} and ${bookings.createdAt} > ${since})
    where in_time or not cancelled
    union all
    select exists ${inTime}, ${messages.createdAt}
    from ${conversations} join ${messages} on ${messages.conversationId} = ${conversations.id}
      and ${messages.seq} = 1
    where ${personId} in (${conversations.participant1}, ${conversations.participant2})
      and ${conversations.updatedAt} > ${since} and ${messages.senderId} is not ${personId}
      and ${messages.createdAt} > ${since}`;
  return db
    .select({
      received: sql<number>`count(*)`,
      answered: sql<number>`coalesce(sum(in_time), 0)`,
    })
    .from(sql`(${requests})`)
    .where(sql`in_time or received_at <= ${now} - ${IN_TIME_MS}`);
}
