import { type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "#app/domain/durations.ts";
import { RESPONSE_DAYS, RESPONSE_HOURS } from "#app/domain/messages/response-rate.ts";

const WINDOW_MS = RESPONSE_DAYS * 24 * HOUR_MS;
const IN_TIME_MS = RESPONSE_HOURS * HOUR_MS;

/**
 * The JSON object of `responseSchema` for a person, at `now` (UTC ms): booking requests and first messages of others,
 * and how many of them the person answered in time. What may still be answered in time does not count yet, nor does a
 * request that the customer took back.
 */
export function responseJson(personId: SQL, now: number): SQL {
  return sql`(select json_object('asked', count(*), 'answered', coalesce(sum(in_time), 0)) from (
    select in_time, asked_at from (
      select b.created_at as asked_at, b.ended_by is 'customer' as taken_back,
        exists (select 1 from booking_history where booking_id = b.id and actor = 'professional'
          and created_at <= b.created_at + ${IN_TIME_MS}) as in_time
      from bookings b where b.professional_id = ${personId} and b.created_at > ${now - WINDOW_MS})
    where in_time or not taken_back
    union all
    select exists (select 1 from messages where conversation_id = c.id and sender_id = ${personId}
        and created_at <= m.created_at + ${IN_TIME_MS}), m.created_at
    from conversations c join messages m on m.conversation_id = c.id and m.seq = 1
    where ${personId} in (c.participant_1, c.participant_2) and c.updated_at > ${now - WINDOW_MS}
      and m.sender_id is not ${personId} and m.created_at > ${now - WINDOW_MS})
    where in_time or asked_at <= ${now - IN_TIME_MS})`;
}
