import {
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import { type SessionUser, sessionUnreadContext, userContext } from "#app/context.ts";
import type { UnsentForm } from "#app/domain/unsent-form.ts";
import { keepTyped } from "#app/http/typed-before.ts";
import { unsentForm } from "#app/http/unsent-form.ts";
import { signInFor } from "#app/ui/links.ts";

/** Who is signed in. Throws a visitor to /login and back to `next`; a 503 while nobody can say who asks. */
export function personAsking(context: Readonly<RouterContextProvider>, next: string): SessionUser {
  const user = context.get(userContext);
  if (user) return user;
  if (context.get(sessionUnreadContext)) {
    throw nobodyKnows(null);
  }
  throw redirect(signInFor(next), 303);
}

function nobodyKnows(unsent: UnsentForm | null) {
  return data(unsent, { status: 503, headers: { "Retry-After": "5" } });
}

/**
 * For the layout of an area that needs an account: a visitor is sent to /login and back, with what was typed when a
 * session ended over it (decision 24), a request for data gets 401, somebody whose account rests, or who has not accepted
 * the newest terms, is asked about that first. While nobody can say who asks, a form goes back to its sender.
 */
export const requireUser: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const isVisitor = !context.get(userContext) && !context.get(sessionUnreadContext);
  const here = url.pathname + url.search;
  if (isVisitor) await keepTyped(request, here, context);
  if (isVisitor && new URL(request.url).pathname.endsWith(".data")) {
    throw data("Not authenticated", { status: 401 });
  }
  if (context.get(sessionUnreadContext)) throw nobodyKnows(await unsentForm(request, here));
  const { resting, acceptedTerms } = personAsking(context, here);
  if (!resting && acceptedTerms) return next();
  // A document of its own, also when the dashboard's scripts ask for data.
  const first = resting ? "/welcome-back" : "/terms/accept";
  throw redirectDocument(`${first}?next=${encodeURIComponent(here)}`, 303);
};

/** Who is signed in, for what stands behind `requireUser`. Throws a 401 where nobody is. */
export function signedIn(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (!user) throw data("Not authenticated", { status: 401 });
  return user;
}
