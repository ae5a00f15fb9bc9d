import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { type SessionUser, sessionUnreadContext, userContext } from "#app/context.ts";

/**
 * For the layout of an area that needs an account: a visitor is sent to /login and back, a request for data gets 401.
 * While nobody can say who asks, 503.
 */
export const requireUser: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  if (context.get(userContext)) return next();
  if (context.get(sessionUnreadContext)) {
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
  if (new URL(request.url).pathname.endsWith(".data")) {
    throw data("Not authenticated", { status: 401 });
  }
  throw redirect(`/login?next=${encodeURIComponent(url.pathname + url.search)}`, 303);
};

/** Who is signed in, for what stands behind `requireUser`. Throws a 401 where nobody is. */
export function signedIn(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (!user) throw data("Not authenticated", { status: 401 });
  return user;
}
