/** The list of one's own reviews. */
export const REVIEWS = "/dashboard/reviews";

/** What can be done about a review, each a page of its own. */
export type ReviewStep = "edit" | "delete" | "reply" | "report" | "helpful";

/** Where it is done; `next` is the page to come back to when it is not the list. */
export function reviewHref(id: string, step: ReviewStep, next?: string): string {
  const path = `${REVIEWS}/${id}/${step}`;
  return next ? `${path}?${new URLSearchParams({ next })}` : path;
}

/** Where a review of a service is written. */
export const writeReviewHref = (serviceId: string) =>
  `${REVIEWS}/new?${new URLSearchParams({ service: serviceId })}`;

/** Which of one's own reviews to show. */
export type ReviewsAsked = { tab: "all" | "given" | "received"; q: string; page: number };

/** The address of the list, without what is the default. */
export function reviewsHref({ tab, q, page }: ReviewsAsked): string {
  const params = new URLSearchParams();
  if (tab !== "all") params.set("tab", tab);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${REVIEWS}?${params}` : REVIEWS;
}
