export const OFFER_STATUSES = ["open", "accepted", "declined", "withdrawn"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What has become of an offer at `now`, UTC milliseconds. */
export function offerState(
  { status, expiresAt }: { status: OfferStatus; expiresAt: number },
  now: number,
) {
  return status === "open" && expiresAt <= now ? "expired" : status;
}
export type OfferState = ReturnType<typeof offerState>;

export const OFFER_STATES: Record<OfferState, string> = {
  open: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};
