import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { type BookingOffer, cardText } from "#app/domain/bookings/offer.ts";
import { type OfferState, offerState } from "#app/domain/bookings/offer-state.ts";
import type { ShownBooking } from "./card.ts";
import { type Conversation, PREVIEW_CHARACTERS } from "./conversation.ts";

/** The booking with the title of its service, or the offer, that a message shows, as they are stored. */
export type StoredCard = {
  booking: Pick<ShownBooking, "status" | "startsAt" | "proposedStartsAt"> | null;
  bookedTitle: string | null;
  offer: Pick<BookingOffer, "status" | "startsAt" | "expiresAt" | "serviceTitle"> | null;
};

/** The message that a list shows of a conversation, with its booking or offer. */
export type LastMessage = StoredCard & { content: string; own: boolean };

/**
 * What a list says of that message at `now` (UTC ms): its beginning, or what has become of the booking or the offer that
 * it shows. That is nobody's sentence, so it is not the viewer's own either.
 */
export function previewOf(
  { content, own, ...card }: LastMessage,
  now: number,
): NonNullable<Conversation["lastMessage"]> {
  const state = cardState(card, now);
  return { content: (state ?? content).slice(0, PREVIEW_CHARACTERS), own: own && state === null };
}

/** What has become of the booking or the offer of a message at `now` (UTC ms); null where the message still says it. */
export function cardState({ booking, bookedTitle, offer }: StoredCard, now: number): string | null {
  return booking ? bookingState(booking, bookedTitle ?? "") : offer && endOfOffer(offer, now);
}

/** Null while its message says how it stands: a new time is proposed. */
function bookingState(
  { status, startsAt, proposedStartsAt }: NonNullable<StoredCard["booking"]>,
  serviceTitle: string,
): string | null {
  if (proposedStartsAt !== null) return null;
  const state =
    status === "pending"
      ? "Request waiting"
      : `Booking ${BOOKING_STATUS[status].name.toLowerCase()}`;
  return cardText(serviceTitle, startsAt, state);
}

const ENDED_OFFER: Record<Exclude<OfferState, "open">, string> = {
  accepted: "Offer accepted",
  declined: "Offer declined",
  withdrawn: "Offer withdrawn",
  expired: "Offer expired",
};

function endOfOffer(offer: NonNullable<StoredCard["offer"]>, now: number): string | null {
  const state = offerState(offer, now);
  return state === "open" ? null : cardText(offer.serviceTitle, offer.startsAt, ENDED_OFFER[state]);
}
