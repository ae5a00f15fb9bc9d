import { and, desc, eq, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { MOST_PUSH_DEVICES } from "#app/domain/notifications/push.ts";
import type { Database } from "#db/connection/client.ts";
import { sessions, twoFactorDevices } from "#db/schema/access.ts";
import { pushEndpoints } from "#db/schema/notifications.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import type { Viewer } from "#db/viewer.ts";

/** A person in one browser, which is identified by the hash of its device cookie. */
export type Browser = { userId: string; deviceId: string };

type PushEndpoint = Browser & {
  /** Checked by `pushEndpoint` of the domain. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Whether the person gave a recent proof: without one the browser's oldest endpoint stays. */
  isProven: boolean;
  /** UTC milliseconds now. */
  now: number;
};

const isOf = ({ userId, deviceId }: Browser): SQL | undefined =>
  and(eq(pushEndpoints.userId, userId), eq(pushEndpoints.deviceId, deviceId));

/**
 * Stores the push endpoint of a browser for a person who is signed in there, in place of the browser's earlier one and
 * the oldest of more than ten; false if nobody is. Without a proof the browser keeps its oldest one too (threat 88).
 * One of another person is taken over only with its own two keys (threat 63).
 */
export async function storeEndpoint(db: Database, subscription: PushEndpoint): Promise<boolean> {
  const { userId, deviceId, endpoint, p256dh, auth, isProven, now } = subscription;
  const isThis = eq(pushEndpoints.endpoint, endpoint);
  const signedIn = db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceId, deviceId)));
  const oldest = db
    .select({ endpoint: pushEndpoints.endpoint })
    .from(pushEndpoints)
    .where(isOf(subscription))
    .orderBy(pushEndpoints.createdAt, pushEndpoints.endpoint)
    .limit(1);
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
        sql`where exists ${signedIn} on conflict (${bare(pushEndpoints.endpoint)}) do update
          set ${bare(pushEndpoints.userId)} = ${excluded(pushEndpoints.userId)},
            ${bare(pushEndpoints.deviceId)} = ${excluded(pushEndpoints.deviceId)},
            ${bare(pushEndpoints.createdAt)} = iif(${isOf(subscription)}, ${pushEndpoints.createdAt}, ${excluded(pushEndpoints.createdAt)})
          where ${pushEndpoints.p256dh} = ${excluded(pushEndpoints.p256dh)}
            and ${pushEndpoints.auth} = ${excluded(pushEndpoints.auth)}`,
      ),
    ),
    db
      .delete(pushEndpoints)
      .where(
        and(
          isOf(subscription),
          ne(pushEndpoints.endpoint, endpoint),
          isProven ? undefined : notInArray(pushEndpoints.endpoint, oldest),
          sql`exists (select 1 from ${pushEndpoints} where ${isThis} and ${isOf(subscription)})`,
        ),
      ),
    db
      .delete(pushEndpoints)
      .where(and(eq(pushEndpoints.userId, userId), notInArray(pushEndpoints.endpoint, newest))),
  ]);
  return written.rowsAffected === 1;
}

/** The statement that ends pushes to a browser for a person. */
export function removeEndpoint(db: Database, browser: Browser) {
  return db.delete(pushEndpoints).where(isOf(browser));
}

/** The condition that the person of an endpoint has no session in its browser. */
const IS_SIGNED_OUT = sql`not exists (select 1 from ${sessions}
  where ${sessions.userId} = ${pushEndpoints.userId} and ${sessions.deviceId} = ${pushEndpoints.deviceId})`;

/**
 * The condition that the person of an endpoint has passed the second factor in its browser: it still gets security
 * notifications after a thief has ended its session (threat 69).
 */
export const HAS_PASSED_TWO_FACTOR = sql`exists (select 1 from ${twoFactorDevices}
  where ${twoFactorDevices.userId} = ${pushEndpoints.userId}
    and ${twoFactorDevices.deviceId} = ${pushEndpoints.deviceId})`;

/** The statement that ends pushes to every browser in which a person is signed out and never passed the second factor. */
export function removeEndpointsSignedOut(db: Database, userId: string) {
  return db
    .delete(pushEndpoints)
    .where(sql`${endpointsSignedOut(userId)} and not ${HAS_PASSED_TWO_FACTOR}`);
}

/** The condition that an endpoint is a person's, in a browser in which they are signed out. */
export function endpointsSignedOut(owner: SQL | string): SQL {
  return sql`${pushEndpoints.userId} = ${owner} and ${IS_SIGNED_OUT}`;
}

/** The statement that deletes endpoints stored before a moment, UTC ms, in browsers in which nobody is signed in. */
export function removeEndpointsBefore(db: Database, moment: number) {
  return db.delete(pushEndpoints).where(and(lt(pushEndpoints.createdAt, moment), IS_SIGNED_OUT));
}

/** The statement that reads a person's endpoint in a browser; none without a device cookie. */
export function selectEndpoint(db: Database, userId: Viewer, deviceId: string | null) {
  return db
    .select({ endpoint: pushEndpoints.endpoint })
    .from(pushEndpoints)
    .where(
      and(eq(pushEndpoints.userId, sql`${userId}`), eq(pushEndpoints.deviceId, sql`${deviceId}`)),
    );
}
