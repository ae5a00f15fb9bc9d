import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { SessionUser } from "#app/context.ts";
import { isIdle } from "#app/domain/accounts/idle.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { isSecure, readCookie, writeCookie } from "#app/http/cookies.ts";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  type NewSession,
  readSession,
  type SignInProof,
  touchSession,
} from "#db/accounts/sessions.ts";
import type { Database } from "#db/client.ts";
import { hashToken } from "./one-time-token.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    DatabaseUserAttributes: Omit<SessionUser, "id">;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

type SessionAttributes = Pick<NewSession, "remember" | "ipPrefix" | "userAgent" | "deviceId"> & {
  lastSeenAt: number;
  sessionTimeout: number;
};

const REMEMBERED = new TimeSpan(30, "d");
const NOT_REMEMBERED = new TimeSpan(24, "h");
const TOUCH_INTERVAL_MS = 60_000;

/** Over https the cookie belongs to this host alone; plain http is for a developer's machine (threat 18). */
const cookieName = (secure: boolean) => (secure ? "__Host-session" : "session");

/** `now` in UTC milliseconds. */
type SessionSource = { db: Database; request: Request; now: number };

function luciaOver(db: Database, now: number, proof?: SignInProof) {
  return new Lucia(adapterOver(db, now, proof), {
    sessionExpiresIn: REMEMBERED,
    getUserAttributes: (person) => person,
    getSessionAttributes: ({ remember, lastSeenAt, sessionTimeout }) => ({
      remember,
      lastSeenAt,
      sessionTimeout,
    }),
  });
}

/** The session id a request carries, or null: then there is nothing to look up. */
export function sessionIdOf(request: Request): string | null {
  return readCookie(request, cookieName(isSecure(request)));
}

type FoundSession = {
  user: SessionUser | null;
  /** The cookie to set: the same again when the session was just extended, a blank one when it has ended; else null. */
  cookie: string | null;
  /** Whose it was, and after how many minutes without activity it was ended just now (decision 24). */
  idle: { userId: string; minutes: number } | null;
  /** Whether `touchLastSeen` is due: its last activity was stored more than a minute ago. */
  isStale: boolean;
};

const NO_SESSION: FoundSession = { user: null, cookie: null, idle: null, isStale: false };

/** Who a request's cookie belongs to. A request without a cookie costs no query. */
export async function findSession({ db, request, now }: SessionSource): Promise<FoundSession> {
  const id = sessionIdOf(request);
  if (id === null) return NO_SESSION;
  const lucia = luciaOver(db, now);
  const { user, session } = await lucia.validateSession(id);
  if (!user) return { ...NO_SESSION, cookie: blankSessionCookie(request) };
  if (isIdle(session, now)) {
    await lucia.invalidateSession(id);
    const idle = { userId: user.id, minutes: session.sessionTimeout };
    return { ...NO_SESSION, cookie: blankSessionCookie(request), idle };
  }
  const extended = session.fresh && session.remember;
  return {
    user,
    cookie: extended ? sessionCookie(request, id, true) : null,
    idle: null,
    isStale: Math.abs(now - session.lastSeenAt) >= TOUCH_INTERVAL_MS,
  };
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
 * Creates a session under a new id and ends the one the browser had (threat 16). Returns its cookie and the hash it is
 * stored under; null when the proof is no longer what the account asks for (threat 68).
 */
export async function createSession(
  { db, request, now }: SessionSource,
  { userId, ...startedBy }: StartedBy,
  proof: SignInProof,
): Promise<{ cookie: string; idHash: string } | null> {
  const attributes = { ...startedBy, lastSeenAt: now, sessionTimeout: 0 };
  try {
    const { id } = await luciaOver(db, now, proof).createSession(userId, attributes);
    await endSession({ db, request, now });
    return { cookie: sessionCookie(request, id, startedBy.remember), idHash: hashToken(id) };
  } catch (error) {
    if (error instanceof StaleProof) return null;
    throw error;
  }
}

/** How the adapter tells Lucia that it stored no session: its interface has no result for that. */
class StaleProof extends Error {}

/** Ends the session of a request's cookie, if it has one. `blankSessionCookie` clears the cookie itself. */
export async function endSession({ db, request, now }: SessionSource): Promise<void> {
  const id = sessionIdOf(request);
  if (id) await luciaOver(db, now).invalidateSession(id);
}

/** The cookie that makes a browser forget its session. */
export function blankSessionCookie(request: Request): string {
  const secure = isSecure(request);
  return writeCookie(cookieName(secure), "", { maxAge: 0, httpOnly: true, secure });
}

function sessionCookie(request: Request, id: string, remember: boolean): string {
  const secure = isSecure(request);
  const maxAge = remember ? REMEMBERED.seconds() : undefined;
  return writeCookie(cookieName(secure), id, { maxAge, httpOnly: true, secure });
}

/**
 * Lucia's seven methods over our tables: ids hashed at rest, session and person in one join. Lucia reads the machine's
 * clock, so what it compares is moved by how far that is from the request's.
 */
function adapterOver(db: Database, now: number, proof?: SignInProof): Adapter {
  const drift = Date.now() - now;
  let remembered = true;
  return {
    async getSessionAndUser(id) {
      const found = await readSession(db, hashToken(id), now);
      if (!found) return [null, null];
      const { userId, expiresAt, remember, lastSeenAt, sessionTimeout, termsVersion, ...person } =
        found;
      remembered = remember;
      const unread = { ipPrefix: null, userAgent: null, deviceId: null };
      const attributes = { remember, lastSeenAt, sessionTimeout, ...unread };
      return [
        { id, userId, expiresAt: new Date(expiresAt + drift), attributes },
        {
          id: userId,
          attributes: { ...person, acceptedTerms: termsVersion === TERMS.version },
        },
      ];
    },
    async setSession({ id, userId, attributes }) {
      const { remember, ipPrefix, userAgent, deviceId } = attributes;
      const duration = remember ? REMEMBERED : NOT_REMEMBERED;
      const session = {
        remember,
        ipPrefix,
        userAgent,
        deviceId,
        idHash: hashToken(id),
        userId,
        now,
        expiresAt: now + duration.milliseconds(),
      };
      if (!proof || !(await insertSession(db, session, proof))) throw new StaleProof();
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
