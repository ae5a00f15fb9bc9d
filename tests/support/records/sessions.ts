import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { hashToken } from "#app/auth/one-time-token.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

type SessionFields = Partial<{
  device_id: string;
  expires_at: number;
  remember: number;
  last_seen_at: number;
  created_at: number;
  confirmed_at: number;
}>;

/**
 * Adds a session of a person that is remembered for 30 days and was used just now, unless the fields say otherwise. Returns the
 * value of its cookie, and the hash of that, which is the id of the session.
 */
export async function addSession(client: Client, userId: string, fields: SessionFields = {}) {
  const cookie = randomUUID();
  const hash = hashToken(cookie);
  await insert(client, "sessions", {
    id_hash: hash,
    user_id: userId,
    expires_at: NOW + 30 * DAY_MS,
    remember: 1,
    last_seen_at: NOW,
    created_at: NOW,
    ...fields,
  });
  return { cookie, hash };
}

/** Signs a person in at a running server without a password, which would cost it a hash. Returns the value of the cookie. */
export async function signIn(client: Client, userId: string): Promise<string> {
  const now = Date.now();
  const times = { expires_at: now + DAY_MS, last_seen_at: now, created_at: now };
  return (await addSession(client, userId, times)).cookie;
}
