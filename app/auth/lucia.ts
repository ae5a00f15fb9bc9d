import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { SessionUser, Unread } from "#app/context.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  type NewSession,
  readSession,
  type SignInProof,
  type WithSession,
} from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { hashToken } from "./one-time-token.ts";

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

/** How long a session with 'remember me' lasts after its last use. */
export const REMEMBERED = new TimeSpan(30, "d");

/** The proof that allows a new session, and the statements that are written with it. */
export type Beginning = { proof: SignInProof; withSession: WithSession };

/** Lucia over our tables, for one request at `now` (UTC milliseconds). A session can only be created with a beginning. */
export function luciaOver(db: Database, now: number, beginning?: Beginning) {
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

/** Thrown when the adapter has stored no session: the interface of Lucia has no result for that. */
export class StaleProof extends Error {}

/**
 * Lucia's seven methods over our tables: ids are hashed at rest, and session and person are read in one join. Lucia
 * reads the clock of the machine, so every end is moved by the difference between that clock and the time of the request.
 */
function adapterOver(db: Database, now: number, beginning?: Beginning): Adapter {
  const drift = Date.now() - now;
  let remembered = true;
  return {
    async getSessionAndUser(id) {
      const row = await readSession(db, hashToken(id), now);
      if (!row) return [null, null];
      remembered = row.remember;
      return sessionAndUserOf(id, row, drift);
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
      // A session without 'remember me' is not extended.
      if (remembered) await extendSession(db, hashToken(id), now, now + REMEMBERED.milliseconds());
    },
    deleteSession: (id) => deleteSession(db, hashToken(id)),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    getUserSessions: () =>
      Promise.reject(new Error("Sessions are listed by db/accounts/sessions.ts.")),
    deleteExpiredSessions: () => Promise.reject(new Error("The upkeep job deletes them.")),
  };
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>;

function sessionAndUserOf(
  id: string,
  row: SessionRow,
  drift: number,
): [DatabaseSession, DatabaseUser] {
  const { userId, expiresAt, remember, lastSeenAt, sessionTimeout, ...person } = row;
  const { termsVersion, unreadMessages, unreadNotifications, ...user } = person;
  const attributes = {
    remember,
    lastSeenAt,
    sessionTimeout,
    expiresAt,
    // No request needs these.
    ipPrefix: null,
    userAgent: null,
    deviceId: null,
  };
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
}
