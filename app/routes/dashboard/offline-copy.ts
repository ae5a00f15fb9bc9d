import { clockContext, databaseContext } from "#app/context.ts";
import { KEPT_DAYS } from "#app/domain/offline/copy.ts";
import { writeCopy } from "#app/domain/offline/write-copy.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readOfflineCopy } from "#db/overview/offline-copy.ts";
import type { Route } from "./+types/offline-copy.ts";

/** The copy of the person's day for their phone, only in a session with “Remember me”; 304 while it is unchanged. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId, remembered, displayPreferences: preferences } = signedIn(context);
  if (!remembered)
    return jsonError(403, "Sign in with “Remember me” to keep your bookings on this device.");
  const now = context.get(clockContext)();
  const today = dayOf(now);
  const period = { userId, from: momentOn(today), to: momentOn(addDays(today, KEPT_DAYS)) };
  const read = await readForResource(readOfflineCopy(context.get(databaseContext), period));
  const body = JSON.stringify(writeCopy(read, { userId, preferences, now }));
  const tag = `"${await hashOf(body)}"`;
  if (request.headers.get("If-None-Match") === tag) {
    return new Response(null, { status: 304, headers: { ETag: tag } });
  }
  return new Response(body, { headers: { "Content-Type": "application/json", ETag: tag } });
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).subarray(0, 12), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
