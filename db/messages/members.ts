import { type SQL, sql } from "drizzle-orm";
import { noBlock, REACHABLE } from "#db/people/reach.ts";

/** The condition that two people have, or had, a booking together. */
export function haveBooking(one: SQL, other: SQL): SQL {
  return sql`exists (select 1 from bookings k where (k.customer_id = ${one} and k.professional_id = ${other})
    or (k.customer_id = ${other} and k.professional_id = ${one}))`;
}

/** The condition that a person takes messages of people without a booking; the default is yes. */
export function takesDirectMessages(person: SQL): SQL {
  return sql`coalesce((select allow_direct_messages from settings where user_id = ${person}), 1) = 1`;
}

/** The other one of the two people of the conversation `c`. */
export function otherOf(me: string): SQL {
  return sql`(case c.participant_1 when ${me} then c.participant_2 else c.participant_1 end)`;
}

/**
 * The condition that a message of `me` in the conversation `c` would be taken: the other one is there, nobody blocks,
 * and they take direct messages, have a booking together or have written themselves (decisions 60 and 92).
 */
export function mayWrite(me: string): SQL {
  const person = sql`${me}`;
  const other = otherOf(me);
  return sql`(exists (select 1 from users u where u.id = ${other} and ${REACHABLE})
    and ${noBlock(person, other)}
    and (${takesDirectMessages(other)} or ${haveBooking(person, other)}
      or exists (select 1 from messages x where x.conversation_id = c.id and x.sender_id = ${other})))`;
}
