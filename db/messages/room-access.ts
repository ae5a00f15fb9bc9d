import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Standing, standingOf } from "#app/domain/accounts/access.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import { liveSession, type Paused, pausedState } from "#db/accounts/sessions.ts";
import type { Database } from "#db/client.ts";
import { sessions, settings, users } from "#db/schema/accounts.ts";
import { conversations } from "#db/schema/messages.ts";
import { isMember } from "./members.ts";

/** Under the names by which `liveSession` knows a session and its person. */
const s = alias(sessions, "s");
const u = alias(users, "u");

type MemberSession = {
  userId: string;
  /** Whether others may see that this person is here (decision 60). */
  showsPresence: boolean;
  standing: Standing;
};

const MEMBER_SESSION = {
  userId: u.id,
  showsPresence: sql`coalesce(${settings.showOnlineStatus}, 1)`.mapWith(Boolean),
  paused: pausedState(u),
  termsVersion: u.termsVersion,
};

type Found = Omit<MemberSession, "standing"> & { paused: Paused; termsVersion: string | null };

function memberSessionOf({ userId, showsPresence, paused, termsVersion }: Found): MemberSession {
  const standing = standingOf({ paused, acceptedTerms: termsVersion === TERMS.version });
  return { userId, showsPresence, standing };
}

/** Whom a session, by the hash of its id, belongs to right now, or null. */
export async function readMemberSession(
  db: Database,
  sessionHash: string,
  now: number,
): Promise<MemberSession | null> {
  const [memberSession] = await db
    .select(MEMBER_SESSION)
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .leftJoin(settings, eq(settings.userId, s.userId))
    .where(sql`${s.idHash} = ${sessionHash} and ${liveSession(now)}`);
  return memberSession ? memberSessionOf(memberSession) : null;
}

/** The same for a conversation's room, with whether that person may be in it: a member whom nobody blocks. */
export async function readMember(
  db: Database,
  sessionHash: string,
  conversationId: string,
  now: number,
): Promise<{ memberSession: MemberSession | null; isMember: boolean; isBlocked: boolean }> {
  const { id, participant1, participant2 } = conversations;
  const [found] = await db
    .select({
      ...MEMBER_SESSION,
      conversationId: id,
      isBlocked: sql`${id} is not null and not ${noBlock(participant1, participant2)}`.mapWith(
        Boolean,
      ),
    })
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .leftJoin(settings, eq(settings.userId, s.userId))
    .leftJoin(conversations, and(eq(id, conversationId), isMember(u.id)))
    .where(sql`${s.idHash} = ${sessionHash} and ${liveSession(now)}`);
  if (!found) return { memberSession: null, isMember: false, isBlocked: false };
  const { conversationId: joined, isBlocked, ...memberSession } = found;
  return { memberSession: memberSessionOf(memberSession), isMember: joined !== null, isBlocked };
}
