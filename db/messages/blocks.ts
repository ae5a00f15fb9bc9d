import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { blocks } from "#db/schema/accounts.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
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
