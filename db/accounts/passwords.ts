import { and, eq, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { type Except, endAccess } from "./end-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

/** The hash of a person's password; empty for somebody who was erased. */
export async function readPasswordHash(db: Database, userId: string): Promise<string> {
  const [person] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return person?.hash ?? "";
}

type PasswordChange = {
  userId: string;
  email: string;
  /** The hash that was just found right, and the one that takes its place. */
  from: string;
  to: string;
  /** The session and the browser that keep their access. */
  except: Except;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Gives a person another password and e-mails the owner; access ends as `ACCESS_AFTER` of the domain says (threat 68).
 * False when the password is not the one that was found right any more.
 */
export async function changePassword(db: Database, change: PasswordChange): Promise<boolean> {
  const { userId, email, from, to, except, emailContent, context } = change;
  const { now } = context;
  const isChanged = sql`(select ${users.passwordHash} from ${users} where ${users.id} = ${userId}) = ${to}`;
  const { changed } = await namedBatch(db, {
    password: db
      .update(users)
      .set({ passwordHash: to, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, from))),
    email: queueEmail(db, {
      kind: "password-changed",
      about: crypto.randomUUID(),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    log: logChange(db, userId, "password-changed", context),
    changed: db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isChanged)),
    access: endAccess(db, { event: "password-changed", owner: userId, except, onlyIf: isChanged }),
  });
  return changed.length === 1;
}
