import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Standing, standingOf } from "#app/domain/accounts/access.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import type { Database } from "#db/client.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import { liveSession, RESTING, type Resting } from "#db/accounts/sessions.ts";
import { conversations } from "#db/schema/messages.ts";
import { sessions, settings, users } from "#db/schema/accounts.ts";
import { isMember } from "./members.ts";

/** Under the names by which `liveSession` and `RESTING` know a session and its person. */
const s = alias(sessions, "s");
const u = alias(users, "u");

type Entrant = {
  userId: string;
  /** Whether others may see that this person is here (decision 60). */
  showsPresence: boolean;
  standing: Standing;
};

const ENTRANT = {
  userId: u.id,
  showsPresence: sql`coalesce(${settings.showOnlineStatus}, 1)`.mapWith(Boolean),
  resting: sql<Resting>`${RESTING}`,
  termsVersion: u.termsVersion,
};

type Found = Omit<Entrant, "standing"> & { resting: Resting; termsVersion: string | null };

function entrantOf({ userId, showsPresence, resting, termsVersion }: Found): Entrant {
  const standing = standingOf({ resting, acceptedTerms: termsVersion === TERMS.version });
  return { userId, showsPresence, standing };
}

/** Whom a session, by the hash of its id, belongs to right now, or null. */
export async function readEntrant(
  db: Database,
  sessionHash: string,
  now: number,
): Promise<Entrant | null> {
  const [entrant] = await db
    .select(ENTRANT)
    .from(s)
    .innerJoin(u, eq(u.id, s.userId))
    .leftJoin(settings, eq(settings.userId, s.userId))
    .where(sql`${s.idHash} = ${sessionHash} and ${liveSession(now)}`);
  return entrant ? entrantOf(entrant) : null;
}

/** The same for a conversation's room, with whether that person may be in it: a member whom nobody blocks. */
export async function readMember(
  db: Database,
  sessionHash: string,
  conversationId: string,
  now: number,
): Promise<{ entrant: Entrant | null; isMember: boolean; isBlocked: boolean }> {
  const { id, participant1, participant2 } = conversations;
  const [found] = await db
    .select({
      ...ENTRANT,
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
  if (!found) return { entrant: null, isMember: false, isBlocked: false };
  const { conversationId: joined, isBlocked, ...entrant } = found;
  return { entrant: entrantOf(entrant), isMember: joined !== null, isBlocked };
}
