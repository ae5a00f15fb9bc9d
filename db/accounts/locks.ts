import { and, eq, gt, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { securityEvents } from "#db/schema/access.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

type Lock = {
  userId: string;
  email: string;
  /** How long more guesses are refused. */
  windowMs: number;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Writes once for the time that guesses at an account are refused a line of its security log, and e-mails its owner once a
 * day (threat 91).
 */
export async function noteLock(db: Database, lock: Lock): Promise<void> {
  const { userId, email, windowMs, emailContent, context } = lock;
  const { now } = context;
  const isNoted = and(
    eq(securityEvents.userId, userId),
    eq(securityEvents.event, "guesses-refused"),
    gt(securityEvents.createdAt, now - windowMs),
  );
  const wasTold = and(
    eq(mailOutbox.recipient, email),
    eq(mailOutbox.kind, "guesses-refused"),
    gt(mailOutbox.createdAt, now - DAY_MS),
  );
  await db.batch([
    logChange(
      db,
      userId,
      "guesses-refused",
      context,
      sql`not exists (select 1 from ${securityEvents} where ${isNoted})`,
    ),
    queueEmail(
      db,
      { kind: "guesses-refused", about: String(now), to: email, userId, emailContent, at: now },
      sql`changes() > 0 and not exists (select 1 from ${mailOutbox} where ${wasTold})`,
    ),
  ]);
}
