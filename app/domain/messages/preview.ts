import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { type BookingOffer, cardText } from "#app/domain/bookings/offer.ts";
import { type OfferState, offerState } from "#app/domain/bookings/offer-state.ts";
import type { ShownBooking } from "./card.ts";
import { type Conversation, PREVIEW_CHARACTERS } from "./conversation.ts";

/** The last message of a conversation with the booking or the offer that it shows, as they are stored. */
export type LastMessage = {
  content: string;
  own: boolean;
  booking: Pick<
    ShownBooking,
    "status" | "startsAt" | "proposedStartsAt" | "proposals" | "serviceTitle"
  > | null;
  offer: Pick<BookingOffer, "status" | "startsAt" | "expiresAt" | "serviceTitle"> | null;
};

/**
 * What a list says of a last message at `now` (UTC ms): its beginning, or what has become of the booking or the offer that
 * it shows. That is nobody's sentence, so it is not the viewer's own either.
 */
export function previewOf(
  { content, own, booking, offer }: LastMessage,
  now: number,
): NonNullable<Conversation["lastMessage"]> {
  const state = booking ? bookingPreview(booking) : offer && offerPreview(offer, now);
  return { content: (state ?? content).slice(0, PREVIEW_CHARACTERS), own: own && state === null };
}

/** Null while its message says how it stands: a request that nobody has answered, or a new time that is proposed. */
function bookingPreview(booking: NonNullable<LastMessage["booking"]>): string | null {
  const { status, startsAt, proposedStartsAt, proposals, serviceTitle } = booking;
  if (proposedStartsAt !== null || (status === "pending" && proposals === 0)) return null;
  return cardText(serviceTitle, startsAt, `Booking ${BOOKING_STATUS[status].name.toLowerCase()}`);
}

const ENDED_OFFER: Record<Exclude<OfferState, "open">, string> = {
  accepted: "Offer accepted",
  declined: "Offer declined",
  withdrawn: "Offer withdrawn",
  expired: "Offer expired",
};

function offerPreview(offer: NonNullable<LastMessage["offer"]>, now: number): string | null {
  const state = offerState(offer, now);
  return state === "open" ? null : cardText(offer.serviceTitle, offer.startsAt, ENDED_OFFER[state]);
}
