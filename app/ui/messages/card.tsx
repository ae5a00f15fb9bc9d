import type { Card } from "#app/domain/messages/card.ts";
import { BookingCard } from "./booking-card.tsx";
import { OfferCard } from "./offer-card.tsx";

/** A booking or an offer in a conversation, as it is now, with what this person can do about it. `path` is the conversation's. */
export function MessageCard({ card, path }: { card: Card; path: string }) {
  return card.kind === "booking" ? (
    <BookingCard card={card} path={path} />
  ) : (
    <OfferCard card={card} />
  );
}
