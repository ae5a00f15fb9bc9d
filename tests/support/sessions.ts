import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { hashToken } from "#app/auth/one-time-token.ts";
import { DAY_MS } from "#app/domain/durations.ts";
import { insert } from "./fixtures.ts";

/** Signs a person in at a running server without a password, which would cost it a hash. Returns the value of the cookie. */
export async function signIn(client: Client, userId: string): Promise<string> {
  const session = randomUUID();
  const now = Date.now();
  await insert(client, "sessions", {
    id_hash: hashToken(session),
    user_id: userId,
    expires_at: now + DAY_MS,
    remember: 1,
    last_seen_at: now,
    created_at: now,
  });
  return session;
}
