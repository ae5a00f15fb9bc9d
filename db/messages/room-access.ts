import { and, eq, sql } from "drizzle-orm";
import { type AccountStatus, accountStatusOf } from "#app/domain/accounts/account-status.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import {
  heldSessions,
  holders,
  liveSession,
  type Paused,
  pausedState,
} from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { settings } from "#db/schema/accounts.ts";
import { conversations } from "#db/schema/messages.ts";
import { isMember } from "./members.ts";

type MemberSession = {
  userId: string;
  /** Whether others may see that this person is online (decision 60). */
  showsPresence: boolean;
  status: AccountStatus;
};

const MEMBER_SESSION = {
  userId: holders.id,
  showsPresence: sql`coalesce(${settings.showOnlineStatus}, 1)`.mapWith(Boolean),
  paused: pausedState(holders),
  termsVersion: holders.termsVersion,
};

type SessionRow = Omit<MemberSession, "status"> & {
  paused: Paused;
  termsVersion: string | null;
};

function memberSessionOf({
  userId,
  showsPresence,
  paused,
  termsVersion,
}: SessionRow): MemberSession {
  const status = accountStatusOf({ paused, acceptedTerms: termsVersion === TERMS.version });
  return { userId, showsPresence, status };
}

/** The person of a session, by the hash of its id; null if the session is not valid. `now` in UTC ms. */
export async function readMemberSession(
  db: Database,
  sessionHash: string,
  now: number,
): Promise<MemberSession | null> {
  const [memberSession] = await db
    .select(MEMBER_SESSION)
    .from(heldSessions)
    .innerJoin(holders, eq(holders.id, heldSessions.userId))
    .leftJoin(settings, eq(settings.userId, heldSessions.userId))
    .where(sql`${heldSessions.idHash} = ${sessionHash} and ${liveSession(now)}`);
  return memberSession ? memberSessionOf(memberSession) : null;
}

/**
 * As `readMemberSession`, and whether the person is a member of a conversation and whether one of the two blocks the
 * other.
 */
export async function readMember(
  db: Database,
  sessionHash: string,
  conversationId: string,
  now: number,
): Promise<{ memberSession: MemberSession | null; isMember: boolean; isBlocked: boolean }> {
  const { id, participant1, participant2 } = conversations;
  const [row] = await db
    .select({
      ...MEMBER_SESSION,
      conversationId: id,
      isBlocked: sql`${id} is not null and not ${noBlock(participant1, participant2)}`.mapWith(
        Boolean,
      ),
    })
    .from(heldSessions)
    .innerJoin(holders, eq(holders.id, heldSessions.userId))
    .leftJoin(settings, eq(settings.userId, heldSessions.userId))
    .leftJoin(conversations, and(eq(id, conversationId), isMember(holders.id)))
    .where(sql`${heldSessions.idHash} = ${sessionHash} and ${liveSession(now)}`);
  if (!row) return { memberSession: null, isMember: false, isBlocked: false };
  const { conversationId: joined, isBlocked, ...memberSession } = row;
  return { memberSession: memberSessionOf(memberSession), isMember: joined !== null, isBlocked };
}
