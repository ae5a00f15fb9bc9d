import { data, type MiddlewareFunction, redirect } from "react-router";
import { sessionUnreadContext, userContext } from "#app/context.ts";

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
