import { and, eq, exists, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EmailContent } from "#app/domain/email/email.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { mayReach } from "#db/may-reach.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { isUnreadMessage } from "#db/unread-message.ts";
import { EMAIL_AGAIN_MS } from "./messages.ts";

const MOST_AT_ONCE = 50;
const PREVIEW_CHARACTERS = 300;

const senders = alias(users, "senders");
const otherMembers = alias(conversationMembers, "other_members");
const { conversationId, userId, mailDueAt, muted } = conversationMembers;

type DueMessageEmail = {
  conversationId: string;
  userId: string;
  email: string;
  firstName: string;
  senderId: string;
  sender: string;
  /** The beginning of the last unread message that somebody typed, else of what a booking says of itself. */
  preview: string;
  unread: number;
};

/** The condition that a member gets e-mail about messages, which is the default. */
const IS_ENABLED = sql`${wantsEmail("messages", userId)} and ${muted} = 0`;

const HAS_UNREAD = sql`exists (select 1 from ${messages} where ${isUnreadMessage})`;

/** The condition that an e-mail is due, also one that a wrong clock set more than an hour ahead. */
const isDue = (now: number) =>
  sql`(${mailDueAt} <= ${now} or ${mailDueAt} > ${now + EMAIL_AGAIN_MS})`;

/** The conversations for whose unread messages an e-mail is due, longest due first, at most 50. `now` in UTC ms. */
export async function readDueMessageEmails(db: Database, now: number): Promise<DueMessageEmail[]> {
  const last = db
    .select({ preview: sql`substr(${messages.content}, 1, ${PREVIEW_CHARACTERS})`.as("preview") })
    .from(messages)
    .where(isUnreadMessage)
    .orderBy(sql`${messages.bookingId} is not null, ${messages.seq} desc`)
    .limit(1);
  const rows = await db
    .select({
      conversationId,
      userId,
      email: users.email,
      firstName: users.firstName,
      senderId: senders.id,
      sender: {
        firstName: senders.firstName,
        lastName: senders.lastName,
        businessName: senders.businessName,
      },
      preview: sql<string>`${last}`,
      unread: sql<number>`(select count(*) from ${messages} where ${isUnreadMessage})`,
    })
    .from(conversationMembers)
    .innerJoin(users, and(eq(users.id, userId), isReachable(users)))
    .innerJoin(
      otherMembers,
      and(eq(otherMembers.conversationId, conversationId), ne(otherMembers.userId, userId)),
    )
    .innerJoin(senders, eq(senders.id, otherMembers.userId))
    .where(and(isDue(now), IS_ENABLED, HAS_UNREAD, mayReach(senders.id, users.id)))
    .orderBy(mailDueAt)
    .limit(MOST_AT_ONCE);
  return rows.map(({ sender, ...due }) => ({ ...due, sender: professionalName(sender) }));
}

/** Queues the e-mail about a conversation, unless the messages are read or another run has queued it. */
export async function queueMessageEmail(
  db: Database,
  due: DueMessageEmail,
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
          IS_ENABLED,
          HAS_UNREAD,
        ),
      ),
    queueEmail(db, {
      kind: "message",
      about: `${due.conversationId}:${now}`,
      to: due.email,
      userId: due.userId,
      from: due.senderId,
      emailContent,
      at: now,
    }),
  ]);
}

/**
 * Cancels the due e-mails of people who have turned them off, have read everything, or whose account is closed. `now`
 * in UTC milliseconds.
 */
export async function cancelMessageEmails(db: Database, now: number): Promise<void> {
  const open = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isReachable(users)));
  await db
    .update(conversationMembers)
    .set({ mailDueAt: null })
    .where(sql`${isDue(now)} and not (${IS_ENABLED} and ${HAS_UNREAD} and ${exists(open)})`);
}
