import { sql } from "drizzle-orm";
import { z } from "zod";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

const upcomingOf = (userId: string, now: number) => sql`(select count(*) from bookings
  where (customer_id = ${userId} or professional_id = ${userId})
    and status in ('pending', 'confirmed') and ends_at > ${now})`;

/** How many bookings of a person, on either side, are still to come. */
export async function countUpcoming(db: Database, userId: string, now: number): Promise<number> {
  const { upcoming } = await readRow(
    db,
    sql`select ${upcomingOf(userId, now)} as upcoming`,
    z.object({ upcoming: z.number() }),
  );
  return upcoming;
}

/** Takes a person off the public pages until they come back; access ends as the list of the domain says. */
export async function deactivate(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`update users set deactivated_at = ${context.now}, updated_at = ${context.now}
      where id = ${userId} and deactivated_at is null`),
    logChange(db, userId, "deactivated", context),
    ...endAccess(db, { event: "deactivated", owner: userId }),
  ]);
}

type Deletion = {
  userId: string;
  email: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Notes that a person wants to be deleted, which takes them off the public pages and ends access at once; the letter
 * says until when they can come back. False while bookings are still to come.
 */
export async function requestDeletion(
  db: Database,
  { userId, email, emailContent, context }: Deletion,
): Promise<boolean> {
  const { now } = context;
  const done = sql`(select deletion_requested_at from users where id = ${userId}) = ${now}`;
  const [, , , [after]] = await db.batch([
    db.run(sql`update users set deletion_requested_at = ${now}, updated_at = ${now}
      where id = ${userId} and deletion_requested_at is null and ${upcomingOf(userId, now)} = 0`),
    queueEmail(db, {
      kind: "deletion-asked",
      about: crypto.randomUUID(),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    logChange(db, userId, "deletion-asked", context),
    db.all<{ done: number }>(sql`select ${done} as done`),
    ...endAccess(db, { event: "deletion-requested", owner: userId, onlyIf: done }),
  ]);
  return after?.done === 1;
}

/** From when a person who asked to be deleted can be erased, UTC milliseconds; null for anybody else. */
export async function readErasure(db: Database, userId: string): Promise<number | null> {
  const { askedAt } = await readRow(
    db,
    sql`select (select deletion_requested_at from users where id = ${userId}) as "askedAt"`,
    z.object({ askedAt: z.number().nullable() }),
  );
  return askedAt === null ? null : askedAt + ERASED_AFTER_MS;
}

/** Brings somebody back who had deactivated or wanted to delete the account. */
export async function comeBack(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`update users set deactivated_at = null, deletion_requested_at = null,
      updated_at = ${context.now} where id = ${userId} and deleted_at is null
      and coalesce(deactivated_at, deletion_requested_at) is not null`),
    logChange(db, userId, "came-back", context),
  ]);
}
