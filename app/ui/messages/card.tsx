import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { type BookingStatus, lengthText } from "#app/domain/bookings/booking.ts";
import type { OfferEnd } from "#app/domain/bookings/offer.ts";
import { OFFER_STATES } from "#app/domain/bookings/offer-state.ts";
import type { Card, CardTransition } from "#app/domain/messages/card.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BookingBadge } from "#app/ui/bookings/badge.tsx";
import { TransitionButtons } from "#app/ui/bookings/transition-buttons.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { Amount } from "#app/ui/values/price.tsx";

type OfKind<K extends Card["kind"]> = Extract<Card, { kind: K }>;

/** A booking or an offer in a conversation, as it is now, with what this person can do about it. `path` is the conversation's. */
export function MessageCard({ card, path }: { card: Card; path: string }) {
  return card.kind === "booking" ? (
    <BookingCard card={card} path={path} />
  ) : (
    <OfferCard card={card} />
  );
}

type FrameProps = {
  title: ReactNode;
  startsAt: number;
  endsAt: number;
  totalAmount: number;
  priceType: PriceType;
  status: BookingStatus;
  children: ReactNode;
};

function Frame(props: FrameProps) {
  const { title, startsAt, endsAt, totalAmount, priceType, status, children } = props;
  return (
    <div className="grid gap-1.5 rounded-card border-2 border-control bg-card p-3 wrap-anywhere [&_time]:whitespace-normal">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="calendar-check" />
        <span className="min-w-0">{title}</span>
      </p>
      <p>
        <ShortWhen at={startsAt} />
      </p>
      <p className="text-sm text-soft">
        {lengthText((endsAt - startsAt) / 60_000)} ·{" "}
        <Amount cents={totalAmount} type={priceType} status={status} />
      </p>
      {children}
    </div>
  );
}

function BookingCard({ card: { booking, open }, path }: { card: OfKind<"booking">; path: string }) {
  const { id, serviceTitle, proposedBy, proposedStartsAt } = booking;
  return (
    <Frame {...booking} title={<Link to={paths.booking(id)}>{serviceTitle}</Link>}>
      {proposedBy && proposedStartsAt !== null && (
        <p>
          <b>New time:</b> <ShortWhen at={proposedStartsAt} />
        </p>
      )}
      <p>
        <BookingBadge
          booking={booking}
          waitsFor={
            open.includes("accept") || open.includes("accept-proposal") ? null : "an answer"
          }
        />
      </p>
      <BookingActions {...{ booking, open, path }} />
    </Frame>
  );
}

type BookingActionsProps = Omit<OfKind<"booking">, "kind" | "messageId"> & { path: string };

function BookingActions({ booking, open, path }: BookingActionsProps) {
  const { id } = booking;
  const may = (transition: CardTransition) => open.includes(transition);
  return (
    <>
      {may("accept-proposal") && (
        <TransitionButtons
          booking={booking}
          next={path}
          buttons={[
            { transition: "accept-proposal", name: "Accept new time", icon: "check" },
            { transition: "decline-proposal", name: "Keep the old time", secondary: true },
          ]}
        />
      )}
      {may("accept") && (
        <TransitionButtons
          booking={booking}
          next={path}
          buttons={[{ transition: "accept", name: "Accept", icon: "check" }]}
        />
      )}
      {may("propose") && (
        <p className="flex flex-wrap gap-x-4 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
          <Link to={paths.bookingTransition(id, "propose")}>Propose another time</Link>
          {may("decline") && (
            <Link to={paths.bookingTransition(id, "decline", { next: path })}>Decline</Link>
          )}
        </p>
      )}
    </>
  );
}

function OfferCard({ card: { offer, state, party } }: { card: OfKind<"offer"> }) {
  return (
    <Frame {...offer} title={offer.serviceTitle} status="pending">
      {offer.note && <p className="whitespace-pre-line">{offer.note}</p>}
      <p>
        <Badge tone={state === "open" ? "pending" : "neutral"} wraps>
          <span>
            {OFFER_STATES[state]}
            {state === "open" && (
              <>
                , open until <ShortWhen at={offer.expiresAt} />
              </>
            )}
          </span>
        </Badge>
      </p>
      {state === "open" && (
        <div className="flex flex-wrap items-center gap-2">
          {party === "customer" && (
            <ButtonLink size="small" to={paths.offer(offer.id)}>
              <Icon name="check" />
              Accept
            </ButtonLink>
          )}
          <EndOffer id={offer.id} end={party === "customer" ? "decline" : "withdraw"} />
        </div>
      )}
    </Frame>
  );
}

const END_NAMES: Record<OfferEnd, string> = { decline: "Decline", withdraw: "Withdraw" };

/** The button that ends an offer without a booking. */
function EndOffer({ id, end }: { id: string; end: OfferEnd }) {
  return (
    <Form method="post" action={paths.offer(id)}>
      <AccountField />
      <Button variant="secondary" size="small" name="step" value={end}>
        {END_NAMES[end]}
      </Button>
    </Form>
  );
}
