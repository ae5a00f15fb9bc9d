import { type SQL, sql } from "drizzle-orm";
import { MOST_PUSH_DEVICES } from "#app/domain/notifications/push.ts";
import type { Database } from "#db/client.ts";

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

const ofBrowser = ({ userId, deviceId }: Browser): SQL =>
  sql`user_id = ${userId} and device_id = ${deviceId}`;

/**
 * Has a browser pushed to for a person who is signed in there; false where nobody is. It replaces what the browser had
 * before, and the oldest of more than ten. An endpoint of somebody else changes hands only with its own two keys,
 * which nobody but that browser knows (threat 63).
 */
export async function storeEndpoint(db: Database, stored: PushEndpoint): Promise<boolean> {
  const { userId, deviceId, endpoint, p256dh, auth, now } = stored;
  const most = sql.raw(`${MOST_PUSH_DEVICES}`);
  const here = ofBrowser(stored);
  const [written] = await db.batch([
    db.run(sql`insert into push_endpoints (endpoint, user_id, device_id, p256dh, auth, created_at)
      select ${endpoint}, ${userId}, ${deviceId}, ${p256dh}, ${auth}, ${now}
      where exists (select 1 from sessions where ${here})
      on conflict (endpoint) do update set user_id = excluded.user_id, device_id = excluded.device_id,
        created_at = excluded.created_at
        where p256dh = excluded.p256dh and auth = excluded.auth`),
    db.run(sql`delete from push_endpoints where ${here} and endpoint <> ${endpoint}
      and exists (select 1 from push_endpoints where endpoint = ${endpoint} and ${here})`),
    db.run(sql`delete from push_endpoints where user_id = ${userId} and endpoint not in (
      select endpoint from push_endpoints where user_id = ${userId}
      order by created_at desc, endpoint limit ${most})`),
  ]);
  return written.rowsAffected === 1;
}

/** The statement after which a browser is not pushed to for a person any more. */
export function removeEndpoint(db: Database, browser: Browser) {
  return db.run(sql`delete from push_endpoints where ${ofBrowser(browser)}`);
}

/** The statement that does so for every browser in which the person has no session left and never passed the factor. */
export function removeEndpointsSignedOut(db: Database, userId: string) {
  return db.run(
    sql`delete from push_endpoints where ${endpointsSignedOut(userId)} and not ${PASSED_THE_FACTOR}`,
  );
}

/** The condition that a row of `push_endpoints` is a person's, in a browser in which they have no session left. */
export function endpointsSignedOut(owner: SQL | string): SQL {
  return sql`user_id = ${owner} and ${NOBODY_THERE}`;
}

/** The condition that a row of `push_endpoints` is of a browser in which its person has no session. */
const NOBODY_THERE = sql.raw(`not exists (select 1 from sessions s
  where s.user_id = push_endpoints.user_id and s.device_id = push_endpoints.device_id)`);

/**
 * The condition that a row of `push_endpoints` is of a browser in which its person has passed the second factor: it keeps
 * getting security notices when somebody else ends its session (threat 69).
 */
export const PASSED_THE_FACTOR = sql.raw(`exists (select 1 from two_factor_devices d
  where d.user_id = push_endpoints.user_id and d.device_id = push_endpoints.device_id)`);

/** The statement that forgets browsers turned on before a moment, UTC ms, in which nobody is signed in. */
export function removeEndpointsBefore(db: Database, moment: number) {
  return db.run(sql`delete from push_endpoints where created_at < ${moment} and ${NOBODY_THERE}`);
}

/** The condition that a person is pushed to in a browser; never in one without a device cookie. */
export function isPushedTo(userId: string, deviceId: string | null): SQL {
  return sql`exists (select 1 from push_endpoints where user_id = ${userId} and device_id = ${deviceId})`;
}
