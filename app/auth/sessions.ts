import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { SessionUser, Unread } from "#app/context.ts";
import { endsByItselfAt, isIdle } from "#app/domain/accounts/idle.ts";
import type { PersonCookie } from "#app/domain/accounts/person-cookie.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies.ts";
import { blankPersonCookie, personCookie, readPerson } from "#app/http/person-cookie.ts";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  type NewSession,
  readSession,
  replaceSession,
  type SignInProof,
  touchSession,
  type WithSession,
} from "#db/accounts/sessions.ts";
import type { Database } from "#db/client.ts";
import { hashToken } from "./one-time-token.ts";
import { blankViewerCookie } from "./viewer-cookie.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    DatabaseUserAttributes: Omit<SessionUser, "id"> & { unread: Unread };
    DatabaseSessionAttributes: SessionAttributes;
  }
}

type SessionAttributes = Pick<
  NewSession,
  "remember" | "ipPrefix" | "userAgent" | "deviceId" | "expiresAt"
> & {
  lastSeenAt: number;
  sessionTimeout: number;
};

/** The name of the cookie. */
const NAME = "session";
const REMEMBERED = new TimeSpan(30, "d");
const NOT_REMEMBERED = new TimeSpan(24, "h");
const durationOf = (remember: boolean) => (remember ? REMEMBERED : NOT_REMEMBERED);
const TOUCH_INTERVAL_MS = 60_000;

/** `now` in UTC milliseconds. */
type SessionSource = { db: Database; request: Request; now: number };

/** A proof, and what is written with the session that it begins. */
type Beginning = { proof: SignInProof; withSession: WithSession };

function luciaOver(db: Database, now: number, beginning?: Beginning) {
  return new Lucia(adapterOver(db, now, beginning), {
    sessionExpiresIn: REMEMBERED,
    getUserAttributes: (person) => person,
    getSessionAttributes: ({ remember, lastSeenAt, sessionTimeout, expiresAt }) => ({
      remember,
      lastSeenAt,
      sessionTimeout,
      storedEnd: expiresAt,
    }),
  });
}

/** The session id a request carries, or null: then there is nothing to look up. */
export function sessionIdOf(request: Request): string | null {
  return readCookie(request, hostCookie(request, NAME));
}

export type FoundSession = {
  user: SessionUser | null;
  unread: Unread;
  /** The session cookie to set: the same again when the session was just extended, a blank one when it has ended; else null. */
  cookie: string | null;
  /** The cookie to set that says whose browser it is; blank when the session was ended before its time; else null. */
  person: string | null;
  /** Whose it was, and after how many minutes without activity it was ended just now (decision 24). */
  idle: { userId: string; minutes: number } | null;
  /** Whether `touchLastSeen` is due: its last activity was stored more than a minute ago. */
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

/** Who a request's cookie belongs to. A request without a cookie costs no query. */
export async function findSession({ db, request, now }: SessionSource): Promise<FoundSession> {
  const id = sessionIdOf(request);
  if (id === null) return NO_SESSION;
  const lucia = luciaOver(db, now);
  const { user: found, session } = await lucia.validateSession(id);
  if (!found) {
    const person = wasEnded(request, now) ? blankPersonCookie(request) : null;
    return { ...NO_SESSION, cookie: blankSessionCookie(request), person };
  }
  const { unread, ...user } = found;
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
    person: isKnown(request, person) ? null : personCookie(request, person),
    idle: null,
    isStale: Math.abs(now - session.lastSeenAt) >= TOUCH_INTERVAL_MS,
  };
}

/** Whether the browser has this already, to the minute. */
function isKnown(request: Request, person: PersonCookie): boolean {
  const known = readPerson(request);
  return known?.id === person.id && Math.abs(known.endsAt - person.endsAt) < TOUCH_INTERVAL_MS;
}

/**
 * Whether the missing session of a browser was ended before its time, by a revocation for example: then what is kept on
 * the device goes (decision 116). After its time the same person may come back: of two requests that meet a session at the
 * end of its idle time, the second one finds none.
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

type StartedBy = Pick<NewSession, "userId" | "remember" | "ipPrefix" | "userAgent" | "deviceId">;

/**
 * Creates a session under a new id, with what is written with it, and ends the one the browser had (threat 16). Returns
 * its cookies; null when the proof is no longer what the account asks for (threat 68).
 */
export async function createSession(
  { db, request, now }: SessionSource,
  { userId, ...startedBy }: StartedBy,
  { proof, withSession }: Beginning,
): Promise<string[] | null> {
  const { remember } = startedBy;
  const before = sessionHashOf(request);
  const withNew = (idHash: string) => [
    ...withSession(idHash),
    ...(before ? [replaceSession(db, before, idHash)] : []),
  ];
  const expiresAt = now + durationOf(remember).milliseconds();
  const attributes = { ...startedBy, expiresAt, lastSeenAt: now, sessionTimeout: 0 };
  try {
    const { id } = await luciaOver(db, now, { proof, withSession: withNew }).createSession(
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

/** How the adapter tells Lucia that it stored no session: its interface has no result for that. */
class StaleProof extends Error {}

/** The cookies that make a browser forget its session, whose it is and what was seen of them, when somebody signs out. */
export function signedOutCookies(request: Request): string[] {
  return [blankSessionCookie(request), blankPersonCookie(request), blankViewerCookie(request)];
}

/** The cookie that makes a browser forget its session; alone, the same person may come back. */
function blankSessionCookie(request: Request): string {
  return writeCookie(request, hostCookie(request, NAME), "", { maxAge: 0, httpOnly: true });
}

function sessionCookie(request: Request, id: string, remember: boolean): string {
  const maxAge = remember ? REMEMBERED.seconds() : undefined;
  return writeCookie(request, hostCookie(request, NAME), id, { maxAge, httpOnly: true });
}

/** Whether a response begins or ends a session: it sets or deletes the cookie of one. */
export function setsSession(request: Request, response: Response): boolean {
  const pair = `${hostCookie(request, NAME)}=`;
  return response.headers.getSetCookie().some((set) => set.startsWith(pair));
}

/**
 * Lucia's seven methods over our tables: ids hashed at rest, session and person in one join. Lucia reads the machine's
 * clock, so what it compares is moved by how far that is from the request's.
 */
function adapterOver(db: Database, now: number, beginning?: Beginning): Adapter {
  const drift = Date.now() - now;
  let remembered = true;
  return {
    async getSessionAndUser(id) {
      const found = await readSession(db, hashToken(id), now);
      if (!found) return [null, null];
      const { userId, expiresAt, remember, lastSeenAt, sessionTimeout, ...person } = found;
      const { termsVersion, unreadMessages, unreadNotifications, ...user } = person;
      remembered = remember;
      const unread = { ipPrefix: null, userAgent: null, deviceId: null };
      const attributes = { remember, lastSeenAt, sessionTimeout, expiresAt, ...unread };
      return [
        { id, userId, expiresAt: new Date(expiresAt + drift), attributes },
        {
          id: userId,
          attributes: {
            ...user,
            remembered: remember,
            acceptedTerms: termsVersion === TERMS.version,
            unread: { messages: unreadMessages, notifications: unreadNotifications },
          },
        },
      ];
    },
    async setSession({ id, userId, attributes }) {
      const { remember, ipPrefix, userAgent, deviceId, expiresAt } = attributes;
      const session = {
        remember,
        ipPrefix,
        userAgent,
        deviceId,
        idHash: hashToken(id),
        userId,
        now,
        expiresAt,
      };
      if (!beginning) throw new Error("A session begins with a proof.");
      const { proof, withSession } = beginning;
      if (!(await insertSession(db, session, proof, withSession))) throw new StaleProof();
    },
    async updateSessionExpiration(id) {
      // Without 'remember me' 24 hours stay 24 hours.
      if (remembered) await extendSession(db, hashToken(id), now, now + REMEMBERED.milliseconds());
    },
    deleteSession: (id) => deleteSession(db, hashToken(id)),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    getUserSessions: () =>
      Promise.reject(new Error("Sessions are listed by db/accounts/sessions.ts.")),
    deleteExpiredSessions: () => Promise.reject(new Error("The upkeep job deletes them.")),
  };
}
