import { and, eq, exists, gt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EmailContent } from "#app/domain/email/email.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import { MAIL_AGAIN_MS } from "./messages.ts";

const MOST_AT_ONCE = 50;
const PREVIEW_CHARACTERS = 300;

const senders = alias(users, "senders");
const otherMembers = alias(conversationMembers, "other_members");
const { conversationId, userId, lastReadSeq, mailDueAt, muted } = conversationMembers;

type DueMessageMail = {
  conversationId: string;
  userId: string;
  email: string;
  firstName: string;
  sender: string;
  /** The beginning of the last unread message. */
  preview: string;
  unread: number;
};

/** The condition that a message is of the other one and not read by the member. */
const IS_UNREAD = and(
  eq(messages.conversationId, conversationId),
  gt(messages.seq, lastReadSeq),
  sql`${messages.senderId} is not ${userId}`,
);

/** Whether a member wants mail about messages; who has set nothing does (specification B, section 3). */
const IS_WANTED = sql`coalesce((select ${settings.emailNotifications} and ${settings.messageNotifications}
  from ${settings} where ${settings.userId} = ${userId}), 1) = 1 and ${muted} = 0`;

const HAS_UNREAD = sql`exists (select 1 from ${messages} where ${IS_UNREAD})`;

/** Nothing is due later than an hour from now, unless a clock was ahead. */
const isDue = (now: number) =>
  sql`(${mailDueAt} <= ${now} or ${mailDueAt} > ${now + MAIL_AGAIN_MS})`;

/** The conversations whose unread messages are due to be mailed about, longest due first, at most 50. */
export async function readDueMessageMail(db: Database, now: number): Promise<DueMessageMail[]> {
  const last = db
    .select({ preview: sql`substr(${messages.content}, 1, ${PREVIEW_CHARACTERS})`.as("preview") })
    .from(messages)
    .where(IS_UNREAD)
    .orderBy(sql`${messages.seq} desc`)
    .limit(1);
  const rows = await db
    .select({
      conversationId,
      userId,
      email: users.email,
      firstName: users.firstName,
      sender: {
        firstName: senders.firstName,
        lastName: senders.lastName,
        businessName: senders.businessName,
      },
      preview: sql<string>`${last}`,
      unread: sql<number>`(select count(*) from ${messages} where ${IS_UNREAD})`,
    })
    .from(conversationMembers)
    .innerJoin(users, and(eq(users.id, userId), isReachable(users)))
    .innerJoin(
      otherMembers,
      and(eq(otherMembers.conversationId, conversationId), ne(otherMembers.userId, userId)),
    )
    .innerJoin(senders, eq(senders.id, otherMembers.userId))
    .where(and(isDue(now), IS_WANTED, HAS_UNREAD))
    .orderBy(mailDueAt)
    .limit(MOST_AT_ONCE);
  return rows.map(({ sender, ...due }) => ({ ...due, sender: professionalName(sender) }));
}

/** Queues the letter about a conversation, once: whoever reads it first, or mails first, wins. */
export async function queueMessageMail(
  db: Database,
  due: DueMessageMail,
  emailContent: EmailContent,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(conversationMembers)
      .set({ mailDueAt: null, mailedAt: now })
      .where(
        and(
          eq(conversationId, due.conversationId),
          eq(userId, due.userId),
          isDue(now),
          IS_WANTED,
          HAS_UNREAD,
        ),
      ),
    queueEmail(db, {
      kind: "message",
      about: `${due.conversationId}:${now}`,
      to: due.email,
      userId: due.userId,
      emailContent,
      at: now,
    }),
  ]);
}

/** Forgets what was due to people who want no such mail, have read everything, or are gone. */
export async function dropUnwantedMessageMail(db: Database, now: number): Promise<void> {
  const there = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isReachable(users)));
  await db
    .update(conversationMembers)
    .set({ mailDueAt: null })
    .where(sql`${isDue(now)} and not (${IS_WANTED} and ${HAS_UNREAD} and ${exists(there)})`);
}
