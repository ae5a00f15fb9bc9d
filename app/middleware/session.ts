import type { MiddlewareFunction } from "react-router";
import { findSession, sessionIdOf } from "#app/auth/sessions.ts";
import { clockContext, databaseContext, sessionUnreadContext, userContext } from "#app/context.ts";
import { answered } from "#app/http/answered.ts";

/**
 * Puts the person who asks into the context and sends the cookie again when the session was extended. A visitor
 * without a cookie costs no query; while the database is away everybody is treated as one.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const setting = {
    db: context.get(databaseContext),
    request,
    now: context.get(clockContext)(),
  };
  const found =
    sessionIdOf(request) === null
      ? { ok: true as const, value: { user: null, cookie: null } }
      : await answered(findSession(setting));
  context.set(userContext, found.ok ? found.value.user : null);
  context.set(sessionUnreadContext, !found.ok);
  const response = await next();
  const cookie = found.ok ? found.value.cookie : null;
  // An action that signed somebody in or out has had the last word already.
  if (cookie && !setsSession(response, cookie)) response.headers.append("Set-Cookie", cookie);
  return response;
};

function setsSession(response: Response, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  return response.headers.getSetCookie().some((set) => set.startsWith(name));
}
