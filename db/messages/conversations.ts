import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  conversationSchema,
  MOST_MISSED,
  missedSchema,
  PAGE_OF_MESSAGES,
  type Thread,
  threadSchema,
} from "#app/domain/messages/conversation.ts";
import type { Database } from "#db/client.ts";
import { UNREAD_JSON, unreadSchema } from "#db/notifications/unread.ts";
import { parseRow, readRow } from "#db/read.ts";
import { mayWrite, otherOf } from "./members.ts";
import { MESSAGE_JSON } from "./messages.ts";
import { type Marked, markedBy, readMark, TO_THE_END } from "./read-marks.ts";

const PREVIEW_CHARACTERS = 120;

const OTHER_JSON =
  sql.raw(`json_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
  'businessName', u.business_name, 'role', u.role, 'deleted', u.deleted_at is not null)`);

/** The unread messages of the member `m`, who is `me`. */
const unreadOf = (me: string) => sql`(select count(*) from messages x
  where x.conversation_id = m.conversation_id and x.seq > m.last_read_seq and x.sender_id is not ${me})`;

/** The JSON of the conversation `c` as a list shows it to its member `m`, who is `me`; `u` is the other one. */
const entryJson = (me: string) => sql`json_object('id', c.id, 'updatedAt', c.updated_at,
  'other', json(${OTHER_JSON}),
  'lastMessage', (select json_object('content', substr(x.content, 1, ${sql.raw(`${PREVIEW_CHARACTERS}`)}),
    'own', x.sender_id is ${me}) from messages x where x.conversation_id = c.id order by x.seq desc limit 1),
  'unread', ${unreadOf(me)})`;

/** The JSON of one conversation as the list shows it; null to strangers. */
export function conversationJson(me: string, conversationId: string): SQL {
  return sql`(select ${entryJson(me)} from conversations c
    join users u on u.id = ${otherOf(me)}
    join conversation_members m on m.conversation_id = c.id and m.user_id = ${me}
    where c.id = ${conversationId})`;
}

/** The JSON list of a person's newest conversations. One without a message is seen only by who began it. */
function listJson(me: string, most: number): SQL {
  return sql`(select json_group_array(json(entry)) from (
    select ${entryJson(me)} as entry
    from (
      select * from (select * from conversations where participant_1 = ${me}
        order by updated_at desc limit ${most})
      union all
      select * from (select * from conversations where participant_2 = ${me}
        and exists (select 1 from messages x where x.conversation_id = conversations.id)
        order by updated_at desc limit ${most})
      order by updated_at desc, id limit ${most}
    ) c
    join users u on u.id = ${otherOf(me)}
    join conversation_members m on m.conversation_id = c.id and m.user_id = ${me}
    order by c.updated_at desc, c.id))`;
}

/** The JSON of one conversation to one of its people, with the page of messages before a place; null to strangers. */
function threadJson(me: string, conversationId: string, before: number | null): SQL {
  const end = before === null ? sql`` : sql`and seq < ${before}`;
  return sql`(select json_object('id', c.id, 'other', json(${OTHER_JSON}),
      'service', (select json_object('id', s.id, 'title', s.title) from services s
        where s.id = c.service_id and s.listed = 1),
      'messages', (select json_group_array(json(entry)) from (select entry from (
        select seq, ${MESSAGE_JSON} as entry from messages
        where conversation_id = c.id ${end} order by seq desc limit ${sql.raw(`${PAGE_OF_MESSAGES}`)})
        order by seq)),
      'lastSeq', (select coalesce(max(seq), 0) from messages where conversation_id = c.id),
      'readSeq', m.last_read_seq,
      'otherReadSeq', (select last_read_seq from conversation_members
        where conversation_id = c.id and user_id = u.id),
      'muted', m.muted,
      'blocking', exists (select 1 from blocks where blocker_id = ${me} and blocked_id = u.id),
      'mayWrite', ${mayWrite(me)})
    from conversations c
    join users u on u.id = ${otherOf(me)}
    join conversation_members m on m.conversation_id = c.id and m.user_id = ${me}
    where c.id = ${conversationId} and ${me} in (c.participant_1, c.participant_2))`;
}

const pageSchema = z.object({
  conversations: z.array(conversationSchema),
  thread: threadSchema.nullable(),
  /** What the badges say once this page is shown. */
  unread: unreadSchema,
});
export type MessagesPage = z.output<typeof pageSchema>;

export type MessagesAsked = {
  /** How many conversations the list has at most. */
  most: number;
  /** The open conversation, or null. */
  conversationId: string | null;
  /** Its page of messages ends before this place; the newest page without it. */
  before: number | null;
};

/** A person's conversations, newest first, and the open one, in one statement. A stranger's is null. */
export function readMessagesPage(
  db: Database,
  me: string,
  asked: MessagesAsked,
): Promise<MessagesPage> {
  return readRow(db, pageQuery(me, asked), pageSchema);
}

/** The same after marking the open conversation as read to its end, in one batch; with what came of the mark. */
export async function openMessagesPage(
  db: Database,
  me: string,
  asked: MessagesAsked & { conversationId: string },
  now: number,
): Promise<MessagesPage & { marked: Marked | null }> {
  const mark = { conversationId: asked.conversationId, userId: me, seq: TO_THE_END, now };
  const [moved, , , marked, [page]] = await db.batch([
    ...readMark(db, mark),
    db.all<Record<string, unknown>>(pageQuery(me, asked)),
  ]);
  return { ...parseRow(page, pageSchema), marked: markedBy(moved, marked) };
}

function pageQuery(me: string, { most, conversationId, before }: MessagesAsked): SQL {
  const thread = conversationId === null ? sql`null` : threadJson(me, conversationId, before);
  return sql`select ${listJson(me, most)} as conversations_json, ${thread} as thread_json,
    (select ${UNREAD_JSON} from users u where u.id = ${me}) as unread_json`;
}

/** One conversation with its newest messages to one of its people, or null. */
export async function readThread(
  db: Database,
  me: string,
  conversationId: string,
): Promise<Thread | null> {
  const { thread } = await readRow(
    db,
    sql`select ${threadJson(me, conversationId, null)} as thread_json`,
    z.object({ thread: threadSchema.nullable() }),
  );
  return thread;
}

/** The messages on one side of a place: the first ones after it, or the last ones before it; null to strangers. */
export async function readMessages(
  db: Database,
  me: string,
  conversationId: string,
  from: { after: number } | { before: number },
) {
  const after = "after" in from;
  const [most, side, order] = after
    ? [MOST_MISSED, sql`seq > ${from.after}`, sql`asc`]
    : [PAGE_OF_MESSAGES, sql`seq < ${from.before}`, sql`desc`];
  const { found } = await readRow(
    db,
    sql`select (select json_object(
        'messages', (select json_group_array(json(entry)) from (select entry from (
          select seq, ${MESSAGE_JSON} as entry from messages
          where conversation_id = c.id and ${side} order by seq ${order} limit ${sql.raw(`${most}`)})
          order by seq)),
        'count', (select count(*) from (select 1 from messages
          where conversation_id = c.id and ${side} limit ${sql.raw(`${most + 1}`)})),
        'otherReadSeq', (select last_read_seq from conversation_members
          where conversation_id = c.id and user_id <> ${me}))
      from conversations c
      where c.id = ${conversationId} and ${me} in (c.participant_1, c.participant_2)) as found_json`,
    z.object({ found: foundSchema.nullable() }),
  );
  if (!found) return null;
  const { count, ...rest } = found;
  return missedSchema.parse({ ...rest, more: count > most });
}

const foundSchema = missedSchema.omit({ more: true }).extend({ count: z.number() });
