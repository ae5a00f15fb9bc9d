import { and, eq, gt, isNull, min, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { RESPONSE_DAYS, RESPONSE_HOURS } from "#app/domain/profiles/response-rate.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import type { Builder } from "#db/statements/prepared.ts";

const answers = alias(messages, "answers");
const typed = alias(messages, "typed");

const WINDOW_MS = RESPONSE_DAYS * DAY_MS;
const IN_TIME_MS = RESPONSE_HOURS * HOUR_MS;

const counts = {
  received: sql<number>`count(*)`,
  answered: sql<number>`coalesce(sum(in_time), 0)`,
};

/**
 * The statement that counts, for a person at `now` (UTC ms), booking requests and first messages from others, and how
 * many of them the person answered in time. Those that can still be answered in time do not count yet, and requests that
 * the customer cancelled never do.
 */
export function selectResponse(db: Builder, personId: SQLWrapper, now: SQL | number) {
  return db.select(counts).from(requestsTo(db, sql`(select ${personId} as id)`, now));
}

/** The same counts for each person of a table of ids, `people`, who received any. */
export function selectResponses(db: Builder, people: SQL, now: number) {
  return db
    .select({ personId: sql<string>`person_id`, ...counts })
    .from(requestsTo(db, people, now))
    .groupBy(sql`person_id`);
}

/** Every request that counts, with whom it was to and whether the answer came in time. */
function requestsTo(db: Builder, people: SQL, now: SQL | number): SQL {
  const since = sql`${now} - ${WINDOW_MS}`;
  const person = sql`people.id`;
  const inTime = db
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.conversationId, conversations.id),
        eq(answers.senderId, person),
        gt(answers.seq, messages.seq),
        sql`${answers.createdAt} <= ${messages.createdAt} + ${IN_TIME_MS}`,
      ),
    );
  // A conversation may begin with cards of bookings, which count as requests.
  const first = db
    .select({ seq: min(typed.seq) })
    .from(typed)
    .where(and(eq(typed.conversationId, conversations.id), isNull(typed.bookingId)));
  return sql`(select person_id, in_time from (
    select person_id, in_time, received_at from (
      select ${person} as person_id, ${bookings.createdAt} as received_at,
        ${bookings.endedBy} is 'customer' as cancelled,
        exists (select 1 from ${bookingHistory} where ${bookingHistory.bookingId} = ${bookings.id}
          and ${bookingHistory.actor} = 'professional'
          and ${bookingHistory.createdAt} <= ${bookings.createdAt} + ${IN_TIME_MS}) as in_time
      from ${people} people cross join ${bookings} on ${bookings.professionalId} = ${person}
      where ${bookings.createdAt} > ${since})
    where in_time or not cancelled
    union all
    select ${person}, exists ${inTime}, ${messages.createdAt}
    from ${people} people cross join ${conversations}
      on ${conversations.participant1} = ${person} or ${conversations.participant2} = ${person}
      cross join ${messages} on ${messages.conversationId} = ${conversations.id} and ${messages.seq} = ${first}
    where ${conversations.updatedAt} > ${since} and ${messages.senderId} is not ${person}
      and ${messages.createdAt} > ${since})
    where in_time or received_at <= ${now} - ${IN_TIME_MS})`;
}
