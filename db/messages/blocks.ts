import { and, eq, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { hasOpenReport } from "#db/open-report.ts";
import { blocks } from "#db/schema/accounts.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isMember, otherOf } from "./members.ts";

type Membership = { conversationId: string; me: string; now: number };

/** The condition that a conversation is this one and its member is `me`. */
const isMine = ({ conversationId, me }: Membership) =>
  and(eq(conversations.id, conversationId), isMember(sql`${me}`));

/** One row if the conversation exists and `me` is a member. */
const selectMine = (db: Database, membership: Membership) =>
  db.select({ id: conversations.id }).from(conversations).where(isMine(membership));

/** Blocks the other person of a conversation, so that neither can write (decision 92). False to strangers. */
export async function blockOther(db: Database, membership: Membership): Promise<boolean> {
  const { me, now } = membership;
  const [, found] = await db.batch([
    db.run(
      insertSelect(
        blocks,
        { blockerId: me, blockedId: otherOf(sql`${me}`), createdAt: now },
        sql`from ${conversations} where ${isMine(membership)} on conflict do nothing`,
      ),
    ),
    selectMine(db, membership),
  ]);
  return found.length === 1;
}

/** Removes one's own block of the other person. False to strangers. */
export async function unblockOther(db: Database, membership: Membership): Promise<boolean> {
  const other = sql`(select ${otherOf(sql`${membership.me}`)} from ${conversations} where ${isMine(membership)})`;
  const [, found] = await db.batch([
    db.delete(blocks).where(and(eq(blocks.blockerId, membership.me), eq(blocks.blockedId, other))),
    selectMine(db, membership),
  ]);
  return found.length === 1;
}

/** Mutes or unmutes a conversation: while muted it causes no e-mail and no notification. False to strangers. */
export async function setMuted(db: Database, { conversationId, me }: Membership, muted: boolean) {
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

type NewReport = Membership & {
  reason: string;
  support: { to: string; emailContent: EmailContent };
};

/**
 * Stores a report about a conversation for the moderators, with an e-mail to support; one a person while it is open
 * (threat 98). False to strangers.
 */
export async function reportConversation(db: Database, report: NewReport): Promise<boolean> {
  const { conversationId, me, now, reason, support } = report;
  const id = crypto.randomUUID();
  const subject = { subjectKind: "conversation", subjectId: conversationId } as const;
  const { found } = await namedBatch(db, {
    report: db.run(
      insertSelect(
        reports,
        {
          id,
          reporterId: me,
          ...subject,
          reason,
          createdAt: now,
        },
        sql`from ${conversations} where ${isMine(report)}
          and not ${hasOpenReport({ reporterId: me, ...subject })}`,
      ),
    ),
    email: queueEmail(db, { kind: "report", about: id, ...support, at: now }),
    found: selectMine(db, report),
  });
  return found.length === 1;
}
