import { data, Form, Link } from "react-router";
import { loadTransition } from "#app/actions/bookings/load-transition.ts";
import { answerTransition } from "#app/actions/bookings/submit-transition.ts";
import type { Booking } from "#app/domain/bookings/booking.ts";
import { minutesOf } from "#app/domain/bookings/booking.ts";
import { proposalSchema, slotText } from "#app/domain/bookings/form.ts";
import { type BookingWeek, weekFor, withoutNotice } from "#app/domain/bookings/times.ts";
import { BOOKING_FAILED, MOST_PROPOSALS } from "#app/domain/bookings/transitions.ts";
import { versioned } from "#app/domain/forms/version.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { paths } from "#app/links.ts";
import { freshWhenStale } from "#app/ui/bookings/fresh-when-stale.ts";
import { StartTimes } from "#app/ui/bookings/start-times.tsx";
import { BookingMissing, TransitionRefused } from "#app/ui/bookings/transition-refused.tsx";
import { WeekRow } from "#app/ui/bookings/week-row.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { readMovable } from "#db/bookings/bookable.ts";
import type { Route } from "./+types/propose.ts";

const TITLE = "Propose another time";

export const meta: Route.MetaFunction = () => privateMeta(TITLE);

export const shouldRevalidate = freshWhenStale;

export async function loader({ context, params: { bookingId: id }, url }: Route.LoaderArgs) {
  const transition = await loadTransition(context, { id, transition: "propose" }, readMovable);
  const { question, refused } = transition.data;
  const emptyPage = { page: null, refused };
  if (!question) return data(emptyPage, transition.init ?? {});
  const { booking, party, now } = question;
  const schedule = party === "professional" ? withoutNotice(question.schedule) : question.schedule;
  const minutes = minutesOf(booking);
  const day = url.searchParams.get("day") ?? dayOf(booking.startsAt);
  const week = weekFor(schedule, { day, minutes, now });
  return data({ ...emptyPage, page: { booking, week } }, { status: 200 });
}

export async function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(proposalSchema));
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { chosen: values.slot, error: errors.slot ?? null, problem: null });
  }
  const { fields, version } = form.data;
  const proposedStartsAt = fields.slot;
  const slot = slotText(proposedStartsAt);
  return answerTransition(
    { request, context },
    { id, transition: "propose", proposedStartsAt, version: version || null },
    {
      page: ({ message, field }) =>
        field === "slot"
          ? { chosen: slot, error: message, problem: null }
          : { chosen: slot, error: null, problem: message },
    },
  );
}

const UNTOUCHED = { chosen: undefined, error: null, problem: null };

export default function Propose({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, refused } = loaderData;
  const form = actionData ?? UNTOUCHED;
  if (page) return <ProposePage {...page} {...form} />;
  const message = form.problem ?? refused;
  if (message === null) return <BookingMissing />;
  return <TransitionRefused title={TITLE} message={message} id={params.bookingId} />;
}

type ProposePageProps = {
  booking: Booking;
  week: BookingWeek;
  chosen: string | undefined;
  error: string | null;
  problem: string | null;
};

/** Chooses another time for a booking among those that are free. */
function ProposePage({ booking, week, chosen, error, problem }: ProposePageProps) {
  const hrefOf = ({ day = week.chosen.day }) =>
    paths.bookingTransition(booking.id, "propose", { day });
  const remainingProposals = MOST_PROPOSALS - booking.proposals;
  return (
    <DashboardPage title="Propose another time">
      <p>
        {booking.serviceTitle}, now on <ShortDay at={booking.startsAt} />,{" "}
        <TimeRange from={booking.startsAt} to={booking.endsAt} />. The booking keeps that time until
        the new one is accepted.{" "}
        {remainingProposals === 1
          ? "You can propose one more time."
          : `Another time can be proposed ${remainingProposals} more times.`}
      </p>
      <ErrorSummary errors={error ? { slot: error } : {}} labels={{ slot: "Start time" }} />
      {problem && (
        <Notice tone="bad">
          {problem} <Link to={paths.booking(booking.id)}>See the booking</Link>
        </Notice>
      )}
      <Panel className="stack-4">
        <WeekRow week={week} hrefOf={hrefOf} />
        <Form className="stack-4" method="post" action={hrefOf({})}>
          <AccountField />
          <VersionField version={booking.updatedAt} />
          <KeptDraft />
          <StartTimes week={week} chosen={chosen} error={error ?? undefined} suggested={[]} />
          <FormFailure>{BOOKING_FAILED}</FormFailure>
          <div className="flex flex-wrap items-center gap-2">
            <Button>Propose this time</Button>
            <ButtonLink variant="secondary" to={paths.booking(booking.id)} data-discards>
              Back to the booking
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
