import type { OwnPath } from "#app/domain/safe-path.ts";
import { redirect } from "#app/http/redirect.ts";
import { paths, withNext } from "#app/links.ts";
import type { StartedSession } from "./start-session.ts";

/**
 * Sends somebody who has just signed in on to a path of ours, by way of the terms when they are new (decision 35) and of
 * the form that they sent when they were signed out already (decision 24).
 */
export function afterSignIn(
  next: OwnPath,
  { cookies, acceptedTerms, hasUnsent }: StartedSession,
): Response {
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  const goal = hasUnsent ? withNext(paths.unsentForm, next) : next;
  const asked = withNext(paths.acceptTerms, goal);
  return redirect(acceptedTerms ? goal : asked, { status: 303, headers });
}
