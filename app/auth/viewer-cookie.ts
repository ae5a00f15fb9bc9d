import { z } from "zod";
import type { SessionUser } from "#app/context.ts";
import { roleSchema } from "#app/domain/accounts/account.ts";
import { displayPreferencesSchema } from "#app/domain/settings/settings.ts";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies/cookies.ts";
import { readSignedValue, signedValue } from "./signed-value.ts";

/** The cookie's name, and the purpose of the key that signs it. */
const NAME = "viewer";

const viewerSchema = z.object({
  /** The hash of the session in which the person was seen. */
  session: z.string(),
  user: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    role: roleSchema,
    pictureId: z.string().nullable(),
    displayPreferences: displayPreferencesSchema,
    paused: z.enum(["deactivated", "deleting"]).nullable(),
    acceptedTerms: z.boolean(),
    emailFails: z.boolean(),
    unsentAction: z.string().nullable(),
    confirmedAt: z.number().nullable(),
    remembered: z.boolean(),
  }) satisfies z.ZodType<SessionUser>,
});

/**
 * The person who was signed in at the last page of this session, or null. A page may start its reads for this person while
 * the session is being read; nothing is sent or written before the session confirms every field (decision 131).
 */
export function readViewer(
  request: Request,
  secret: string,
  sessionHash: string | null,
): SessionUser | null {
  const value = readCookie(request, hostCookie(request, NAME));
  if (value === null || sessionHash === null) return null;
  const viewer = viewerSchema.safeParse(readSignedValue(value, secret, NAME));
  return viewer.success && viewer.data.session === sessionHash ? viewer.data.user : null;
}

/** The signed cookie that says who is signed in, until the browser is closed; never read by scripts. */
export function viewerCookie(
  request: Request,
  secret: string,
  { sessionHash, user }: { sessionHash: string; user: SessionUser },
): string {
  const value = signedValue({ session: sessionHash, user }, secret, NAME);
  return writeCookie(request, hostCookie(request, NAME), value, { httpOnly: true });
}

/** The cookie that makes a browser forget who was signed in. */
export function blankViewerCookie(request: Request): string {
  return writeCookie(request, hostCookie(request, NAME), "", { maxAge: 0, httpOnly: true });
}

/** Whether two records of a person have the same fields. */
export function isSameViewer(cookieUser: SessionUser, sessionUser: SessionUser): boolean {
  const fields = viewerSchema.shape.user;
  return JSON.stringify(fields.parse(cookieUser)) === JSON.stringify(fields.parse(sessionUser));
}
