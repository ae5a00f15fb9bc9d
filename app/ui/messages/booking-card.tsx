import { Link } from "react-router";
import type { CardOf, CardTransition } from "#app/domain/messages/card.ts";
import { paths } from "#app/links.ts";
import { BookingBadge } from "#app/ui/bookings/badge.tsx";
import { TransitionButtons } from "#app/ui/bookings/transition-buttons.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { CardFrame } from "./card-frame.tsx";

/** A booking in a conversation, as it is now. */
export function BookingCard({
  card: { booking, open },
  path,
}: {
  card: CardOf<"booking">;
  path: string;
}) {
  const { id, serviceTitle, proposedBy, proposedStartsAt } = booking;
  return (
    <CardFrame {...booking} title={<Link to={paths.booking(id)}>{serviceTitle}</Link>}>
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
    </CardFrame>
  );
}

type BookingActionsProps = Pick<CardOf<"booking">, "booking" | "open"> & { path: string };

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
            { transition: "decline-proposal", name: "Keep the old time", variant: "secondary" },
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
