import { and, count, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, isOpen } from "#db/schema/bookings.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { endAccess } from "./end-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

/** The condition that a booking of a person, on either side, is open and still to come. */
const isUpcoming = (userId: string, now: number) =>
  and(
    or(eq(bookings.customerId, userId), eq(bookings.professionalId, userId)),
    isOpen,
    gt(bookings.endsAt, now),
  );

/** How many bookings of a person, on either side, are still to come. */
export async function countUpcoming(db: Database, userId: string, now: number): Promise<number> {
  const [upcoming] = await db
    .select({ count: count() })
    .from(bookings)
    .where(isUpcoming(userId, now));
  return upcoming?.count ?? 0;
}

/** Takes a person off the public pages until they restore the account; access ends as `ACCESS_AFTER` of the domain says. */
export async function deactivate(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  const { now } = context;
  await db.batch([
    db
      .update(users)
      .set({ deactivatedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt))),
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
 * Stores that a person has asked for deletion, which takes them off the public pages and ends access at once; the e-mail
 * says until when they can restore the account. False while bookings are still to come.
 */
export async function requestDeletion(
  db: Database,
  { userId, email, emailContent, context }: Deletion,
): Promise<boolean> {
  const { now } = context;
  const isRequested = sql`(select ${users.deletionRequestedAt} from ${users}
    where ${users.id} = ${userId}) = ${now}`;
  const hasNoBookings = sql`not exists (select 1 from ${bookings} where ${isUpcoming(userId, now)})`;
  const { requested } = await namedBatch(db, {
    account: db
      .update(users)
      .set({ deletionRequestedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt), hasNoBookings)),
    email: queueEmail(db, {
      kind: "deletion-asked",
      about: crypto.randomUUID(),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    log: logChange(db, userId, "deletion-asked", context),
    requested: db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isRequested)),
    access: endAccess(db, { event: "deletion-requested", owner: userId, onlyIf: isRequested }),
  });
  return requested.length === 1;
}

/** From when a person who asked for deletion can be erased, UTC milliseconds; null for anybody else. */
export async function readErasureTime(db: Database, userId: string): Promise<number | null> {
  const [person] = await db
    .select({ requestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.id, userId));
  const requestedAt = person?.requestedAt ?? null;
  return requestedAt === null ? null : requestedAt + ERASED_AFTER_MS;
}

/** Restores an account that was deactivated or waits to be deleted (threat 62). */
export async function restoreAccount(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  const isPaused = isNotNull(sql`coalesce(${users.deactivatedAt}, ${users.deletionRequestedAt})`);
  await db.batch([
    db
      .update(users)
      .set({ deactivatedAt: null, deletionRequestedAt: null, updatedAt: context.now })
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isPaused)),
    logChange(db, userId, "came-back", context),
  ]);
}
