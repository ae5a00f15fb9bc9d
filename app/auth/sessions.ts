import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { SessionUser } from "#app/context.ts";
import { TERMS } from "#app/domain/terms.ts";
import { isSecure, readCookie, writeCookie } from "#app/http/cookies.ts";
import type { Database } from "#db/client.ts";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  type NewSession,
  readSession,
} from "#db/sessions.ts";
import { hashToken } from "./one-time-token.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    DatabaseUserAttributes: Omit<SessionUser, "id">;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

type SessionAttributes = Pick<NewSession, "remember" | "ipPrefix" | "userAgent" | "deviceId">;

const REMEMBERED = new TimeSpan(30, "d");
const NOT_REMEMBERED = new TimeSpan(24, "h");

/** Over https the cookie belongs to this host alone; plain http is for one's own machine (threat 18). */
const cookieName = (secure: boolean) => (secure ? "__Host-session" : "session");

/** `now` in UTC milliseconds. */
export type SessionSetting = { db: Database; request: Request; now: number };

function luciaOver(db: Database, now: number) {
  return new Lucia(adapterOver(db, now), {
    sessionExpiresIn: REMEMBERED,
    getUserAttributes: (person) => person,
    getSessionAttributes: ({ remember }) => ({ remember }),
  });
}

/** The session id a request carries, or null: then nobody has to be looked up. */
export function sessionIdOf(request: Request): string | null {
  return readCookie(request, cookieName(isSecure(request)));
}

/** The hash under which the session of a request is stored, or null without a cookie. */
export function sessionHashOf(request: Request): string | null {
  const id = sessionIdOf(request);
  return id === null ? null : hashToken(id);
}

/**
 * Who a request's cookie belongs to, and the cookie to send: the same one again when the session was just extended,
 * a blank one when it belongs to nobody any more. A request without a cookie costs no query.
 */
export async function findSession({
  db,
  request,
  now,
}: SessionSetting): Promise<{ user: SessionUser | null; cookie: string | null }> {
  const id = sessionIdOf(request);
  if (id === null) return { user: null, cookie: null };
  const { user, session } = await luciaOver(db, now).validateSession(id);
  if (!user) return { user: null, cookie: blankSessionCookie(request) };
  const extended = session.fresh && session.remember;
  return { user, cookie: extended ? sessionCookie(request, id, true) : null };
}

/** Begins a session under a new id, ends the one the browser had, and returns the cookie (threat 16). */
export async function beginSession(
  setting: SessionSetting,
  userId: string,
  attributes: SessionAttributes,
): Promise<string> {
  await endSession(setting);
  const { id } = await luciaOver(setting.db, setting.now).createSession(userId, attributes);
  return sessionCookie(setting.request, id, attributes.remember);
}

/** Ends the session of a request's cookie, if it has one. The cookie itself goes by `blankSessionCookie`. */
export async function endSession({ db, request, now }: SessionSetting): Promise<void> {
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
function adapterOver(db: Database, now: number): Adapter {
  const drift = Date.now() - now;
  let remembered = true;
  return {
    async getSessionAndUser(id) {
      const found = await readSession(db, hashToken(id));
      if (!found) return [null, null];
      const { userId, expiresAt, remember, termsVersion, ...person } = found;
      remembered = remember;
      const attributes = { remember, ipPrefix: null, userAgent: null, deviceId: null };
      return [
        { id, userId, expiresAt: new Date(expiresAt + drift), attributes },
        {
          id: userId,
          attributes: { ...person, acceptedTerms: termsVersion === TERMS.version },
        },
      ];
    },
    async setSession({ id, userId, attributes }) {
      const lasts = attributes.remember ? REMEMBERED : NOT_REMEMBERED;
      await insertSession(db, {
        ...attributes,
        idHash: hashToken(id),
        userId,
        now,
        expiresAt: now + lasts.milliseconds(),
      });
    },
    async updateSessionExpiration(id) {
      // Without 'remember me' 24 hours stay 24 hours.
      if (remembered) await extendSession(db, hashToken(id), now + REMEMBERED.milliseconds());
    },
    deleteSession: (id) => deleteSession(db, hashToken(id)),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    getUserSessions: () => Promise.reject(new Error("Sessions are listed by db/sessions.ts.")),
    deleteExpiredSessions: () => Promise.reject(new Error("The upkeep job deletes them.")),
  };
}
