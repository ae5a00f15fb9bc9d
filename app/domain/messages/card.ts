import type { Role } from "#app/domain/accounts/role.ts";
import { type Booking, type Party, partyOf } from "#app/domain/bookings/booking.ts";
import type { BookingOffer } from "#app/domain/bookings/offer.ts";
import { type OfferState, offerState } from "#app/domain/bookings/offer-state.ts";
import { refuseTransition } from "#app/domain/bookings/transitions.ts";
import type { OpenThread } from "./conversation.ts";

/** A booking as far as a conversation shows it. */
export type ShownBooking = Pick<
  Booking,
  | "id"
  | "status"
  | "startsAt"
  | "endsAt"
  | "totalAmount"
  | "priceType"
  | "expiresAt"
  | "proposedStartsAt"
  | "proposedBy"
  | "proposals"
  | "noShow"
  | "updatedAt"
  | "serviceId"
  | "serviceTitle"
  | "customerId"
> & { serviceDeleted: boolean };

/** What can be done about a booking in a conversation. */
const IN_THREAD = ["accept", "decline", "accept-proposal", "decline-proposal", "propose"] as const;
export type CardTransition = (typeof IN_THREAD)[number];

type BookingCard = {
  kind: "booking";
  /** The message in whose place it stands. */
  messageId: string;
  booking: ShownBooking;
  /** Whether no later card shows the booking. An earlier one says what its message said. */
  isLatest: boolean;
  /** Open to the viewer now; none on an earlier card. */
  open: CardTransition[];
};
type OfferCard = {
  kind: "offer";
  messageId: string;
  offer: BookingOffer;
  state: OfferState;
  /** Which of the two the viewer is. */
  party: Party;
};
export type Card = BookingCard | OfferCard;
/** A card of this kind. */
export type CardOf<K extends Card["kind"]> = Extract<Card, { kind: K }>;

/** The booking with an id in the cards of a conversation, or null. */
export function bookingIn(cards: readonly Card[], id: string): ShownBooking | null {
  const card = cards.find((one) => one.kind === "booking" && one.booking.id === id);
  return card?.kind === "booking" ? card.booking : null;
}

/** A message with its booking, as it is stored. */
export type CardRow = { messageId: string; booking: ShownBooking };

/**
 * The cards of a conversation for one of its people at `now` (UTC ms). Bookings come newest first; the newest card of one
 * shows its present state and has what can be done about it. An accepted offer is shown as its booking.
 */
export function cardsOf(
  { bookings, offers }: { bookings: readonly CardRow[]; offers: readonly BookingOffer[] },
  me: string,
  now: number,
): Card[] {
  const shown = new Set<string>();
  const ofBookings = bookings.map(({ messageId, booking }): Card => {
    const isLatest = !shown.has(booking.id);
    shown.add(booking.id);
    const open = isLatest ? openInThread(booking, me, now) : [];
    return { kind: "booking", messageId, booking, isLatest, open };
  });
  const taken = new Set(bookings.map(({ messageId }) => messageId));
  const ofOffers = offers
    .filter(({ id }) => !taken.has(id))
    .map((offer): Card => {
      const state = offerState(offer, now);
      return { kind: "offer", messageId: offer.id, offer, state, party: partyOf(offer, me) };
    });
  return [...ofBookings, ...ofOffers];
}

function openInThread(booking: ShownBooking, me: string, now: number): CardTransition[] {
  // What only a completed booking needs has no place here.
  const state = { ...booking, completedAt: null, completedBy: null, disputedBy: [] };
  const party = partyOf(booking, me);
  return IN_THREAD.filter(
    (transition) =>
      // Beside a new time nobody could tell which one is meant; the booking's page offers the old one by its name.
      !(transition === "accept" && booking.proposedBy !== null) &&
      refuseTransition(state, transition, party, now) === null,
  );
}

/**
 * How a person proposes a time in a conversation: requests one of the other's services, or offers a time of their own; null
 * where neither of the two works for the other.
 */
export function proposalIn(
  { id, mayWrite, other, ownService }: Pick<OpenThread, "id" | "mayWrite" | "other" | "ownService">,
  role: Role,
): "request" | "offer" | null {
  if (id === null || !mayWrite) return null;
  if (role === "professional" && (ownService || other.role === "customer")) return "offer";
  return other.role === "professional" ? "request" : null;
}
