import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import {
  type FoundSession,
  findSession,
  NO_SESSION,
  sessionHashOf,
  sessionIdOf,
  setsSession,
  touchLastSeen,
} from "#app/auth/sessions.ts";
import { isSameViewer, readViewer, viewerCookie } from "#app/auth/viewer-cookie.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  foundSessionContext,
  framePersonContext,
  idleUserContext,
  laterContext,
  type SessionUser,
  sessionUnavailableContext,
  unreadContext,
  userContext,
} from "#app/context.ts";
import { isAdmitted } from "#app/domain/accounts/account-status.ts";
import { noticeCookie } from "#app/http/cookies/notice.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { isSmallForm } from "#app/http/forms/small-form.ts";
import { isRead } from "#app/http/is-read.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { routeRulesOf } from "#app/route-rules.ts";
import { requireSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { gatherForm } from "#db/connection/gather-form.ts";
import { gatherReads } from "#db/connection/gather-reads.ts";
import { OtherViewer } from "#db/connection/other-viewer.ts";
import { DatabaseUnavailable } from "#db/connection/unavailable.ts";

type Context = Readonly<RouterContextProvider>;
type Next = () => Promise<Response>;

/**
 * Sets the signed-in person in the context and sends the cookies again when the session was extended. A visitor without a
 * cookie costs no query. When the database does not answer, `sessionUnavailableContext` tells somebody with a cookie apart from
 * a visitor; public pages treat both alike.
 */
export const session: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const viewer = context.get(foundSessionContext) ? null : knownViewer(request, context);
  if (viewer && isRead(request)) {
    return withCookies(request, context, await readTogether(request, context, { viewer, next }));
  }
  if (viewer && isSmallForm(request)) {
    const needsAccount = !isAdmitted(routeRulesOf(pattern)?.write ?? "any account", "visitor");
    const sent = await sendTogether(request, context, { viewer, next, needsAccount });
    return withCookies(request, context, sent);
  }
  return withCookies(request, context, await readFirst(request, context, next));
};

type Answer = { response: Response; found: FoundSession };

/** Reads the session, unless it has been read already, and then lets the route answer. */
async function readFirst(request: Request, context: Context, next: Next): Promise<Answer> {
  const read = await readOnce(request, context);
  const found = read.ok ? read.value : NO_SESSION;
  context.set(unreadContext, async () => found.unread);
  context.set(userContext, found.user);
  context.set(idleUserContext, found.idle?.userId ?? null);
  context.set(sessionUnavailableContext, !read.ok);
  context.set(framePersonContext, read.ok ? null : knownViewer(request, context));
  return { response: await next(), found };
}

type Read = { ok: true; value: FoundSession } | { ok: false };

async function readOnce(request: Request, context: Context): Promise<Read> {
  if (sessionIdOf(request) === null) return { ok: true, value: NO_SESSION };
  const session = context.get(foundSessionContext);
  if (session === "unavailable") return { ok: false };
  if (session) return { ok: true, value: session };
  return tryDatabase(findSession(sourceOf(request, context)));
}

/**
 * Begins the page for the person of the browser's cookie, so that its reads travel with that of the session. The response
 * counts only when the session confirms the person (decision 131). When the database does not answer, nothing is read,
 * and the error page keeps the frame of the dashboard.
 */
async function readTogether(
  request: Request,
  context: Context,
  { viewer, next }: { viewer: SessionUser; next: Next },
): Promise<Answer> {
  const confirmed = Promise.withResolvers<void>();
  const { forSession, forPage } = gatherReads(context.get(databaseContext), confirmed.promise);
  const reading = tryDatabase(findSession(sourceOf(request, context, forSession))).then((read) => {
    if (!read.ok) confirmed.reject(new DatabaseUnavailable("The session could not be read."));
    else if (isSeen(read.value.user, viewer)) confirmed.resolve();
    else confirmed.reject(new OtherViewer("It is not the person of the cookie."));
    return read;
  });
  context.set(unreadContext, async () => {
    const read = await reading;
    return (read.ok ? read.value : NO_SESSION).unread;
  });
  context.set(databaseContext, forPage);
  context.set(userContext, viewer);
  const response = await next();
  const read = await reading;
  if (!read.ok) return { response, found: NO_SESSION };
  if (!isSeen(read.value.user, viewer)) context.set(foundSessionContext, read.value);
  return { response, found: read.value };
}

/**
 * Begins a small form for the person of the browser's cookie: its first call travels in one batch with the read of the
 * session, and takes effect only if that is still the session of this person, word for word (decision 132). The form gets
 * no result of the database before that is known. When the session could not be read, a route that needs an account answers
 * as if it were unknown who is signed in.
 */
async function sendTogether(
  request: Request,
  context: Context,
  { viewer, next, needsAccount }: { viewer: SessionUser; next: Next; needsAccount: boolean },
): Promise<Answer> {
  const { db, now } = sourceOf(request, context);
  const { id: userId, remembered: remember, ...person } = viewer;
  const sessionHash = sessionHashOf(request) ?? "";
  const proof = requireSession(db, sessionHash, { userId, remember, ...person }, now);
  const form = gatherForm(db, proof);
  const isTheirs = ({ user }: FoundSession) => form.isProven() || isSeen(user, viewer);
  const reading = tryDatabase(findSession(sourceOf(request, context, form.forSession))).then(
    (read) => {
      if (!read.ok) form.refuse(new DatabaseUnavailable("The session could not be read."));
      else if (isTheirs(read.value)) form.confirm();
      else form.refuse(new OtherViewer("It is not the person of the cookie."));
      return read;
    },
  );
  context.set(unreadContext, async () => {
    form.depart();
    const read = await reading;
    return (read.ok ? read.value : NO_SESSION).unread;
  });
  context.set(databaseContext, form.forForm);
  context.set(userContext, viewer);
  const response = await next().finally(form.depart);
  const read = await reading;
  if (!read.ok) {
    if (needsAccount) context.set(foundSessionContext, "unavailable");
    return { response, found: NO_SESSION };
  }
  if (!isTheirs(read.value)) context.set(foundSessionContext, read.value);
  return { response, found: read.value };
}

const isSeen = (user: SessionUser | null, viewer: SessionUser) =>
  user !== null && isSameViewer(user, viewer);

/** Who was signed in at the last page of this session, as the browser's cookie says; else null. */
function knownViewer(request: Request, context: Context): SessionUser | null {
  return readViewer(request, context.get(configContext).secret, sessionHashOf(request));
}

function sourceOf(request: Request, context: Context, db: Database = context.get(databaseContext)) {
  return { db, request, now: context.get(clockContext)() };
}

/** The response with the cookies of the session it was made in. */
function withCookies(request: Request, context: Context, { response, found }: Answer): Response {
  if (found.isStale && isActivity(request)) {
    context.get(laterContext)(() => touchLastSeen(sourceOf(request, context)));
  }
  // A response for everybody must hold nothing of anybody (threat 57).
  if (response.headers.get("Cache-Control")?.includes("public")) return response;
  const { person, cookie, idle, user } = found;
  const add = (value: string) => response.headers.append("Set-Cookie", value);
  // The cookies of an action that signed somebody in or out take precedence.
  if (person && !sets(response, person)) add(person);
  if (cookie && !sets(response, cookie)) {
    add(cookie);
    if (idle) add(noticeCookie(request, "idle", idle.minutes));
  }
  const viewer = user && viewerToRemember(request, context, user);
  if (viewer && !setsSession(request, response)) add(viewer);
  return response;
}

/** The cookie for a person whom the browser does not know yet as they are now, else null. */
function viewerToRemember(request: Request, context: Context, user: SessionUser): string | null {
  const sessionHash = sessionHashOf(request);
  if (sessionHash === null || isSeen(knownViewer(request, context), user)) return null;
  return viewerCookie(request, context.get(configContext).secret, { sessionHash, user });
}

/** A page view or a form. What scripts request by themselves does not count as activity (decision 24). */
function isActivity(request: Request): boolean {
  if (request.method === "POST" || isOfScript(request)) return true;
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

function sets(response: Response, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  return response.headers.getSetCookie().some((set) => set.startsWith(name));
}
