import type { ReactNode, SubmitEvent } from "react";
import { Link, useFetcher } from "react-router";
import type { Booking } from "#app/domain/bookings/booking.ts";
import {
  BOOKING_FAILED,
  NOT_STARTED,
  type TransitionInPlace,
} from "#app/domain/bookings/transitions.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useQuestionHere } from "#app/ui/dashboard/question-here.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useKeepOffline, useWaitingTransition } from "#app/ui/queue/queued-writes.ts";
import { UnlessWaiting } from "#app/ui/queue/unless-waiting.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { NO_REASON_YET, TransitionPage } from "./transition-page.tsx";

type TransitionButtonProps = {
  buttons: readonly TransitionButton[];
  /** The page to come back to. */
  next: string;
  /** The booking as it is shown. */
  booking: Pick<Booking, "id" | "startsAt" | "updatedAt">;
  /** Which booking it is, where several stand in a list; only read aloud. */
  of?: ReactNode;
};
type TransitionButton = {
  transition: TransitionInPlace;
  name: string;
  icon?: string;
  /** The main button where there is none. */
  variant?: "secondary" | "quiet";
};

/**
 * Buttons that apply a transition to a booking in place, or keep it on the device while there is no connection. Why one was
 * refused is shown below them.
 */
export function TransitionButtons(props: TransitionButtonProps) {
  const { buttons, next, booking, of } = props;
  const { id, startsAt, updatedAt: version } = booking;
  const fetcher = useFetcher<{ problem: string | null }>();
  const isWaiting = fetcher.state !== "idle";
  const problem = fetcher.data?.problem ?? null;
  const keepOffline = useKeepOffline({ bookingId: id, version });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    keepOffline(
      event,
      (transition) =>
        // Without a connection there is no page that asks.
        transition !== "complete" || startsAt <= Date.now() || confirm(NOT_STARTED),
    );
  };
  return (
    <UnlessWaiting bookingId={id}>
      <fetcher.Form
        method="post"
        action={paths.booking(id)}
        aria-busy={isWaiting}
        onSubmit={submit}
      >
        <AccountField />
        <input type="hidden" name="next" value={next} />
        <VersionField version={version} />
        <div className="flex flex-wrap items-center gap-2">
          {buttons.map(({ transition, name, icon, variant }) => (
            <Button
              key={transition}
              variant={variant}
              size="small"
              wraps
              name="step"
              value={transition}
            >
              {icon && <Icon name={icon} />}
              {name}
              {of && <span className="sr-only">: {of}</span>}
            </Button>
          ))}
        </div>
        {problem && (
          <FieldError role="alert">
            {problem} {next !== paths.booking(id) && <Link to={paths.booking(id)}>See it</Link>}
          </FieldError>
        )}
        <FormFailure>{BOOKING_FAILED}</FormFailure>
      </fetcher.Form>
    </UnlessWaiting>
  );
}

type AnswerButtonsProps = {
  booking: Booking;
  /** The page to come back to. */
  next: OwnPath;
  /** Which request it is, where several stand in a list; only read aloud. */
  of?: ReactNode;
};

/** Accepts a request in place, or asks before it is declined. */
export function AnswerButtons({ booking, next, of }: AnswerButtonsProps) {
  const { id, startsAt } = booking;
  const isBooking = next === paths.booking(id);
  const waitingTransition = useWaitingTransition(id);
  const now = usePageTime() ?? startsAt;
  const { ask, over } = useQuestionHere();
  return (
    <>
      <TransitionButtons booking={booking} next={next} buttons={ACCEPT} of={of} />
      {!waitingTransition && (
        <ButtonLink
          variant="quiet"
          size="small"
          to={paths.bookingTransition(id, "decline", isBooking ? {} : { next })}
          preventScrollReset={isBooking}
          // The booking's page has an address for the question over it.
          onClick={isBooking ? undefined : ask}
        >
          Decline{of && <span className="sr-only">: {of}</span>}
        </ButtonLink>
      )}
      {over(
        <TransitionPage
          transition="decline"
          party="professional"
          {...{ booking, now, next }}
          {...NO_REASON_YET}
        />,
      )}
    </>
  );
}

const ACCEPT: readonly TransitionButton[] = [
  { transition: "accept", name: "Accept", icon: "check" },
];
export const COMPLETE: TransitionButton = {
  transition: "complete",
  name: "Mark as Completed",
  icon: "check-check",
};
