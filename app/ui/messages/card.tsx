import { Link } from "react-router";
import type { Card } from "#app/domain/messages/card.ts";
import { paths } from "#app/links.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { BookingCard } from "./booking-card.tsx";
import { OfferCard } from "./offer-card.tsx";

type MessageCardProps = {
  card: Card;
  /** What the message in whose place it stands says. */
  text: string;
  /** The conversation's. */
  path: string;
};

/**
 * A booking or an offer in a conversation, as it is now, with what this person can do about it. What was said of a booking
 * earlier stays as it was.
 */
export function MessageCard({ card, text, path }: MessageCardProps) {
  if (card.kind === "offer") return <OfferCard card={card} />;
  if (card.isLatest) return <BookingCard card={card} path={path} />;
  return (
    <p className="flex items-start gap-2 rounded-card border border-line bg-card px-3 py-2 text-sm wrap-anywhere">
      <Icon name="calendar-check" />
      <Link className="min-w-0" to={paths.booking(card.booking.id)}>
        {text}
      </Link>
    </p>
  );
}
