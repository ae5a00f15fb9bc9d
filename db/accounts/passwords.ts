import { sql } from "drizzle-orm";
import { z } from "zod";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import type { SecurityContext } from "./security-log.ts";

/** The hash of a person's password; empty for somebody who is gone. */
export async function readPasswordHash(db: Database, userId: string): Promise<string> {
  const { hash } = await readRow(
    db,
    sql`select coalesce((select password_hash from users where id = ${userId}), '') as hash`,
    z.object({ hash: z.string() }),
  );
  return hash;
}

type Change = {
  userId: string;
  email: string;
  /** The hash that was just found right, and the one that takes its place. */
  from: string;
  to: string;
  /** The session and the browser that stay. */
  kept: { sessionHash: string | null; deviceHash: string | null };
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Gives a person another password; the owner is told, and access ends as the list of the domain says. False
 * when the password is not the one that was found right any more.
 */
export async function changePassword(db: Database, change: Change): Promise<boolean> {
  const { userId, email, from, to, kept, emailContent, context } = change;
  const { now } = context;
  const done = sql`(select password_hash from users where id = ${userId}) = ${to}`;
  const [, , , [after]] = await db.batch([
    db.run(sql`update users set password_hash = ${to}, updated_at = ${now}
      where id = ${userId} and password_hash = ${from}`),
    queueEmail(db, {
      kind: "password-changed",
      about: crypto.randomUUID(),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select ${userId}, 'password-changed', ${context.ipPrefix}, ${context.userAgent}, ${now} where ${done}`),
    db.all<{ done: number }>(sql`select ${done} as done`),
    ...endAccess(db, { event: "password-changed", owner: userId, kept, onlyIf: done }),
  ]);
  return after?.done === 1;
}
