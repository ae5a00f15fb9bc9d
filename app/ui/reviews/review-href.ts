/** What can be done about a review, each a page of its own. */
export type ReviewStep = "edit" | "delete" | "reply" | "report" | "helpful";

export const reviewHref = (id: string, step: ReviewStep) => `/dashboard/reviews/${id}/${step}`;
export const writeReviewHref = (serviceId: string) =>
  `/dashboard/reviews/new?${new URLSearchParams({ service: serviceId })}`;
