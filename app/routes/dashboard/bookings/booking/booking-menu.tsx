import { Form, Link } from "react-router";
import type { BookingDetails, Party } from "#app/domain/bookings/booking.ts";
import { canBookAgain, type NextStep } from "#app/domain/bookings/next-step.ts";
import {
  type BookingTransition,
  isWithdrawal,
  type TransitionInPlace,
} from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { messageLink } from "#app/ui/bookings/message-link.ts";
import { EntryButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { ActionsMenu, actionsMenuItem } from "#app/ui/navigation/actions-menu.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

export type BookingMenuProps = {
  booking: BookingDetails;
  party: Party;
  /** The transitions that the signed-in party can apply now. */
  open: readonly BookingTransition[];
  /** What comes next for the signed-in party. */
  next: NextStep | null;
  /** Whether a request of the signed-in customer waits for its answer. */
  isWaiting: boolean;
};

/** A menu of what can be done with a booking besides what comes next; nothing when there is nothing else. */
export function BookingMenu(props: BookingMenuProps) {
  const items = menuItems(props);
  if (items.length === 0) return null;
  return (
    <ActionsMenu label="More">
      {items.map((item) => (
        <li key={item.name}>
          <MenuItem item={item} booking={props.booking} />
        </li>
      ))}
    </ActionsMenu>
  );
}

type Item = { name: string; icon: string } & (
  | { to: string }
  | { href: string; download?: boolean }
  /** Opens over the page. */
  | { question: string }
  | { transition: TransitionInPlace }
);

/** Everything that can be done besides what comes next. */
function menuItems({ booking, party, open, next, isWaiting }: BookingMenuProps): Item[] {
  const { id, serviceId, status, proposedBy, ownReviewId } = booking;
  const can = (transition: BookingTransition) => open.includes(transition);
  const message = messageLink(booking, party);
  const items: (Item | false | null)[] = [
    next !== "message" &&
      message !== null && { name: "Message", icon: "message-circle", to: message },
    can("accept") &&
      next !== "accept" && {
        name: proposedBy ? "Accept the old time" : "Accept",
        icon: "check",
        transition: "accept",
      },
    can("propose") && {
      name: "Propose another time",
      icon: "clock",
      to: paths.bookingTransition(id, "propose"),
    },
    can("complete") &&
      next !== "complete" && {
        name: "Mark as Completed",
        icon: "check-check",
        question: paths.bookingTransition(id, "complete"),
      },
    status !== "cancelled" &&
      !isWaiting && {
        name: "Add to calendar",
        icon: "calendar-plus",
        href: paths.bookingCalendar(id),
        download: true,
      },
    status === "completed" &&
      party === "customer" &&
      ownReviewId !== null && {
        name: "Your review",
        icon: "star",
        to: paths.review(ownReviewId, "edit"),
      },
    canBookAgain(booking, party) &&
      next !== "book-again" && {
        name: "Book again",
        icon: "rotate-ccw",
        href: paths.bookingForm(serviceId),
      },
    can("dispute") && {
      name: "This did not happen",
      icon: "flag",
      question: paths.bookingTransition(id, "dispute"),
    },
    can("decline") &&
      next !== "accept" && {
        name: "Decline",
        icon: "x",
        question: paths.bookingTransition(id, "decline"),
      },
    can("cancel") &&
      !can("decline") && {
        name: isWithdrawal(party, booking) ? "Withdraw request" : "Cancel booking",
        icon: "x",
        question: paths.bookingTransition(id, "cancel"),
      },
  ];
  return items.filter((item) => item !== false && item !== null);
}

function MenuItem({ item, booking }: { item: Item; booking: BookingDetails }) {
  const content = (
    <>
      <Icon name={item.icon} />
      <span className="min-w-0 wrap-anywhere">{item.name}</span>
    </>
  );
  if ("transition" in item) {
    return (
      <Form method="post" action={paths.booking(booking.id)}>
        <AccountField />
        <VersionField version={booking.updatedAt} />
        <EntryButton className={actionsMenuItem} name="step" value={item.transition}>
          {content}
        </EntryButton>
      </Form>
    );
  }
  if ("href" in item) {
    return (
      <a className={actionsMenuItem} href={item.href} download={item.download}>
        {content}
      </a>
    );
  }
  return "question" in item ? (
    <Link className={actionsMenuItem} to={item.question} preventScrollReset>
      {content}
    </Link>
  ) : (
    <Link className={actionsMenuItem} to={item.to}>
      {content}
    </Link>
  );
}
