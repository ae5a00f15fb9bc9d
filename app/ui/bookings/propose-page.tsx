import { Form } from "react-router";
import { type Booking, lengthText } from "#app/domain/bookings/booking.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { MOST_PROPOSALS } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { When } from "#app/ui/date-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
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
        {booking.serviceTitle}, {lengthText((booking.endsAt - booking.startsAt) / 60_000)}, now{" "}
        <When at={booking.startsAt} />. That time stays held until the other side agrees.{" "}
        {left === 1 ? "This is the last proposal." : `${left} proposals are left.`}
      </p>
      <ErrorSummary errors={error ? { slot: error } : {}} labels={{ slot: "Start time" }} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Panel className="stack-4">
        <WeekRow week={week} hrefOf={({ day = week.chosen.day }) => `${path}?day=${day}`} />
        <Form method="post" action={`${path}?day=${week.chosen.day}`}>
          <StartTimes week={week} chosen={chosen} error={error ?? undefined} suggested={[]} />
          <div className="flex flex-wrap items-center gap-2">
            <Button>Propose this time</Button>
            <ButtonLink variant="secondary" to={paths.booking(booking.id)}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
