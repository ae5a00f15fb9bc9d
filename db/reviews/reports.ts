import { type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { reviews } from "#db/schema/reviews.ts";
import { storeReport } from "#db/support/report.ts";
import { isVisible } from "./visible-review.ts";

/** The condition that a review is there for whoever reports it. */
export const mayBeReported = (reviewId: string): SQL =>
  sql`exists (select 1 from ${reviews} where ${isVisible(reviewId)})`;

type ReviewReport = {
  reviewId: string;
  reporterId: string;
  reason: string;
  support: { to: string; emailContent: EmailContent };
  /** UTC milliseconds now. */
  at: number;
};

/** Reports a review to the moderators. False for one that is not there, or hidden. */
export function reportReview(
  db: Database,
  { reviewId, reporterId, reason, support, at }: ReviewReport,
): Promise<boolean> {
  return storeReport(db, {
    subject: { subjectKind: "review", subjectId: reviewId },
    reporterId,
    reason,
    isSeen: mayBeReported(reviewId),
    email: { kind: "review-report", ...support },
    at,
  });
}
