import { otherPerson } from "#app/domain/bookings/booking.ts";
import { hasReported } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { LateLink } from "#app/ui/bookings/late-link.tsx";
import { messageLink } from "#app/ui/bookings/message-link.ts";
import {
  AnswerButtons,
  COMPLETE,
  TransitionButtons,
} from "#app/ui/bookings/transition-buttons.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { UnlessWaiting } from "#app/ui/queue/unless-waiting.tsx";
import { BookingMenu, type BookingMenuProps } from "./booking-menu.tsx";

type BookingActionsProps = Omit<BookingMenuProps, "isWaiting"> & {
  /** UTC milliseconds when the page was made. */
  now: number;
};

/** What can be done with a booking: a button for what comes next, the rest in a menu. */
export function BookingActions(props: BookingActionsProps) {
  const { booking, party, open } = props;
  const isWaiting = party === "customer" && booking.status === "pending";
  return (
    <UnlessWaiting
      bookingId={booking.id}
      className="relative flex flex-wrap items-center gap-2 print:hidden"
    >
      <MainButton {...props} />
      {!hasReported(booking, party) && <LateLink booking={booking} party={party} now={props.now} />}
      {open.includes("no-show") && (
        <ButtonLink
          variant="secondary"
          size="small"
          wraps
          to={paths.bookingTransition(booking.id, "no-show")}
          preventScrollReset
        >
          <Icon name="circle-alert" />
          {otherPerson(booking, party).name} did not come
        </ButtonLink>
      )}
      {isWaiting && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={paths.bookingCalendar(booking.id)}
          download
        >
          <Icon name="calendar-plus" />
          Add to calendar
        </ButtonLink>
      )}
      <BookingMenu {...props} isWaiting={isWaiting} />
    </UnlessWaiting>
  );
}

function MainButton({ booking, party, next }: BookingActionsProps) {
  const { id, serviceId } = booking;
  const message = messageLink(booking, party);
  switch (next) {
    case "accept":
      return <AnswerButtons booking={booking} next={paths.booking(id)} />;
    case "complete":
      return <TransitionButtons booking={booking} next={paths.booking(id)} buttons={[COMPLETE]} />;
    case "write-review":
      return (
        <ButtonLink size="small" to={paths.writeReview({ service: serviceId })}>
          <Icon name="star" />
          Write a review
        </ButtonLink>
      );
    case "book-again":
      return (
        <ButtonLink size="small" href={paths.bookingForm(serviceId)}>
          <Icon name="rotate-ccw" />
          Book again
        </ButtonLink>
      );
    case "message":
      return message ? (
        <ButtonLink size="small" to={message}>
          <Icon name="message-circle" />
          Message
        </ButtonLink>
      ) : null;
    // The proposal has its answers.
    case "accept-proposal":
    case null:
      return null;
  }
}
