import { and, eq, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { blocks } from "#db/schema/accounts.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { isMember, otherOf } from "./members.ts";

type Within = { conversationId: string; me: string; now: number };

/** The condition that a conversation is this one and I am in it. */
const isMine = ({ conversationId, me }: Within) =>
  and(eq(conversations.id, conversationId), isMember(sql`${me}`));

/** One row where the conversation is there and I am in it. */
const selectMine = (db: Database, within: Within) =>
  db.select({ id: conversations.id }).from(conversations).where(isMine(within));

/** Keeps the other one of a conversation from writing to this person. False to strangers. */
export async function blockOther(db: Database, within: Within): Promise<boolean> {
  const { me, now } = within;
  const [, found] = await db.batch([
    db.run(
      insertSelect(
        blocks,
        { blockerId: me, blockedId: otherOf(sql`${me}`), createdAt: now },
        sql`from ${conversations} where ${isMine(within)} on conflict do nothing`,
      ),
    ),
    selectMine(db, within),
  ]);
  return found.length === 1;
}

/** Takes it back. False to strangers. */
export async function unblockOther(db: Database, within: Within): Promise<boolean> {
  const other = sql`(select ${otherOf(sql`${within.me}`)} from ${conversations} where ${isMine(within)})`;
  const [, found] = await db.batch([
    db.delete(blocks).where(and(eq(blocks.blockerId, within.me), eq(blocks.blockedId, other))),
    selectMine(db, within),
  ]);
  return found.length === 1;
}

/** Sets whether a person hears of a conversation outside of it: no mail and no notification while muted. */
export async function setMuted(db: Database, { conversationId, me }: Within, muted: boolean) {
  const { rowsAffected } = await db
    .update(conversationMembers)
    .set(muted ? { muted, mailDueAt: null } : { muted })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, me),
      ),
    );
  return rowsAffected === 1;
}

type NewReport = Within & { reason: string; support: { to: string; emailContent: EmailContent } };

/** Writes a report about a conversation down for a moderator, with a letter to support. False to strangers. */
export async function reportConversation(db: Database, report: NewReport): Promise<boolean> {
  const { conversationId, me, now, reason, support } = report;
  const id = crypto.randomUUID();
  const [, , found] = await db.batch([
    db.run(
      insertSelect(
        reports,
        {
          id,
          reporterId: me,
          subjectKind: "conversation",
          subjectId: conversationId,
          reason,
          createdAt: now,
        },
        sql`from ${conversations} where ${isMine(report)} on conflict do nothing`,
      ),
    ),
    queueEmail(db, { kind: "report", about: id, ...support, at: now }),
    selectMine(db, report),
  ]);
  return found.length === 1;
}
