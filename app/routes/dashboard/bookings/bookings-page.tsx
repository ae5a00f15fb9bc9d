import { Link } from "react-router";
import { type Booking, otherParty, type Party } from "#app/domain/bookings/booking.ts";
import type { BookingNews } from "#app/domain/bookings/news.ts";
import {
  BOOKINGS_A_PAGE,
  type BookingTab,
  TAB_NAMES,
  TABS_OF_CHIPS,
} from "#app/domain/bookings/tabs.ts";
import { paths } from "#app/links.ts";
import { BookingNewsLink } from "#app/ui/bookings/booking-news-link.tsx";
import { BookingRow } from "#app/ui/bookings/booking-row.tsx";
import { ButtonLink, buttonRow } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Chip, chipRow } from "#app/ui/navigation/chip.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Num } from "#app/ui/values/number.tsx";

type BookingsPageProps = {
  bookings: readonly Booking[];
  counts: Record<BookingTab, number>;
  /** How many the person has on the other side. */
  other: number;
  as: Party;
  tab: BookingTab;
  page: number;
  /** What has changed since the list was loaded. */
  news: BookingNews | null;
};

/** The title of an empty tab, for each side. */
const EMPTY: Record<Party, Record<BookingTab, string>> = {
  customer: {
    all: "You have not requested anything yet",
    upcoming: "No upcoming bookings",
    requests: "No requests waiting for an answer",
    past: "No past bookings",
    cancelled: "No cancelled bookings",
  },
  professional: {
    all: "No bookings yet",
    upcoming: "No upcoming bookings",
    requests: "No requests at the moment",
    past: "No past bookings",
    cancelled: "No cancelled bookings",
  },
};

/** The bookings of a person on one side, by tab. */
export function BookingsPage(props: BookingsPageProps) {
  const { bookings, counts, other, as, tab, page, news } = props;
  const next = paths.bookingsOf({ as, tab, page });
  return (
    <DashboardPage
      title={as === "customer" ? "My Bookings" : "Bookings"}
      action={as === "professional" ? <ScheduleLinks /> : <FeedLink />}
    >
      <nav className={chipRow} aria-label="Bookings">
        {TABS_OF_CHIPS.map((listedTab) => (
          <Chip
            key={listedTab}
            to={paths.bookingsOf({ as, tab: listedTab })}
            aria-current={listedTab === tab ? "page" : undefined}
          >
            {TAB_NAMES[listedTab]}{" "}
            <span className="font-normal tabular">
              <Num of={counts[listedTab]} />
            </span>
          </Chip>
        ))}
      </nav>
      {counts.requests > 0 && tab !== "requests" && (
        <p>
          <Link to={paths.bookingsOf({ as, tab: "requests" })}>
            {counts.requests === 1
              ? "See the 1 request that waits for an answer"
              : `See the ${counts.requests} requests that wait for an answer`}
          </Link>
        </p>
      )}
      {other > 0 && (
        <p>
          <Link to={paths.bookingsOf({ as: otherParty(as), tab: "all" })}>
            See your {other === 1 ? "1 booking" : `${other} bookings`} as a {otherParty(as)}
          </Link>
        </p>
      )}
      <section aria-labelledby="list">
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h2 className="text-md font-semibold text-soft" id="list">
            {tab === "all" ? "All bookings" : TAB_NAMES[tab]}
          </h2>
          <BookingNewsLink
            news={news}
            to={next}
            requests={paths.bookingsOf({ as, tab: "requests" })}
          />
        </div>
        {bookings.length === 0 ? (
          <NoBookings as={as} tab={counts.all === 0 ? "all" : tab} />
        ) : (
          <ul className="ruled">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} party={as} next={next} wide />
            ))}
          </ul>
        )}
      </section>
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

function NoBookings({ as, tab }: { as: Party; tab: BookingTab }) {
  const isFirst = tab === "all";
  return (
    <Empty title={EMPTY[as][tab]} icon="calendar-days">
      {as === "customer" ? (
        <>
          {isFirst && <p>Find a service and choose a free time. The answer appears here.</p>}
          <ButtonLink href={paths.search}>Find Services</ButtonLink>
        </>
      ) : (
        <>
          {(isFirst || tab === "requests") && (
            <p>New requests appear here for you to accept or decline.</p>
          )}
          {tab !== "past" && tab !== "cancelled" && (
            <ButtonLink variant={isFirst ? "primary" : "secondary"} to={paths.bookingHours}>
              Set my hours
            </ButtonLink>
          )}
        </>
      )}
    </Empty>
  );
}
