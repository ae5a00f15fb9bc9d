import type { RouterContextProvider } from "react-router";
import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { accountStatusOf } from "#app/domain/accounts/account-status.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { paths, withNext } from "#app/links.ts";
import type { StartedSession } from "./start-session.ts";

/**
 * Redirects somebody who has just signed in: first to the terms when these are new (decision 35), then to the form they sent
 * after their session had ended (decision 24), then to `next`. For an active account it also saves the service for which
 * they pressed Save as a visitor (decision 15).
 */
export async function afterSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: OwnPath,
  session: StartedSession,
): Promise<Response> {
  const isActive = accountStatusOf(session) === "active";
  const save = isActive ? await saveAfterSignIn(request, context, session.id, next) : null;
  const goal = session.hasUnsent ? withNext(paths.unsentForm, next) : next;
  const termsFirst = withNext(paths.acceptTerms, goal);
  return seeOther(session.acceptedTerms ? goal : termsFirst, {
    request,
    notice: save?.notice,
    cookies: [...session.cookies, ...(save?.cookies ?? [])],
  });
}
