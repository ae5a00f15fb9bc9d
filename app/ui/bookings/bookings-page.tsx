import { Link } from "react-router";
import { type Booking, otherParty, type Party } from "#app/domain/bookings/booking.ts";
import {
  BOOKING_TABS,
  BOOKINGS_A_PAGE,
  type BookingTab,
  TAB_NAMES,
} from "#app/domain/bookings/tabs.ts";
import { paths } from "#app/links.ts";
import { ButtonLink, buttonRow } from "../button.tsx";
import { Chip, chipRow } from "../chip.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Empty } from "../empty.tsx";
import { Icon } from "../icon.tsx";
import { Num } from "../number.tsx";
import { Pager } from "../pager.tsx";
import { BookingRow } from "./booking-row.tsx";

type BookingsPageProps = {
  bookings: readonly Booking[];
  counts: Record<BookingTab, number>;
  /** How many the person has on the other side. */
  other: number;
  as: Party;
  tab: BookingTab;
  page: number;
};

const EMPTY: Record<BookingTab, string> = {
  all: "No bookings yet",
  upcoming: "Nothing is coming up",
  requests: "No request waits for an answer",
  past: "Nothing in the past",
  cancelled: "Nothing was cancelled",
};

/** The bookings of a person on one side, by tab. */
export function BookingsPage(props: BookingsPageProps) {
  const { bookings, counts, other, as, tab, page } = props;
  const next = paths.bookingsOf({ as, tab, page });
  return (
    <DashboardPage
      title={as === "customer" ? "My Bookings" : "Bookings"}
      action={as === "professional" ? <ScheduleLinks /> : <FeedLink />}
    >
      <nav className={chipRow} aria-label="Bookings">
        {BOOKING_TABS.map((one) => (
          <Chip
            key={one}
            to={paths.bookingsOf({ as, tab: one })}
            aria-current={one === tab ? "page" : undefined}
          >
            {TAB_NAMES[one]}{" "}
            <span className="font-normal tabular">
              <Num of={counts[one]} />
            </span>
          </Chip>
        ))}
      </nav>
      {other > 0 && (
        <p>
          <Link to={paths.bookingsOf({ as: otherParty(as), tab: "all" })}>
            {as === "customer"
              ? `See the ${other} you do for others`
              : `See the ${other} you asked for as a customer`}
          </Link>
        </p>
      )}
      {bookings.length === 0 ? (
        <NoBookings as={as} title={EMPTY[tab]} />
      ) : (
        <>
          <h2 className="sr-only">{TAB_NAMES[tab]}</h2>
          <ul className="ruled">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} party={as} next={next} wide />
            ))}
          </ul>
        </>
      )}
      <Pager
        page={page}
        pages={Math.ceil(counts[tab] / BOOKINGS_A_PAGE)}
        hrefOf={(number) => paths.bookingsOf({ as, tab, page: number })}
      />
    </DashboardPage>
  );
}

function ScheduleLinks() {
  return (
    <div className={buttonRow}>
      <ButtonLink variant="secondary" size="small" to={paths.bookingWeek}>
        <Icon name="calendar-days" />
        Week
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" to={paths.bookingHours}>
        <Icon name="clock" />
        My hours
      </ButtonLink>
      <FeedLink />
    </div>
  );
}

function FeedLink() {
  return (
    <ButtonLink variant="secondary" size="small" to={paths.calendarFeed}>
      <Icon name="calendar-plus" />
      Calendar
    </ButtonLink>
  );
}

function NoBookings({ as, title }: { as: Party; title: string }) {
  return (
    <Empty title={title} icon="calendar-days">
      {as === "customer" ? (
        <>
          <p>Find a service, choose a free time, and the answer appears here.</p>
          <ButtonLink href={paths.search}>Find Services</ButtonLink>
        </>
      ) : (
        <>
          <p>Requests appear here, to accept or decline. Set your hours, so that the times fit.</p>
          <ButtonLink to={paths.bookingHours}>Set my hours</ButtonLink>
        </>
      )}
    </Empty>
  );
}
