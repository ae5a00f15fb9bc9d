import { type SQL, sql } from "drizzle-orm";
import { heldSessions, holders, liveSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { conversations } from "#db/schema/messages.ts";

/** The two people of a conversation, and their valid sessions, by the hash of their ids. */
export type Audience = { members: string[]; sessions: string[] };

/** The statement that reads the valid sessions of a conversation's two people, for `audienceOf`. `now` in UTC ms. */
export function selectAudience(db: Database, conversation: SQL | undefined, now: number) {
  return db
    .select({ idHash: heldSessions.idHash })
    .from(conversations)
    .innerJoin(
      heldSessions,
      sql`${heldSessions.userId} in (${conversations.participant1}, ${conversations.participant2})`,
    )
    .innerJoin(holders, sql`${holders.id} = ${heldSessions.userId} and ${liveSession(now)}`)
    .where(conversation);
}

type Pair = { participant1: string; participant2: string };

/** Whom to announce a change of a conversation to: its two people, and the sessions from `selectAudience`. */
export function audienceOf(
  { participant1, participant2 }: Pair,
  live: readonly { idHash: string }[],
): Audience {
  return {
    members: [participant1, participant2],
    sessions: live.map(({ idHash }) => idHash),
  };
}
