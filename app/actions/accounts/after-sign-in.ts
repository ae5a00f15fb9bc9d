import type { OwnPath } from "#app/domain/safe-path.ts";
import { seeOther } from "#app/http/respond.ts";
import { paths, withNext } from "#app/links.ts";
import type { StartedSession } from "./start-session.ts";

/**
 * Redirects somebody who has just signed in to a path of ours, by way of the terms when they are new (decision 35) and of
 * the form that they sent after their session had ended (decision 24).
 */
export function afterSignIn(
  request: Request,
  next: OwnPath,
  { cookies, acceptedTerms, hasUnsent }: StartedSession,
): Response {
  const goal = hasUnsent ? withNext(paths.unsentForm, next) : next;
  const termsFirst = withNext(paths.acceptTerms, goal);
  return seeOther(acceptedTerms ? goal : termsFirst, { request, cookies });
}
