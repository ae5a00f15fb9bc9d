import type { Client } from "@libsql/client";
import { type Browser, storeEndpoint } from "#db/notifications/push-endpoints.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { addSession } from "./sessions.ts";

/** A person signed in, and remembered, in a browser with this name. */
export async function signedInBrowser(
  client: Client,
  userId: string,
  deviceId: string,
  fields: { remember?: number; last_seen_at?: number } = {},
): Promise<Browser> {
  await addSession(client, userId, { device_id: deviceId, ...fields });
  return { userId, deviceId };
}

/** As `signedInBrowser`, with pushes turned on; the endpoint has the browser's name. */
export async function pushedBrowser(
  { client, db }: TestDatabase,
  userId: string,
  deviceId: string,
) {
  const browser = await signedInBrowser(client, userId, deviceId);
  const subscriber = pushSubscriber(deviceId);
  const { endpoint, p256dh, auth } = subscriber;
  await storeEndpoint(db, { ...browser, endpoint, p256dh, auth, isProven: true, now: NOW });
  return { ...browser, subscriber };
}

/** The stored endpoints by their last part, with their person, oldest first. */
export async function endpointsIn(client: Client) {
  const { rows } = await client.execute(
    "select endpoint, user_id, device_id from push_endpoints order by created_at, rowid",
  );
  return rows.map(({ endpoint, user_id, device_id }) => ({
    name: String(endpoint).split("/").at(-1),
    userId: user_id,
    deviceId: device_id,
  }));
}

/** The queued pushes, with their attempts. */
export async function waitingIn(client: Client) {
  const { rows } = await client.execute(
    "select endpoint, attempts, next_attempt_at from push_outbox order by rowid",
  );
  return rows.map(({ endpoint, attempts, next_attempt_at }) => ({
    name: String(endpoint).split("/").at(-1),
    attempts,
    nextAt: Number(next_attempt_at) - NOW,
  }));
}
