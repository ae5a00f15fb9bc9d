import type { JobOfferStatus } from "#app/domain/jobs/offer.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The tone of the badge for each state of an offer. */
export const OFFER_TONES: Record<JobOfferStatus, BadgeTone> = {
  open: "pending",
  accepted: "success",
  withdrawn: "neutral",
  "not-chosen": "neutral",
};
