import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { OpenSession } from "#app/domain/accounts/open-session.ts";
import { DEFAULT_SETTINGS } from "#app/domain/settings/settings.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import type { Database } from "#db/client.ts";
import { removeEndpointsSignedOut } from "#db/notifications/push-endpoints.ts";
import { UNREAD_JSON, unreadSchema } from "#db/notifications/unread.ts";
import { readRow } from "#db/read.ts";
import { sessions } from "#db/schema/accounts.ts";
import { endAccess } from "./account-access.ts";
import { emailFails } from "./account-email.ts";
import { displayPreferencesJson, displayPreferencesSchema } from "./display-preferences.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { unsentActionOf } from "./unsent-forms.ts";

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

const storedSessionSchema = z.object({
  session: z
    .object({
      userId: z.string(),
      expiresAt: z.number(),
      remember: sqlBoolean,
      lastSeenAt: z.number(),
      sessionTimeout: z.number(),
      confirmedAt: z.number().nullable(),
      paused: z.enum(["deactivated", "deleting"]).nullable(),
      reader: displayPreferencesSchema,
      email: z.string(),
      firstName: z.string(),
      role: z.enum(["customer", "professional"]),
      unread: unreadSchema,
      termsVersion: z.string().nullable(),
      emailFails: sqlBoolean,
      unsentAction: z.string().nullable(),
    })
    .nullable(),
});

/** How many minutes the session `s` of the person `u` may rest; 0 is for ever (decision 24). */
const TIMEOUT = sql.raw(`coalesce((select session_timeout from settings where user_id = u.id),
  ${DEFAULT_SETTINGS.sessionTimeout})`);

/** The condition that the session `s` of the person `u` counts at a moment, UTC milliseconds. */
export function liveSession(now: number): SQL {
  return sql`(s.expires_at > ${now} and coalesce(u.deleted_at, u.hidden_at) is null
    and (s.remember = 1 or ${TIMEOUT} = 0 or ${now} - s.last_seen_at < ${TIMEOUT} * 60000))`;
}

/** The state of an account that rests; null for one that does not. */
export type Resting = "deactivated" | "deleting" | null;

/** The state of the account `u`, as one of two words or null. */
export const RESTING = sql.raw(`case when u.deletion_requested_at is not null then 'deleting'
  when u.deactivated_at is not null then 'deactivated' end`);

/**
 * A session by the hash of its id with its person and what is unread and unsent at `now`, in one statement; null when it
 * is gone or the person may not be here.
 */
export async function readSession(db: Database, idHash: string, now: number) {
  const { session } = await readRow(
    db,
    sql`select (select json_object('userId', s.user_id, 'expiresAt', s.expires_at, 'remember', s.remember,
        'lastSeenAt', s.last_seen_at, 'sessionTimeout', ${TIMEOUT}, 'confirmedAt', s.confirmed_at,
        'reader', ${sql.raw(displayPreferencesJson("u.id"))},
        'email', lower(u.email), 'firstName', u.first_name, 'role', u.role, 'unread', json(${UNREAD_JSON}),
        'paused', ${RESTING}, 'unsentAction', ${unsentActionOf(now)},
        'termsVersion', u.terms_version, 'emailFails', ${emailFails})
      from sessions s join users u on u.id = s.user_id
      where s.id_hash = ${idHash} and coalesce(u.deleted_at, u.hidden_at) is null) as session_json`,
    storedSessionSchema,
  );
  if (!session) return null;
  const { unread, ...found } = session;
  return {
    ...found,
    unreadMessages: unread.messages,
    unreadNotifications: unread.notifications,
  };
}

/** The condition that a session is still a person's: for what is made in it, which must not outlast it (threat 68). */
export function isSessionOf(userId: string, sessionHash: string): SQL {
  return sql`exists (select 1 from sessions where id_hash = ${sessionHash} and user_id = ${userId})`;
}

/** What somebody has shown before a session begins. */
export type Proof = {
  /** The stored hash that their password was right for. */
  passwordHash: string;
  passedFactor: boolean;
};

/**
 * Stores a session that has just begun, if what was shown is still what the account asks for: whoever verified a
 * password that was replaced meanwhile, or no second factor where one is on by now, gets false (threat 68). Its beginning
 * counts as a recent proof (threat 69).
 */
export async function insertSession(
  db: Database,
  session: NewSession,
  { passwordHash, passedFactor }: Proof,
): Promise<boolean> {
  const { idHash, userId, expiresAt, remember, ipPrefix, userAgent, deviceId, now } = session;
  const [, [stored]] = await db.batch([
    db.run(sql`insert into sessions (id_hash, user_id, expires_at, remember, last_seen_at, created_at, ip_prefix,
        user_agent, device_id, confirmed_at)
      select ${idHash}, id, ${expiresAt}, ${remember ? 1 : 0}, ${now}, ${now}, ${ipPrefix}, ${userAgent}, ${deviceId},
        ${now}
      from users where id = ${userId} and password_hash = ${passwordHash}
        and coalesce(deleted_at, hidden_at) is null
        and (${passedFactor ? 1 : 0} or not exists (select 1 from two_factor
          where user_id = ${userId} and confirmed_at is not null))
      on conflict do nothing`),
    db.all<{ stored: number }>(
      sql`select exists (select 1 from sessions where id_hash = ${idHash}) as stored`,
    ),
  ]);
  return stored?.stored === 1;
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

/** Ends one session. */
export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

const LISTED = 100;
const REFERENCE_LENGTH = 16;

/** What a session is called on a page: the beginning of the hash of its id, which opens nothing. */
export const sessionReference = (idHash: string) => idHash.slice(0, REFERENCE_LENGTH);

const openSessionSchema = z.object({
  reference: z.string(),
  current: sqlBoolean,
  remember: sqlBoolean,
  userAgent: z.string().nullable(),
  ipPrefix: z.string().nullable(),
  lastSeenAt: z.number(),
  createdAt: z.number(),
});

/** The sessions of a person that are still good, the one that asks first, then the last used. */
export async function readOpenSessions(
  db: Database,
  { userId, idHash, now }: { userId: string; idHash: string; now: number },
): Promise<OpenSession[]> {
  const { list } = await readRow(
    db,
    sql`select (select json_group_array(json(session)) from (
      select json_object('reference', substr(id_hash, 1, ${sql.raw(`${REFERENCE_LENGTH}`)}),
        'current', id_hash = ${idHash}, 'remember', remember, 'userAgent', user_agent,
        'ipPrefix', ip_prefix, 'lastSeenAt', last_seen_at, 'createdAt', s.created_at) as session
      from sessions s join users u on u.id = s.user_id where user_id = ${userId} and ${liveSession(now)}
      order by id_hash = ${idHash} desc, last_seen_at desc limit ${sql.raw(`${LISTED}`)})) as list_json`,
    z.object({ list: z.array(openSessionSchema) }),
  );
  return list;
}

/** Which sessions of a person end: one, every other than the one that asks, or all of them. */
type EndedSessions =
  | { which: "one"; reference: string }
  | { which: "others"; idHash: string }
  | { which: "all" };

/**
 * Ends sessions of a person, with a line of the security log if there was one to end. Signing out all others, or
 * everybody, ends access as the list of the domain says (threat 68).
 */
export async function endSessions(
  db: Database,
  userId: string,
  ended: EndedSessions,
  context: SecurityContext,
): Promise<void> {
  if (ended.which === "one") {
    const reference = sql`substr(id_hash, 1, ${sql.raw(`${REFERENCE_LENGTH}`)})`;
    await db.batch([
      db.run(
        sql`delete from sessions where user_id = ${userId} and ${reference} = ${ended.reference}`,
      ),
      logChange(db, userId, "sessions-ended", context),
      removeEndpointsSignedOut(db, userId),
    ]);
    return;
  }
  const sessionHash = ended.which === "others" ? ended.idHash : null;
  const hasOthers = sql`exists (select 1 from sessions where user_id = ${userId} and id_hash is not ${sessionHash})`;
  await db.batch([
    logChange(db, userId, "sessions-ended", context, hasOthers),
    ...endAccess(db, { event: "signed-out-everywhere", owner: userId, kept: { sessionHash } }),
  ]);
}
