import type { InArgs } from "@libsql/client";
import { and, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import type { AccountState } from "#app/domain/accounts/account-status.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { DEFAULT_SETTINGS } from "#app/domain/settings/settings.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { unreadCounts } from "#db/notifications/unread.ts";
import { sessions } from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";
import { driverValues } from "#db/statements/driver-values.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { preparedReads } from "#db/statements/prepared.ts";
import { emailFails } from "./account-email.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { isFactorOn } from "./is-factor-on.ts";
import { canSignIn } from "./reachable.ts";

export type NewSession = {
  idHash: string;
  userId: string;
  /** UTC milliseconds. */
  expiresAt: number;
  remember: boolean;
  ipPrefix: string | null;
  userAgent: string | null;
  deviceId: string | null;
  now: number;
};

/** How many minutes a session of a person may be idle; 0 is for ever (decision 24). */
const timeoutOf = (userId: SQLWrapper) =>
  sql<number>`coalesce((select ${settings.sessionTimeout} from ${settings}
    where ${settings.userId} = ${userId}), ${DEFAULT_SETTINGS.sessionTimeout})`;

/** A session and its holder, as `liveSession` knows them. */
export const heldSessions = alias(sessions, "s");
export const holders = alias(users, "u");

/** The condition that a session of `heldSessions` and `holders` counts at a moment, UTC milliseconds. */
export function liveSession(now: number): SQL {
  return sql`(${heldSessions.expiresAt} > ${now} and ${canSignIn(holders)}
    and (${heldSessions.remember} = 1 or ${timeoutOf(holders.id)} = 0
      or ${now} - ${heldSessions.lastSeenAt} < ${timeoutOf(holders.id)} * 60000))`;
}

/** Whether an account is deactivated or waits to be deleted; null for one in use. */
export type Paused = AccountState["paused"];

/** That state of a person's account. */
export const pausedState = ({
  deletionRequestedAt,
  deactivatedAt,
}: Record<"deletionRequestedAt" | "deactivatedAt", SQLWrapper>): SQL<Paused> =>
  sql<Paused>`case when ${deletionRequestedAt} is not null then 'deleting'
    when ${deactivatedAt} is not null then 'deactivated' end`;

/** The holder of a session, as the statements below know them. */
const person = {
  userId: heldSessions.userId,
  remember: heldSessions.remember,
  confirmedAt: heldSessions.confirmedAt,
  paused: pausedState(holders),
  displayPreferences: displayPreferencesColumns(settings),
  email: sql<string>`lower(${holders.email})`,
  firstName: holders.firstName,
  role: holders.role,
  pictureId: holders.profilePicture,
  termsVersion: holders.termsVersion,
  emailFails: emailFails(holders.email).mapWith(Boolean),
  unsentAction: unsentForms.path,
};

/** The unsent form of a person in the browser of their session at a moment. */
const isUnsent = (now: number | SQL<number>) =>
  and(
    eq(unsentForms.userId, holders.id),
    eq(unsentForms.deviceId, heldSessions.deviceId),
    gt(unsentForms.expiresAt, now),
  );

type SessionValues = { idHash: SQL<string>; now: SQL<number> };

const sessionReads = preparedReads((db, { idHash, now }: SessionValues, _: null) => {
  const unread = unreadCounts(holders.id);
  return {
    session: db
      .select({
        ...person,
        expiresAt: heldSessions.expiresAt,
        lastSeenAt: heldSessions.lastSeenAt,
        sessionTimeout: timeoutOf(holders.id),
        unreadMessages: unread.messages,
        unreadNotifications: unread.notifications,
      })
      .from(heldSessions)
      .innerJoin(holders, eq(holders.id, heldSessions.userId))
      .leftJoin(settings, eq(settings.userId, holders.id))
      .leftJoin(unsentForms, isUnsent(now))
      .where(and(eq(heldSessions.idHash, idHash), canSignIn(holders))),
  };
});

/**
 * A session by the hash of its id with its person and what is unread and unsent at `now`, in one statement; null when it
 * has ended or the person may not sign in.
 */
export async function readSession(db: Database, idHash: string, now: number) {
  const {
    session: [session],
  } = await sessionReads(db, { idHash, now }, null);
  return session ?? null;
}

/** Who was seen in a session, in the words of `readSession`. */
type SeenPerson = Omit<NonNullable<Awaited<ReturnType<typeof readSession>>>, NotSeen> & {
  acceptedTerms: boolean;
};
type NotSeen =
  | "termsVersion"
  | "expiresAt"
  | "lastSeenAt"
  | "sessionTimeout"
  | "unreadMessages"
  | "unreadNotifications";

/**
 * The statement that fails, and with it the batch that it begins, unless a session is live and its person is word for word
 * who was seen in it. In the last minute before its end it fails too: what is sent then is decided by the session as read.
 */
export function requireSession(
  db: Database,
  idHash: string,
  { displayPreferences, acceptedTerms, ...values }: SeenPerson,
  now: number,
): { sql: string; args: InArgs } {
  const { displayPreferences: preferences, termsVersion, ...columns } = person;
  const isAsSeen = [
    ...namesOf(values).map((name) => sql`${columns[name]} is ${values[name]}`),
    ...namesOf(displayPreferences).map(
      (name) => sql`${preferences[name]} is ${displayPreferences[name]}`,
    ),
    sql`(${termsVersion} is ${TERMS.version}) = ${acceptedTerms}`,
  ];
  const live = db
    .select({ idHash: heldSessions.idHash })
    .from(heldSessions)
    .innerJoin(holders, eq(holders.id, heldSessions.userId))
    .leftJoin(settings, eq(settings.userId, holders.id))
    .leftJoin(unsentForms, isUnsent(now))
    .where(
      and(
        eq(heldSessions.idHash, idHash),
        liveSession(now),
        gt(heldSessions.expiresAt, now + MINUTE_MS),
        ...isAsSeen,
      ),
    );
  const query = db.all(sql`select json(case when exists ${live} then '{}' else 'ended' end)`);
  const { sql: text, params } = query.getQuery();
  return { sql: text, args: driverValues(params) };
}

const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** The condition that a session is still a person's: for what is made in it, which must not outlast it (threat 68). */
export function isSessionOf(userId: string, sessionHash: string): SQL {
  return sql`exists (select 1 from ${sessions}
    where ${sessions.idHash} = ${sessionHash} and ${sessions.userId} = ${userId})`;
}

/** How somebody has proven who they are before a session begins. */
export type SignInProof = {
  /** The stored hash that their password was right for. */
  passwordHash: string;
  passedFactor: boolean;
};

/** What is written with a session, in its batch: each statement asks itself whether the session is there. */
export type WithSession = (idHash: string) => readonly BatchItem<"sqlite">[];

/**
 * Stores a session that has just begun, if its proof is still what the account asks for: whoever verified a password
 * that was replaced meanwhile, or no second factor where one is on by now, gets false (threat 68). Its beginning counts
 * as a recent proof (threat 69).
 */
export async function insertSession(
  db: Database,
  { now, ...session }: NewSession,
  { passwordHash, passedFactor }: SignInProof,
  withSession: WithSession = () => [],
): Promise<boolean> {
  const { idHash, userId } = session;
  const { stored } = await namedBatch(db, {
    inserted: db.run(
      insertSelect(
        sessions,
        { ...session, lastSeenAt: now, createdAt: now, confirmedAt: now },
        sql`from ${users} where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash}
          and ${canSignIn(users)} and (${passedFactor ? 1 : 0} or not ${isFactorOn(userId)})
          on conflict do nothing`,
      ),
    ),
    stored: db
      .select({ idHash: sessions.idHash })
      .from(sessions)
      .where(eq(sessions.idHash, idHash)),
    withSession: withSession(idHash),
  });
  return stored.length === 1;
}

/** Notes that a session was in use. */
export async function touchSession(db: Database, idHash: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash));
}

/** Notes that the person of a session has proven who they are, while the session is still theirs (threat 69). */
export async function confirmSession(
  db: Database,
  { idHash, userId, now }: { idHash: string; userId: string; now: number },
): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.idHash, idHash), eq(sessions.userId, userId)));
}

/** Moves the end of a session that has not run out by `now`, both in UTC milliseconds. */
export async function extendSession(db: Database, idHash: string, now: number, expiresAt: number) {
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
}

/** The statement that ends the session which a browser had, once a new one has begun in it. */
export function replaceSession(db: Database, idHash: string, newHash: string) {
  const hasBegun = sql`exists (select 1 from ${sessions} where ${sessions.idHash} = ${newHash})`;
  return db.delete(sessions).where(and(eq(sessions.idHash, idHash), hasBegun));
}

/** Ends one session. */
export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
