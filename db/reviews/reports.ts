import { type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { hasOpenReport } from "#db/open-report.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isVisible } from "./visible-review.ts";

/** The condition that a review is there for whoever reports it. */
export const mayBeReported = (reviewId: string): SQL =>
  sql`exists (select 1 from ${reviews} where ${isVisible(reviewId)})`;

type ReviewReport = {
  reviewId: string;
  reporterId: string;
  reason: string;
  now: number;
  support: { to: string; emailContent: EmailContent };
};

/** Stores a report for a moderator, with an e-mail to support; one for each person and review while it is open. */
export async function reportReview(
  db: Database,
  { reviewId, reporterId, reason, now, support }: ReviewReport,
): Promise<void> {
  const id = crypto.randomUUID();
  const report = {
    id,
    reporterId,
    subjectKind: "review" as const,
    subjectId: sql`${reviews.id}`,
    reason,
    createdAt: now,
  };
  const isOpen = hasOpenReport({ reporterId, subjectKind: "review", subjectId: reviewId });
  await db.batch([
    db.run(
      insertSelect(
        reports,
        report,
        sql`from ${reviews} where ${isVisible(reviewId)} and not ${isOpen}`,
      ),
    ),
    queueEmail(db, { kind: "review-report", about: id, ...support, at: now }),
  ]);
}
