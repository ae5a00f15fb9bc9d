import type { RouterContextProvider } from "react-router";
import { submitReport } from "#app/actions/support/submit-report.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { reviewReportSchema } from "#app/domain/reviews/form.ts";
import { reviewReportEmail } from "#app/email/review-emails.ts";
import { readReviewFor } from "#db/reviews/own-reviews.ts";
import { mayBeReported, reportReview } from "#db/reviews/reports.ts";

/** Reports a review to the moderators, with an e-mail to support. */
export function submitReviewReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  reviewId: string,
) {
  const db = context.get(databaseContext);
  return submitReport(request, context, {
    schema: reviewReportSchema,
    read: async (userId) =>
      isId(reviewId) ? readReviewFor(db, { reviewId, userId, as: "reader" }) : null,
    store: ({ comment }, { reporterId, reason, supportEmail, appOrigin, at }) => {
      const about = { reviewId, reporterId, reason, comment };
      const support = { to: supportEmail, emailContent: reviewReportEmail(appOrigin, about) };
      return reportReview(db, { reviewId, reporterId, reason, support, at });
    },
    onlyIf: mayBeReported(reviewId),
  });
}
