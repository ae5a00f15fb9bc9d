import type { RouterContextProvider } from "react-router";
import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { accountStatusOf } from "#app/domain/accounts/account-status.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { seeOther } from "#app/http/respond.ts";
import { paths, withNext } from "#app/links.ts";
import type { StartedSession } from "./start-session.ts";

/**
 * Redirects somebody who has just signed in to a path of ours, by way of the terms when they are new (decision 35) and of
 * the form that they sent after their session had ended (decision 24). What they pressed Save for is saved (decision 15),
 * for an account that may not write yet once it may.
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
