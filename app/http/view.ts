import { z } from "zod";
import type { SessionUser } from "#app/context.ts";
import { ONE_YEAR_SECONDS } from "#app/domain/durations.ts";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "userRole";

export const viewSchema = z.enum(["customer", "professional"]);
export type View = z.output<typeof viewSchema>;

/**
 * Whose navigation and overview a person looks at: what they chose, else what they are. It chooses nothing else: every
 * rule asks the account, never this cookie (decision 38).
 */
export function readView(request: Request, user: Pick<SessionUser, "role">): View {
  return viewSchema.catch(user.role).parse(readCookie(request, COOKIE));
}

/** The cookie that remembers a view for a year. */
export function viewCookie(request: Request, view: View): string {
  return writeCookie(COOKIE, view, {
    maxAge: ONE_YEAR_SECONDS,
    httpOnly: false,
    secure: isSecure(request),
  });
}

/** The cookie that forgets it, at sign-out. */
export function blankViewCookie(request: Request): string {
  return writeCookie(COOKIE, "", { maxAge: 0, httpOnly: false, secure: isSecure(request) });
}
