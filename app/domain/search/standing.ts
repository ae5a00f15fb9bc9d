import type { ResponseCounts } from "#app/domain/profiles/response-rate.ts";

/**
 * The order of relevance inside a stage: points, each worth a twentieth of a star, then the newer service.
 * `db/schema/search-columns.ts` writes the same rule in SQL, with these constants.
 */
export const POINTS_PER_STAR = 20;
/** A rating counts together with five reviews of 4.2 stars, so that one review moves it little. */
export const PRIOR_REVIEWS = 5;
export const PRIOR_STARS = 21;
/** A point for each of these numbers of completed bookings that is reached: each doubling is worth the same. */
export const COMPLETED_STEPS = [1, 2, 4, 8, 16, 32, 64] as const;
/** A point for every tenth of the requests that the professional answered in time. */
const REPLY_STEPS = 10;
/** The points of a professional with too few requests to tell. */
export const NEUTRAL_REPLY_STEP = 8;
const FEWEST_REQUESTS = 5;
const USUAL_REPLY_STEP = 9;

/** More points than a service can have: 100 for its rating, 7 for bookings, 10 for replies. */
export const POINTS_CAP = 127;
/** Services of equal points are newer or older by whole periods of five minutes since 1970; enough periods until 2129. */
export const AGE_STEP_MS = 300_000;
export const AGE_STEPS = 16_777_216;

type Standing = {
  ratingSum: number;
  reviewCount: number;
  completedCount: number;
  /** 0 to 10. */
  replyStep: number;
};

/** The points of a service; more points come first. */
export function standingPoints(service: Standing): number {
  const { ratingSum, reviewCount, completedCount, replyStep } = service;
  const rating = (POINTS_PER_STAR * (PRIOR_STARS + ratingSum)) / (PRIOR_REVIEWS + reviewCount);
  const completed = COMPLETED_STEPS.filter((step) => completedCount >= step).length;
  return Math.floor(rating) + completed + replyStep;
}

/** The order of services by relevance: the smaller number stands first. `createdAt` in UTC milliseconds. */
export function standingOrder(service: Standing & { createdAt: number }): number {
  const age = Math.floor(service.createdAt / AGE_STEP_MS);
  const newest = AGE_STEPS - 1;
  const points = Math.min(POINTS_CAP, standingPoints(service));
  return (POINTS_CAP - points) * AGE_STEPS + newest - Math.max(0, Math.min(newest, age));
}

/** Whether the points of a professional say that nine of ten requests are answered within a day. */
export function usuallyRepliesBy(step: number): boolean {
  return step >= USUAL_REPLY_STEP;
}

/** The same from what was counted. */
export function usuallyReplies(counts: ResponseCounts): boolean {
  return usuallyRepliesBy(replyStep(counts));
}

/** The points of a professional for the share of requests answered in time, the one of the profile (decision 53). */
export function replyStep({ received, answered }: ResponseCounts): number {
  if (received < FEWEST_REQUESTS) return NEUTRAL_REPLY_STEP;
  return Math.floor((REPLY_STEPS * answered) / received);
}
