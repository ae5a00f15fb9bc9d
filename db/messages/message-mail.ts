import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Letter } from "#app/domain/post/letter.ts";
import { professionalName } from "#app/domain/services/professional.ts";
import type { Database } from "#db/client.ts";
import { REACHABLE } from "#db/people/reach.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { MAIL_AGAIN_MS } from "./messages.ts";

const MOST_AT_ONCE = 50;

const dueSchema = z
  .object({
    conversationId: z.string(),
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    sender: z.object({
      firstName: z.string(),
      lastName: z.string(),
      businessName: z.string().nullable(),
    }),
    /** The beginning of the last unread message. */
    preview: z.string(),
    unread: z.number(),
  })
  .transform(({ sender, ...due }) => ({ ...due, sender: professionalName(sender) }));
type DueMessageMail = z.output<typeof dueSchema>;

/** The messages of others that the member `m` has not read. */
const UNREAD = sql.raw(`messages x where x.conversation_id = m.conversation_id
  and x.seq > m.last_read_seq and x.sender_id is not m.user_id`);

/** Whether the person `m` wants mail about messages; who has set nothing does (specification B, section 3). */
const WANTED = sql.raw(`coalesce((select email_notifications and message_notifications from settings
  where user_id = m.user_id), 1) = 1 and m.muted = 0`);

/** Nothing is due later than an hour from now, unless a clock was ahead. */
const isDue = (now: number) =>
  sql`(m.mail_due_at <= ${now} or m.mail_due_at > ${now + MAIL_AGAIN_MS})`;

/** The conversations whose unread messages are due to be mailed about, longest due first, at most 50. */
export async function readDueMessageMail(db: Database, now: number): Promise<DueMessageMail[]> {
  const rows = await db.all<{
    due: string;
  }>(sql`select json_object('conversationId', m.conversation_id,
      'userId', m.user_id, 'email', u.email, 'firstName', u.first_name,
      'sender', json_object('firstName', o.first_name, 'lastName', o.last_name, 'businessName', o.business_name),
      'preview', (select substr(x.content, 1, 300) from ${UNREAD} order by x.seq desc limit 1),
      'unread', (select count(*) from ${UNREAD})) as due
    from conversation_members m
    join users u on u.id = m.user_id and ${REACHABLE}
    join conversation_members om on om.conversation_id = m.conversation_id and om.user_id <> m.user_id
    join users o on o.id = om.user_id
    where ${isDue(now)} and ${WANTED} and exists (select 1 from ${UNREAD})
    order by m.mail_due_at limit ${MOST_AT_ONCE}`);
  return rows.map(({ due }) => dueSchema.parse(JSON.parse(due)));
}

/** Queues the letter about a conversation, once: whoever reads it first, or mails first, wins. */
export async function queueMessageMail(
  db: Database,
  { conversationId, userId, email }: DueMessageMail,
  letter: Letter,
  now: number,
): Promise<void> {
  await db.batch([
    db.run(sql`update conversation_members as m set mail_due_at = null, mailed_at = ${now}
      where m.conversation_id = ${conversationId} and m.user_id = ${userId} and ${isDue(now)}
        and ${WANTED} and exists (select 1 from ${UNREAD})`),
    queueLetter(db, {
      kind: "message",
      about: `${conversationId}:${now}`,
      to: email,
      userId,
      letter,
      at: now,
    }),
  ]);
}

/** Forgets what was due to people who want no such mail, have read everything, or are gone. */
export async function dropUnwantedMessageMail(db: Database, now: number): Promise<void> {
  await db.run(sql`update conversation_members as m set mail_due_at = null
    where ${isDue(now)} and not (${WANTED} and exists (select 1 from ${UNREAD})
      and exists (select 1 from users u where u.id = m.user_id and ${REACHABLE}))`);
}
