import type { BookingDetails, Party } from "#app/domain/bookings/booking.ts";
import type { BookingTransition } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { TransitionButtons } from "#app/ui/bookings/transition-buttons.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type ProposalProps = {
  booking: BookingDetails;
  party: Party;
  /** The name of the other person. */
  other: string;
  /** The transitions that the signed-in party can apply now. */
  open: readonly BookingTransition[];
};

/** The time that one person proposes, with the answers for the other person. */
export function Proposal({ booking, party, other, open }: ProposalProps) {
  const { id, proposedBy, proposedStartsAt, startsAt } = booking;
  if (proposedBy === null || proposedStartsAt === null) return null;
  const mine = proposedBy === party;
  return (
    <Panel as="section" variant="flat" className="stack-4" aria-label="Another time">
      <p className="[&_time]:whitespace-normal">
        <b>{mine ? "You propose another time" : `${other} proposes another time`}:</b>{" "}
        <ShortWhen at={proposedStartsAt} /> instead of <ShortWhen at={startsAt} />.
      </p>
      {mine ? (
        <p className="text-soft">The booking keeps its time until {other} answers.</p>
      ) : (
        <TransitionButtons
          booking={booking}
          next={paths.booking(id)}
          buttons={[
            ...(open.includes("accept-proposal")
              ? [{ transition: "accept-proposal" as const, name: "Accept new time", icon: "check" }]
              : []),
            { transition: "decline-proposal", name: "Keep the old time", variant: "secondary" },
          ]}
        />
      )}
    </Panel>
  );
}
