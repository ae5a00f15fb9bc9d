import { z } from "zod";
import { REQUIRED, textField, typedText } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { MOST_REPORT } from "#app/domain/support/report.ts";
import { tooLong } from "#app/domain/text/clean-text.ts";

export const MOST_COMMENT = 2000;
export const MOST_REPLY = 500;

/** The rating levels, best first (decision 79). */
export const RATING_LEVELS = [
  { rating: 5, name: "Excellent" },
  { rating: 4, name: "Good" },
  { rating: 3, name: "Okay" },
  { rating: 2, name: "Poor" },
  { rating: 1, name: "Terrible" },
] as const;
export const DEFAULT_RATING = 5;

const RATING_RANGE = "Rating must be between 1 and 5";
const SELECT_SERVICE = "Please select a service to review";
export const SERVICE_MISSING = "Service not found";
export const ALREADY_REVIEWED = "You have already reviewed this service";
/** Of whoever deleted a review that the team had hidden. */
export const REVIEW_WAS_HIDDEN =
  "The Kayap team hid your review of this service, so you cannot write another one. If you think that is wrong, contact support.";
export const REVIEW_NOT_YOURS = "Review not found or unauthorized";
export const TOO_MANY_REVIEWS =
  "Too many reviews submitted. Please wait before submitting another review.";
/** Each is told to the professional. */
export const TOO_MANY_RATINGS = "You have changed ratings five times within a day.";
export const SUBMIT_FAILED = "Failed to submit review. Please try again.";
export const UPDATE_FAILED = "Failed to update review. Please try again.";
export const DELETE_FAILED = "Failed to delete review. Please try again.";
export const HELPFUL_FAILED = "Failed to mark review as helpful.";
export const OWN_REVIEW_HELPFUL = "You cannot mark your own review as helpful.";
export const OWN_SERVICE_HELPFUL = "You cannot mark a review of your own service as helpful.";
export const LOAD_FAILED = "Failed to load reviews. Please try again.";
export const OWN_SERVICE = "You cannot review your own service.";
export const REPLY_FAILED = "Failed to save your reply. Please try again.";

const invalidComment = (reason: string) => `Invalid comment: ${reason}`;

const ratingField = typedText(RATING_RANGE)
  .pipe(z.string().regex(/^[1-5]$/, RATING_RANGE))
  .transform(Number);

const commentField = textField({
  most: MOST_COMMENT,
  says: { required: invalidComment(REQUIRED), long: invalidComment(tooLong(MOST_COMMENT)) },
});

/** Edit Review. */
export const reviewChangeSchema = z.object({ rating: ratingField, comment: commentField });

/** Write a Review. The hidden `reviewId` comes with the page, so that a double press is one review (threat 24). */
export const newReviewSchema = reviewChangeSchema.extend({
  reviewId: idSchema.optional(),
  serviceId: typedText(SELECT_SERVICE).pipe(z.string().min(1, SELECT_SERVICE)).pipe(idSchema),
});
export type NewReviewForm = z.output<typeof newReviewSchema>;

/** The professional's reply to a review (decision 84). */
export const replySchema = z.object({
  content: textField({ most: MOST_REPLY }),
  intent: z.literal("delete").optional(),
});

/** Report review. */
export const reviewReportSchema = z.object({
  reason: textField({ most: MOST_REPORT }),
});
