import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { otherName } from "#app/domain/messages/conversation.ts";
import {
  MOST_NEW_CONVERSATIONS,
  NEW_ACCOUNT_MS,
  type StartAbout,
  type StartRefusal,
} from "#app/domain/messages/conversation-start.ts";
import type { Database } from "#db/client.ts";
import { noBlock, REACHABLE } from "#db/people/reach.ts";
import { readRow } from "#db/read.ts";
import { haveBooking, takesDirectMessages } from "./members.ts";

const targetSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    businessName: z.string().nullable(),
    role: z.enum(["customer", "professional"]),
    service: z.object({ id: z.string(), title: z.string() }).nullable(),
    conversationId: z.string().nullable(),
    blocked: bit,
    takesMessages: bit,
    tooMany: bit,
  })
  .transform((target) => ({ ...target, name: otherName({ ...target, deleted: false }) }));
type StartTarget = z.output<typeof targetSchema>;

type Asked = StartAbout & {
  me: string;
  /** UTC milliseconds. */
  now: number;
  /** Whether the limit of new accounts counts. */
  limited: boolean;
};

/**
 * Whom a conversation would be with and what stands in the way; null when there is nobody. Private people are found by
 * those who have a booking or a conversation with them.
 */
export async function readStartTarget(db: Database, asked: Asked): Promise<StartTarget | null> {
  const { me } = asked;
  const other = sql`u.id`;
  const { target } = await readRow(
    db,
    sql`select (select json_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'businessName', u.business_name, 'role', u.role,
        'service', ${serviceJson(asked)},
        'conversationId', ${conversationOf(me, other)},
        'blocked', not ${noBlock(sql`${me}`, other)},
        'takesMessages', ${takesDirectMessages(other)} or ${haveBooking(sql`${me}`, other)},
        'tooMany', not ${mayStartAnother(asked)})
      from users u where u.id = ${personOf(asked)} and ${REACHABLE} and (u.id = ${me}
        or coalesce((select profile_visibility from settings where user_id = u.id), 'public') <> 'private'
        or ${haveBooking(sql`${me}`, other)} or ${conversationOf(me, other)} is not null)) as target_json`,
    z.object({ target: targetSchema.nullable() }),
  );
  return target;
}

/** Why this target cannot be written to, or null when it can. An old conversation is always found again. */
export function startRefusal(target: StartTarget | null, me: string): StartRefusal | null {
  if (!target) return "unknown";
  if (target.id === me) return "self";
  if (target.conversationId) return null;
  if (target.blocked) return "blocked";
  if (!target.takesMessages) return "direct-messages-off";
  return target.tooMany ? "too-many" : null;
}

/**
 * Finds the conversation of two people or begins it: one for each pair, whoever asks and however often at once
 * (decision 91). What stands in the way is checked in the statement that writes. Null when something did.
 */
export async function startConversation(db: Database, asked: Asked & { other: string }) {
  const { me, other, now, service } = asked;
  const id = crypto.randomUUID();
  const them = sql`${other}`;
  const results = await db.batch([
    db.run(sql`insert into conversations (id, participant_1, participant_2, service_id, created_at, updated_at)
      select ${id}, ${me}, u.id, (select s.id from services s where s.id = ${service ?? null} and s.pro_id = u.id
        and s.listed = 1), ${now}, ${now}
      from users u where u.id = ${other} and u.id <> ${me} and ${REACHABLE} and ${noBlock(sql`${me}`, them)}
        and (${takesDirectMessages(them)} or ${haveBooking(sql`${me}`, them)}) and ${mayStartAnother(asked)}
      on conflict do nothing`),
    db.run(sql`insert into conversation_members (conversation_id, user_id)
      select ${id}, u.id from users u where u.id in (${me}, ${other})
        and exists (select 1 from conversations where id = ${id}) on conflict do nothing`),
    db.all<{ id: string | null }>(sql`select ${conversationOf(me, them)} as id`),
  ]);
  return results[2][0]?.id ?? null;
}

function personOf({ with: person, service }: StartAbout): SQL {
  if (person !== undefined) return sql`${person}`;
  return sql`(select s.pro_id from services s where s.id = ${service} and s.listed = 1)`;
}

function serviceJson({ service }: StartAbout): SQL {
  if (service === undefined) return sql`null`;
  return sql`(select json_object('id', s.id, 'title', s.title) from services s
    where s.id = ${service} and s.pro_id = u.id and s.listed = 1)`;
}

/** The expressions are those of the unique index `conversations_pair`. */
function conversationOf(me: string, other: SQL): SQL {
  return sql`(select c.id from conversations c
    where min(c.participant_1, c.participant_2) = min(${me}, ${other})
      and max(c.participant_1, c.participant_2) = max(${me}, ${other}))`;
}

/** Ten a day, by the calendar of Guyana, in the first week of an account. */
function mayStartAnother({ me, now, limited }: Asked): SQL {
  if (!limited) return sql`1`;
  return sql`((select created_at from users where id = ${me}) <= ${now - NEW_ACCOUNT_MS}
    or (select count(*) from conversations where participant_1 = ${me}
      and created_at >= ${momentOn(dayOf(now))}) < ${MOST_NEW_CONVERSATIONS})`;
}
