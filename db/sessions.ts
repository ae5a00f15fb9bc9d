import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { mailFails } from "./account-mail.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { sessions } from "./schema/people.ts";
import { UNREAD_JSON, unreadSchema } from "./unread.ts";

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
      remember: z.number().transform(Boolean),
      email: z.string(),
      firstName: z.string(),
      role: z.enum(["customer", "professional"]),
      unread: unreadSchema,
      termsVersion: z.string().nullable(),
      mailFails: z.number().transform(Boolean),
    })
    .nullable(),
});

/** The condition that the session `s` of the person `u` counts at a moment, UTC milliseconds. */
export function liveSession(now: number): SQL {
  return sql`(s.expires_at > ${now} and coalesce(u.deleted_at, u.hidden_at) is null)`;
}

/**
 * A session by the hash of its id with its person and what is unread, in one statement; null when it is gone or the
 * person may not be here.
 */
export async function readSession(db: Database, idHash: string) {
  const { session } = await readRow(
    db,
    sql`select (select json_object('userId', s.user_id, 'expiresAt', s.expires_at, 'remember', s.remember,
        'email', lower(u.email), 'firstName', u.first_name, 'role', u.role, 'unread', json(${UNREAD_JSON}),
        'termsVersion', u.terms_version, 'mailFails', ${mailFails})
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

/** Stores a session that has just begun. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values({
    idHash: session.idHash,
    userId: session.userId,
    expiresAt: session.expiresAt,
    remember: session.remember,
    lastSeenAt: session.now,
    createdAt: session.now,
    ipPrefix: session.ipPrefix,
    userAgent: session.userAgent,
    deviceId: session.deviceId,
  });
}

/** Moves the end of a session, UTC milliseconds. */
export async function extendSession(db: Database, idHash: string, expiresAt: number) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
}

/** Ends one session. */
export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
