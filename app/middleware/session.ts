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
 * Puts the person who asks into the context and sends the cookie again when the session was extended. A visitor
 * without a cookie costs no query. While the database is away nobody can say who sent a cookie: `sessionUnreadContext`
 * tells that apart from a visitor, whom public pages take the person for.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const setting = {
    db: context.get(databaseContext),
    request,
    now: context.get(clockContext)(),
  };
  const found =
    sessionIdOf(request) === null
      ? { ok: true as const, value: null }
      : await tryDatabase(findSession(setting));
  const session = found.ok ? found.value : null;
  context.set(userContext, session?.user ?? null);
  context.set(idleUserContext, session?.idle?.userId ?? null);
  context.set(sessionUnreadContext, !found.ok);
  // Beside the page's own work, not before it.
  const awake =
    session?.isStale && isActivity(request) ? tryDatabase(touchLastSeen(setting)) : null;
  const response = await next();
  await awake;
  // An action that signed somebody in or out has had the last word already.
  if (session?.cookie && !setsSession(response, session.cookie)) {
    response.headers.append("Set-Cookie", session.cookie);
    if (session.idle) {
      const { minutes } = session.idle;
      response.headers.append("Set-Cookie", noticeCookie(request, "idle", minutes));
    }
  }
  return response;
};

/** A page view or a form; what scripts ask for by themselves keeps nobody signed in (decision 24). */
function isActivity(request: Request): boolean {
  if (request.method === "POST" || new URL(request.url).pathname.endsWith(".data")) return true;
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

function setsSession(response: Response, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  return response.headers.getSetCookie().some((set) => set.startsWith(name));
}
