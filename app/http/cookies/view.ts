import { z } from "zod";
import type { SessionUser } from "#app/context.ts";
import { ROLES } from "#app/domain/accounts/role.ts";
import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "userRole";

export const viewSchema = z.enum(ROLES);
const storedViewSchema = viewSchema.nullable().catch(null);
type View = z.output<typeof viewSchema>;

/**
 * Whether a person sees the customer's or the professional's navigation and overview: their choice, else their role.
 * Permissions never depend on this cookie, only on the account (decision 38).
 */
export function readView(request: Request, user: Pick<SessionUser, "role">): View {
  return storedViewSchema.parse(readCookie(request, COOKIE)) ?? user.role;
}

/** The cookie that stores the view for a year. */
export function viewCookie(request: Request, view: View): string {
  return writeCookie(request, COOKIE, view, {
    maxAge: ONE_YEAR_SECONDS,
    httpOnly: false,
  });
}

/** The cookie that deletes it, at sign-out. */
export function blankViewCookie(request: Request): string {
  return writeCookie(request, COOKIE, "", { maxAge: 0, httpOnly: false });
}
