import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { removeEndpoint } from "#db/notifications/push-endpoints.ts";
import { sessions } from "#db/schema/access.ts";
import { requestDrafts } from "#db/schema/bookings.ts";
import { jobDrafts } from "#db/schema/jobs.ts";
import { personInBrowser } from "./draft-owners.ts";
import { logEvent, type SecurityContext } from "./security-log.ts";

/** The person who signs out, as far as it is known. */
type SigningOut = { sessionHash: string | null; userId: string | null; deviceHash: string | null };

/**
 * Ends a session, with the push notifications to its browser and a line of the security log. What this browser filled in
 * before goes too: whoever uses it next does not see it (decision 65).
 */
export async function signOut(
  db: Database,
  { sessionHash, userId, deviceHash }: SigningOut,
  context: SecurityContext,
): Promise<void> {
  const browser = userId === null ? null : { userId, deviceId: deviceHash ?? "" };
  const owners = [deviceHash ?? "", personInBrowser(userId ?? "", deviceHash ?? "")];
  await db.batch([
    db.delete(sessions).where(eq(sessions.idHash, sessionHash ?? "")),
    db.delete(requestDrafts).where(inArray(requestDrafts.owner, owners)),
    db.delete(jobDrafts).where(inArray(jobDrafts.owner, owners)),
    ...(browser
      ? [removeEndpoint(db, browser), logEvent(db, browser.userId, "signed-out", context)]
      : []),
  ]);
}
