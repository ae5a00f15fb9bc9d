import { sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { hasOpenReport } from "#db/open-report.ts";
import { twoFactor } from "#db/schema/access.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isDisputed } from "./two-factor-recovery.ts";

type FactorCase = {
  /** Its id, which the link for the team has. */
  id: string;
  userId: string;
  email: string;
  supportEmail: string;
  /** What the team reads in its list of reports. */
  reason: string;
  /** For the team, and for the mailboxes of the account. */
  emails: { team: EmailContent; owner: EmailContent };
  context: SecurityContext;
};

/**
 * Opens a case for the team about whose a disputed second factor is, and tells both the team and the account; nothing while
 * one is open, and nothing changes by it (threat 86).
 */
export async function openFactorCase(db: Database, request: FactorCase): Promise<void> {
  const { id, userId, email, supportEmail, reason, emails, context } = request;
  const { now } = context;
  const isOpen = hasOpenReport({ reporterId: userId, subjectKind: "user", subjectId: userId });
  const row = {
    id,
    reporterId: userId,
    subjectKind: sql`'user'`,
    subjectId: userId,
    reason,
    createdAt: now,
  };
  const about = { kind: "two-factor-case", about: id, at: now } as const;
  await db.batch([
    db.run(
      insertSelect(
        reports,
        row,
        sql`from ${twoFactor} where ${twoFactor.userId} = ${userId} and ${isDisputed}
          and not ${isOpen}`,
      ),
    ),
    queueEmail(db, { ...about, to: supportEmail, emailContent: emails.team }),
    queueEmail(db, { ...about, to: email, userId, emailContent: emails.owner }),
    logChange(db, userId, "two-factor-case", context),
  ]);
}
