import type { JobOfferStatus } from "#app/domain/jobs/offer.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The look of the badge that says how an offer stands. */
export const OFFER_TONES: Record<JobOfferStatus, BadgeTone> = {
  open: "pending",
  accepted: "success",
  withdrawn: "neutral",
  "not-chosen": "neutral",
};
