import { Form, Link } from "react-router";
import type { Booking } from "#app/domain/bookings/booking.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { BOOKING_FAILED, MOST_PROPOSALS } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { ShortDay, TimeRange } from "#app/ui/date-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { FormFailure } from "../form-failure.tsx";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { VersionField } from "../version-field.tsx";
import { StartTimes, WeekRow } from "./day-and-time.tsx";

type ProposePageProps = {
  booking: Booking;
  week: BookingWeek;
  chosen: string | undefined;
  error: string | null;
  problem: string | null;
};

/** Chooses another time for a booking among those that are free. */
export function ProposePage({ booking, week, chosen, error, problem }: ProposePageProps) {
  const path = paths.bookingTransition(booking.id, "propose");
  const left = MOST_PROPOSALS - booking.proposals;
  return (
    <DashboardPage title="Propose another time">
      <p>
        {booking.serviceTitle}, now on <ShortDay at={booking.startsAt} />,{" "}
        <TimeRange from={booking.startsAt} to={booking.endsAt} />. The booking keeps that time until
        the new one is accepted.{" "}
        {left === 1
          ? "You can propose one more time."
          : `Another time can be proposed ${left} more times.`}
      </p>
      <ErrorSummary errors={error ? { slot: error } : {}} labels={{ slot: "Start time" }} />
      {problem && (
        <Notice tone="bad">
          {problem} <Link to={paths.booking(booking.id)}>See the booking</Link>
        </Notice>
      )}
      <Panel className="stack-4">
        <WeekRow week={week} hrefOf={({ day = week.chosen.day }) => `${path}?day=${day}`} />
        <Form className="stack-4" method="post" action={`${path}?day=${week.chosen.day}`}>
          <AccountField />
          <VersionField version={booking.updatedAt} />
          <KeptDraft />
          <StartTimes week={week} chosen={chosen} error={error ?? undefined} suggested={[]} />
          <FormFailure>{BOOKING_FAILED}</FormFailure>
          <div className="flex flex-wrap items-center gap-2">
            <Button>Propose this time</Button>
            <ButtonLink variant="secondary" to={paths.booking(booking.id)} data-discards>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
