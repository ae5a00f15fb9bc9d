import { TimeSpan } from "lucia";
import type { SessionUser, Unread } from "#app/context.ts";
import { endsByItselfAt, isIdle } from "#app/domain/accounts/idle.ts";
import type { PersonCookie } from "#app/domain/accounts/person-cookie.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies/cookies.ts";
import { blankPersonCookie, personCookie, readPerson } from "#app/http/cookies/person-cookie.ts";
import { type NewSession, replaceSession, touchSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { type Beginning, luciaOver, REMEMBERED, StaleProof } from "./lucia.ts";
import { hashToken } from "./one-time-token.ts";
import { blankViewerCookie } from "./viewer-cookie.ts";

/** The name of the cookie. */
const NAME = "session";
const NOT_REMEMBERED = new TimeSpan(24, "h");
const durationOf = (remember: boolean) => (remember ? REMEMBERED : NOT_REMEMBERED);
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** `now` in UTC milliseconds. */
type SessionSource = { db: Database; request: Request; now: number };

/** The session id in a request; null for a visitor, for whom nothing is looked up. */
export function sessionIdOf(request: Request): string | null {
  return readCookie(request, hostCookie(request, NAME));
}

export type FoundSession = {
  user: SessionUser | null;
  unread: Unread;
  /** The session cookie to set: the same id when the session was just extended, a blank one when it has ended; else null. */
  cookie: string | null;
  /** The person cookie to set; blank when the session was ended before its time; else null. */
  person: string | null;
  /** The person whose session ended just now for lack of activity, and its timeout in minutes (decision 24); else null. */
  idle: { userId: string; minutes: number } | null;
  /** Whether `touchLastSeen` is due: the last activity was stored more than a minute ago. */
  isStale: boolean;
};

export const NO_SESSION: FoundSession = {
  user: null,
  unread: { messages: 0, notifications: 0 },
  cookie: null,
  person: null,
  idle: null,
  isStale: false,
};

/** The session of a request's cookie. A request without a cookie costs no query. */
export async function findSession({ db, request, now }: SessionSource): Promise<FoundSession> {
  const id = sessionIdOf(request);
  if (id === null) return NO_SESSION;
  const lucia = luciaOver(db, now);
  const { user: account, session } = await lucia.validateSession(id);
  if (!account) {
    const person = wasEnded(request, now) ? blankPersonCookie(request) : null;
    return { ...NO_SESSION, cookie: blankSessionCookie(request), person };
  }
  const { unread, ...user } = account;
  if (isIdle(session, now)) {
    await lucia.invalidateSession(id);
    const idle = { userId: user.id, minutes: session.sessionTimeout };
    return { ...NO_SESSION, cookie: blankSessionCookie(request), idle };
  }
  const extended = session.fresh && session.remember;
  const storedEnd = extended ? now + REMEMBERED.milliseconds() : session.storedEnd;
  const person = { id: user.id, endsAt: endsByItselfAt(session, storedEnd, now) };
  return {
    user,
    unread,
    cookie: extended ? sessionCookie(request, id, true) : null,
    person: isInBrowser(request, person) ? null : personCookie(request, person),
    idle: null,
    isStale: Math.abs(now - session.lastSeenAt) >= TOUCH_INTERVAL_MS,
  };
}

/** Whether the browser already has this person cookie; its end may differ by a minute. */
function isInBrowser(request: Request, person: PersonCookie): boolean {
  const cookie = readPerson(request);
  return cookie?.id === person.id && Math.abs(cookie.endsAt - person.endsAt) < TOUCH_INTERVAL_MS;
}

/**
 * Whether the missing session of a browser was ended before its time, for example by a revocation: then everything stored
 * on the device is erased (decision 116). After its time nothing is erased, because the same person may come back: when two
 * requests arrive at the end of the idle time, the second one finds no session.
 */
function wasEnded(request: Request, now: number): boolean {
  const person = readPerson(request);
  return person !== null && now < person.endsAt;
}

/** Stores that the session of a request is in use. */
export async function touchLastSeen({ db, request, now }: SessionSource): Promise<void> {
  const id = sessionIdOf(request);
  if (id) await touchSession(db, hashToken(id), now);
}

/** The hash under which the session of a request is stored; null for a visitor. */
export function sessionHashOf(request: Request): string | null {
  const id = sessionIdOf(request);
  return id === null ? null : hashToken(id);
}

type SessionStart = Pick<NewSession, "userId" | "remember" | "ipPrefix" | "userAgent" | "deviceId">;

/**
 * Creates a session under a new id and ends the one the browser had (threat 16). Returns its cookies; null when the proof
 * is no longer enough for the account (threat 68).
 */
export async function createSession(
  { db, request, now }: SessionSource,
  { userId, ...start }: SessionStart,
  { proof, withSession }: Beginning,
): Promise<string[] | null> {
  const { remember } = start;
  const previous = sessionHashOf(request);
  const withReplacement = (idHash: string) => [
    ...withSession(idHash),
    ...(previous ? [replaceSession(db, previous, idHash)] : []),
  ];
  const expiresAt = now + durationOf(remember).milliseconds();
  const attributes = { ...start, expiresAt, lastSeenAt: now, sessionTimeout: 0 };
  try {
    const { id } = await luciaOver(db, now, { proof, withSession: withReplacement }).createSession(
      userId,
      attributes,
    );
    return [
      sessionCookie(request, id, remember),
      personCookie(request, { id: userId, endsAt: expiresAt }),
    ];
  } catch (error) {
    if (error instanceof StaleProof) return null;
    throw error;
  }
}

/** The cookies that delete the session, the person and the viewer from a browser when somebody signs out. */
export function signedOutCookies(request: Request): string[] {
  return [blankSessionCookie(request), blankPersonCookie(request), blankViewerCookie(request)];
}

/** The cookie that deletes only the session from a browser: the same person may sign in again. */
function blankSessionCookie(request: Request): string {
  return writeCookie(request, hostCookie(request, NAME), "", { maxAge: 0, httpOnly: true });
}

function sessionCookie(request: Request, id: string, remember: boolean): string {
  const maxAge = remember ? REMEMBERED.seconds() : undefined;
  return writeCookie(request, hostCookie(request, NAME), id, { maxAge, httpOnly: true });
}

/** Whether a response begins or ends a session: it sets or deletes the session cookie. */
export function setsSession(request: Request, response: Response): boolean {
  const pair = `${hostCookie(request, NAME)}=`;
  return response.headers.getSetCookie().some((set) => set.startsWith(pair));
}
