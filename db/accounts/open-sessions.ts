import { and, desc, eq, sql } from "drizzle-orm";
import type { OpenSession } from "#app/domain/accounts/open-session.ts";
import type { Database } from "#db/connection/client.ts";
import { removeEndpointsSignedOut } from "#db/notifications/push-endpoints.ts";
import { sessions } from "#db/schema/access.ts";
import { endAccess } from "./end-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { heldSessions, holders, liveSession } from "./sessions.ts";

const LISTED = 100;
const REFERENCE_LENGTH = 16;

/** What a session is called on a page: the beginning of the hash of its id, which opens nothing. */
export const sessionReference = (idHash: string) => idHash.slice(0, REFERENCE_LENGTH);

/** The sessions of a person that still count, the one that asks first, then the last used. */
export async function readOpenSessions(
  db: Database,
  { userId, idHash, now }: { userId: string; idHash: string; now: number },
): Promise<OpenSession[]> {
  const isCurrent = eq(heldSessions.idHash, idHash);
  const open = await db
    .select({
      idHash: heldSessions.idHash,
      remember: heldSessions.remember,
      userAgent: heldSessions.userAgent,
      lastSeenAt: heldSessions.lastSeenAt,
      createdAt: heldSessions.createdAt,
    })
    .from(heldSessions)
    .innerJoin(holders, eq(holders.id, heldSessions.userId))
    .where(and(eq(heldSessions.userId, userId), liveSession(now)))
    .orderBy(desc(isCurrent), desc(heldSessions.lastSeenAt))
    .limit(LISTED);
  return open.map(({ idHash: hash, ...session }) => ({
    ...session,
    reference: sessionReference(hash),
    current: hash === idHash,
  }));
}

/** Which sessions of a person end: one, every other than the one that asks, or all of them. */
type EndedSessions =
  | { which: "one"; reference: string }
  | { which: "others"; idHash: string }
  | { which: "all" };

/**
 * Ends sessions of a person, with a line of the security log if there was one to end. Signing out all others, or
 * all of them, ends access as `ACCESS_AFTER` of the domain says (threat 68).
 */
export async function endSessions(
  db: Database,
  userId: string,
  ended: EndedSessions,
  context: SecurityContext,
): Promise<void> {
  if (ended.which === "one") {
    const reference = sql`substr(${sessions.idHash}, 1, ${REFERENCE_LENGTH})`;
    await db.batch([
      db.delete(sessions).where(and(eq(sessions.userId, userId), eq(reference, ended.reference))),
      logChange(db, userId, "sessions-ended", context),
      removeEndpointsSignedOut(db, userId),
    ]);
    return;
  }
  const sessionHash = ended.which === "others" ? ended.idHash : null;
  const hasOthers = sql`exists (select 1 from ${sessions}
    where ${sessions.userId} = ${userId} and ${sessions.idHash} is not ${sessionHash})`;
  await db.batch([
    logChange(db, userId, "sessions-ended", context, hasOthers),
    ...endAccess(db, { event: "signed-out-everywhere", owner: userId, except: { sessionHash } }),
  ]);
}
