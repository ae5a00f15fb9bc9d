import { z } from "zod";
import { idSchema } from "#app/domain/id.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies/cookies.ts";
import { readSignedValue, signedValue } from "./signed-value.ts";

/** The cookie's name, and the purpose of the key that signs it. */
const NAME = "save-intent";
const WORKS_MS = 30 * MINUTE_MS;

const saveIntentSchema = z.object({
  serviceId: idSchema,
  title: z.string(),
  /** The page after signing in. Only a sign-in that leads there saves the service. */
  next: z.string(),
  /** UTC milliseconds. */
  until: z.number(),
});
/** The service for which a visitor has pressed Save. */
type SaveIntent = z.output<typeof saveIntentSchema>;

/**
 * The signed cookie of a visitor who has pressed Save, for half an hour. Only our own form sets it (threat 21), so no
 * address that another site links to can make a sign-in save something (threat 22).
 */
export function saveIntentCookie(
  request: Request,
  secret: string,
  intent: Omit<SaveIntent, "until">,
  now: number,
): string {
  const value = signedValue({ ...intent, until: now + WORKS_MS }, secret, NAME);
  return writeCookie(request, hostCookie(request, NAME), value, {
    maxAge: WORKS_MS / 1000,
    httpOnly: true,
  });
}

/** What this browser was about to save when it had to sign in, at `now` (UTC milliseconds); else null. */
export function readSaveIntent(request: Request, secret: string, now: number): SaveIntent | null {
  const value = readSignedValue(readCookie(request, hostCookie(request, NAME)), secret, NAME);
  const intent = saveIntentSchema.safeParse(value).data;
  return intent && intent.until > now ? intent : null;
}

/** The cookie that deletes it from a browser. */
export function blankSaveIntentCookie(request: Request): string {
  return writeCookie(request, hostCookie(request, NAME), "", { maxAge: 0, httpOnly: true });
}
