import { SETTLED_COOKIE, withSettled } from "#app/domain/drafts/settled.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** As long as a draft is kept on the device. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** The cookie that says that the draft of a subject is not needed any more, beside those its browser has not deleted yet. */
export function settledDraftCookie(request: Request, subject: string): string {
  const value = withSettled(readCookie(request, SETTLED_COOKIE), subject);
  const options = { maxAge: MAX_AGE_S, httpOnly: false };
  return writeCookie(request, SETTLED_COOKIE, value, options);
}
