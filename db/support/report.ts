import { type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { hasOpenReport } from "#db/open-report.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

type NewReport = {
  subject: Pick<typeof reports.$inferSelect, "subjectKind" | "subjectId">;
  reporterId: string;
  reason: string;
  /** The condition that the reporter sees the subject. */
  isSeen: SQL;
  email: { kind: "report" | "review-report"; to: string; emailContent: EmailContent };
  /** UTC milliseconds now. */
  at: number;
};

/**
 * Stores a report for the moderators, with an e-mail to support; a person has one about a thing while it is open. False to
 * whoever cannot see the thing any more (threat 32).
 */
export async function storeReport(
  db: Database,
  { subject, reporterId, reason, isSeen, email, at }: NewReport,
): Promise<boolean> {
  const id = crypto.randomUUID();
  const {
    found: [found],
  } = await namedBatch(db, {
    stored: db.run(
      insertSelect(
        reports,
        { id, reporterId, ...subject, reason, createdAt: at },
        sql`where ${isSeen} and not ${hasOpenReport({ reporterId, ...subject })}`,
      ),
    ),
    email: queueEmail(db, { ...email, about: id, at }),
    found: db.all<{ isSeen: number }>(sql`select ${isSeen} as "isSeen"`),
  });
  return found?.isSeen === 1;
}
