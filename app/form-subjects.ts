import { matchRoutes, type Register } from "react-router";
import { paths } from "./links.ts";

/** What the form of a page is about, for those with more than a line. Devices store these words with the draft of a form. */
const SUBJECTS = {
  "/contact": "contact",
  "/service/:serviceId/book": "booking-request",
  "/jobs/new": "new-job",
  "/dashboard/jobs/:jobId": "job-offer",
  "/dashboard/services/new": "new-service",
  "/dashboard/services/edit/:serviceId?": "service",
  "/dashboard/licences": "licence",
  "/dashboard/profile": "profile",
  "/dashboard/reviews/new": "new-review",
  "/dashboard/reviews/:reviewId/edit": "review",
  "/dashboard/reviews/:reviewId/reply": "reply",
  "/dashboard/reviews/:reviewId/report": "review-report",
  "/dashboard/settings": "settings",
  "/dashboard/bookings/hours": "hours",
  "/dashboard/bookings/days-off": "days-off",
  "/dashboard/bookings/:bookingId/propose": "proposal",
  "/dashboard/bookings/:bookingId/cancel": "cancel",
  "/dashboard/bookings/:bookingId/decline": "decline",
  "/dashboard/bookings/:bookingId/dispute": "dispute",
  "/dashboard/messages/:conversationId/report": "conversation-report",
  "/dashboard/messages/:conversationId/offer": "offer",
  "/dashboard/jobs/:jobId/report": "job-report",
  "/dashboard/offers/:offerId": "offer-answer",
} satisfies Partial<Record<keyof Register["pages"], string>>;

const ROUTES = Object.entries(SUBJECTS).map(([path, subject]) => ({ path, subject }));

/**
 * What the form of an address (path and query) is about, with the id in it, whatever else the address says: the same form
 * may be reached and sent by several. Null for forms that have nothing to keep.
 */
export function formSubjectAt(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "https://kayap.invalid");
  const match = matchRoutes(ROUTES, { pathname })?.[0];
  if (!match) return null;
  const { subject } = match.route;
  const queryId = searchParams.get(subject === "new-review" ? "service" : "offer");
  const [pathId = ""] = Object.values(match.params);
  const id = queryId ?? pathId;
  return /^[\w-]{1,64}$/.test(id) ? `${subject}:${id}` : subject;
}

/** The address at which the form sent to an address is found again, so that its draft is filled in there. */
export function formAddress(address: string): string {
  return formSubjectAt(address) === "profile" ? paths.editProfile : address;
}
