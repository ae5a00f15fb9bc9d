import type { MiddlewareFunction } from "react-router";
import { findSession, sessionIdOf, touchLastSeen } from "#app/auth/sessions.ts";
import {
  clockContext,
  databaseContext,
  idleUserContext,
  sessionUnreadContext,
  userContext,
} from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { tryDatabase } from "#app/http/try-database.ts";

/**
 * Sets the signed-in person in the context and sends the cookie again when the session was extended. A visitor without a
 * cookie costs no query. When the database does not answer, `sessionUnreadContext` tells somebody with a cookie apart from
 * a visitor; public pages treat both alike.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const source = {
    db: context.get(databaseContext),
    request,
    now: context.get(clockContext)(),
  };
  const found =
    sessionIdOf(request) === null
      ? { ok: true as const, value: null }
      : await tryDatabase(findSession(source));
  const session = found.ok ? found.value : null;
  context.set(userContext, session?.user ?? null);
  context.set(idleUserContext, session?.idle?.userId ?? null);
  context.set(sessionUnreadContext, !found.ok);
  // In parallel with the page's own work, not before it.
  const touched =
    session?.isStale && isActivity(request) ? tryDatabase(touchLastSeen(source)) : null;
  const response = await next();
  await touched;
  // The cookie of an action that signed somebody in or out takes precedence.
  if (session?.cookie && !setsSession(response, session.cookie)) {
    response.headers.append("Set-Cookie", session.cookie);
    if (session.idle) {
      const { minutes } = session.idle;
      response.headers.append("Set-Cookie", noticeCookie(request, "idle", minutes));
    }
  }
  return response;
};

/** A page view or a form; what scripts request by themselves keeps nobody signed in (decision 24). */
function isActivity(request: Request): boolean {
  if (request.method === "POST" || new URL(request.url).pathname.endsWith(".data")) return true;
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

function setsSession(response: Response, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  return response.headers.getSetCookie().some((set) => set.startsWith(name));
}
