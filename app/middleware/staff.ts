import { data, type MiddlewareFunction } from "react-router";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, databaseContext, laterContext, staffContext } from "#app/context.ts";
import { includesRole } from "#app/domain/team/roles.ts";
import { STAFF_TOUCH_MS } from "#app/domain/team/staff-session.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { redirect, redirectDocument } from "#app/http/responses/redirect.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths, withForm, withNext } from "#app/links.ts";
import { routeRulesOf } from "#app/route-rules.ts";
import { readStaffMember, touchStaffSession } from "#db/team/staff.ts";

/**
 * Runs before every page of the team: for everybody else these pages do not exist. A member of the team first enters
 * with password and code, and again after 30 minutes without use. A form that is sent in between is sent again after that.
 */
export const staffOnly: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const required = routeRulesOf(pattern)?.role;
  const { id: userId } = signedIn(context);
  const sessionHash = sessionHashOf(request) ?? "";
  const session = { userId, sessionHash, now: context.get(clockContext)() };
  const db = context.get(databaseContext);
  const member = required && (await readForPage(readStaffMember(db, session)));
  if (!member) throw data(null, { status: 404 });
  const { role, hasFactor } = member;
  context.set(staffContext, { id: userId, role, sessionHash, hasFactor });
  if (url.pathname === paths.teamEnter) return next();
  if (member.seenAt === null) throw askToEnter(request, url);
  if (!includesRole(role, required)) throw data(null, { status: 403 });
  if (session.now - member.seenAt >= STAFF_TOUCH_MS) {
    context.get(laterContext)(() => touchStaffSession(db, session));
  }
  return next();
};

/** The redirect to the page that asks for password and code. A form gets a 307, with which a browser sends it again. */
function askToEnter(request: Request, url: URL): Response {
  const address = url.pathname + url.search;
  if (request.method === "POST" && !isOfScript(request)) {
    return redirect(withForm(paths.teamEnter, address), 307);
  }
  return redirectDocument(withNext(paths.teamEnter, address), 303);
}
