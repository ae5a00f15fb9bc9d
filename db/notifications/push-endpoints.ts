import { and, desc, eq, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { MOST_PUSH_DEVICES } from "#app/domain/notifications/push.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { sessions, twoFactorDevices } from "#db/schema/accounts.ts";
import { pushEndpoints } from "#db/schema/email.ts";
import type { Viewer } from "#db/viewer.ts";

/** A person in one browser, which is known by the hash of its device cookie. */
export type Browser = { userId: string; deviceId: string };

type PushEndpoint = Browser & {
  /** Passed by `pushEndpoint` of the domain. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** UTC milliseconds now. */
  now: number;
};

const isOf = ({ userId, deviceId }: Browser): SQL | undefined =>
  and(eq(pushEndpoints.userId, userId), eq(pushEndpoints.deviceId, deviceId));

/**
 * Has a browser pushed to for a person who is signed in there; false where nobody is. It replaces what the browser had
 * before, and the oldest of more than ten. An endpoint of somebody else changes hands only with its own two keys,
 * which nobody but that browser knows (threat 63).
 */
export async function storeEndpoint(db: Database, stored: PushEndpoint): Promise<boolean> {
  const { userId, deviceId, endpoint, p256dh, auth, now } = stored;
  const isThis = eq(pushEndpoints.endpoint, endpoint);
  const signedIn = db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceId, deviceId)));
  const newest = db
    .select({ endpoint: pushEndpoints.endpoint })
    .from(pushEndpoints)
    .where(eq(pushEndpoints.userId, userId))
    .orderBy(desc(pushEndpoints.createdAt), pushEndpoints.endpoint)
    .limit(MOST_PUSH_DEVICES);
  const [written] = await db.batch([
    db.run(
      insertSelect(
        pushEndpoints,
        { endpoint, userId, deviceId, p256dh, auth, createdAt: now },
        sql`where exists ${signedIn} on conflict (endpoint) do update set user_id = excluded.user_id,
          device_id = excluded.device_id, created_at = excluded.created_at
          where ${pushEndpoints.p256dh} = excluded.p256dh and ${pushEndpoints.auth} = excluded.auth`,
      ),
    ),
    db
      .delete(pushEndpoints)
      .where(
        and(
          isOf(stored),
          ne(pushEndpoints.endpoint, endpoint),
          sql`exists (select 1 from ${pushEndpoints} where ${isThis} and ${isOf(stored)})`,
        ),
      ),
    db
      .delete(pushEndpoints)
      .where(and(eq(pushEndpoints.userId, userId), notInArray(pushEndpoints.endpoint, newest))),
  ]);
  return written.rowsAffected === 1;
}

/** The statement after which a browser is not pushed to for a person any more. */
export function removeEndpoint(db: Database, browser: Browser) {
  return db.delete(pushEndpoints).where(isOf(browser));
}

/** The condition that a row of `push_endpoints` is of a browser in which its person has no session. */
const NOBODY_THERE = sql`not exists (select 1 from ${sessions}
  where ${sessions.userId} = ${pushEndpoints.userId} and ${sessions.deviceId} = ${pushEndpoints.deviceId})`;

/**
 * The condition that a row of `push_endpoints` is of a browser in which its person has passed the second factor: it keeps
 * getting security notices when somebody else ends its session (threat 69).
 */
export const PASSED_THE_FACTOR = sql`exists (select 1 from ${twoFactorDevices}
  where ${twoFactorDevices.userId} = ${pushEndpoints.userId}
    and ${twoFactorDevices.deviceId} = ${pushEndpoints.deviceId})`;

/** The statement that does so for every browser in which the person has no session left and never passed the factor. */
export function removeEndpointsSignedOut(db: Database, userId: string) {
  return db
    .delete(pushEndpoints)
    .where(sql`${endpointsSignedOut(userId)} and not ${PASSED_THE_FACTOR}`);
}

/** The condition that a row of `push_endpoints` is a person's, in a browser in which they have no session left. */
export function endpointsSignedOut(owner: SQL | string): SQL {
  return sql`${pushEndpoints.userId} = ${owner} and ${NOBODY_THERE}`;
}

/** The statement that forgets browsers turned on before a moment, UTC ms, in which nobody is signed in. */
export function removeEndpointsBefore(db: Database, moment: number) {
  return db.delete(pushEndpoints).where(and(lt(pushEndpoints.createdAt, moment), NOBODY_THERE));
}

/** The statement that gives a row where a person is pushed to in a browser; never in one without a device cookie. */
export function selectPushedTo(db: Database, userId: Viewer, deviceId: string | null) {
  return db
    .select({ endpoint: pushEndpoints.endpoint })
    .from(pushEndpoints)
    .where(
      and(eq(pushEndpoints.userId, sql`${userId}`), eq(pushEndpoints.deviceId, sql`${deviceId}`)),
    );
}
