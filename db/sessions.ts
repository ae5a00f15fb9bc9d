import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { mailFails } from "./account-mail.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { sessions } from "./schema/people.ts";

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
      unreadMessages: z.number(),
      unreadNotifications: z.number(),
      termsVersion: z.string().nullable(),
      mailFails: z.number().transform(Boolean),
    })
    .nullable(),
});

/** The badges say "99+" at most, so no more is counted. */
const COUNTED = 100;

/**
 * A session by the hash of its id with its person and what is unread, in one statement; null when it is gone or the
 * person may not be here.
 */
export async function readSession(db: Database, idHash: string) {
  const { session } = await readRow(
    db,
    sql`select (select json_object('userId', s.user_id, 'expiresAt', s.expires_at, 'remember', s.remember,
        'email', lower(u.email), 'firstName', u.first_name, 'role', u.role,
        'unreadMessages', (select count(*) from (
          select 1 from conversation_members m join messages x
            on x.conversation_id = m.conversation_id and x.seq > m.last_read_seq
          where m.user_id = u.id and x.sender_id is not u.id limit ${COUNTED})),
        'unreadNotifications', (select count(*) from (
          select 1 from notifications n where n.user_id = u.id and n.read_at is null limit ${COUNTED})),
        'termsVersion', u.terms_version, 'mailFails', ${mailFails})
      from sessions s join users u on u.id = s.user_id
      where s.id_hash = ${idHash} and coalesce(u.deleted_at, u.hidden_at) is null) as session_json`,
    storedSessionSchema,
  );
  return session;
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
