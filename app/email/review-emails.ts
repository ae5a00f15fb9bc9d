import type { EmailContent } from "#app/domain/email/email.ts";
import { pageLink, settingsFootnote } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { reportsLink } from "./moderation/report-email.ts";

type NewReview = {
  /** The professional's first name. */
  to: string;
  /** The reviewer's first name and initial. */
  reviewer: string;
  title: string;
  rating: number;
  comment: string;
};

/** The e-mail to a professional about a new review. */
export function newReviewEmail(
  appOrigin: string,
  { to, reviewer, title, rating, comment }: NewReview,
): EmailContent {
  return composeEmail({
    subject: `${reviewer} wrote a review: ${rating} of 5`,
    paragraphs: [
      `Hello ${to},`,
      `${reviewer} wrote about “${title}”, ${rating} of 5 stars:`,
      comment,
      "You can reply once. Your reply is public.",
    ],
    action: pageLink(appOrigin, "Read and reply", paths.reviewsOf({ tab: "received" })),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because review notifications are on in your settings:",
    ),
  });
}

/** The e-mail to a professional about another rating of a review. */
export function ratingEmail(
  appOrigin: string,
  { to, reviewer, title, rating, before, comment }: NewReview & { before: number },
): EmailContent {
  return composeEmail({
    subject: `${reviewer} changed the rating of a review: ${rating} of 5, ${before} before`,
    paragraphs: [
      `Hello ${to},`,
      `${reviewer} changed a review of “${title}” from ${before} to ${rating} of 5 stars. It now says:`,
      comment,
      "Your reply is public, and you can change it.",
    ],
    action: pageLink(appOrigin, "Read and reply", paths.reviewsOf({ tab: "received" })),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because review notifications are on in your settings:",
    ),
  });
}

type Report = { reviewId: string; reporterId: string; reason: string; comment: string };

/** The e-mail to support about a reported review. */
export function reviewReportEmail(
  appOrigin: string,
  { reviewId, reporterId, reason, comment }: Report,
): EmailContent {
  return composeEmail({
    subject: "A review was reported",
    paragraphs: [
      reason,
      `The review: ${comment}`,
      `Review ${reviewId}, reported by person ${reporterId}.`,
    ],
    action: reportsLink(appOrigin),
  });
}
