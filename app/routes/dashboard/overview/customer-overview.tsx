import type { Booking } from "#app/domain/bookings/booking.ts";
import type { BookingNews } from "#app/domain/bookings/news.ts";
import type { Activity } from "#app/domain/overview.ts";
import type { PopularCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Columns, DashboardPage } from "#app/ui/dashboard/page.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { BookingLines } from "#app/ui/overview/booking-lines.tsx";
import { type Figure, FigureCards, unreadFigure } from "#app/ui/overview/figure-cards.tsx";
import { Loadable } from "#app/ui/overview/loadable.tsx";
import { OverviewNews } from "#app/ui/overview/overview-news.tsx";
import { OverviewSection } from "#app/ui/overview/overview-section.tsx";
import { QuickActions } from "#app/ui/overview/quick-actions.tsx";
import { type DrawnLine, SavedLines } from "#app/ui/overview/saved-lines.tsx";
import { CategoryTiles } from "#app/ui/services/category-tile.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { ActivityList } from "./activity-list.tsx";
import { QuickSearch } from "./quick-search.tsx";
import { type LinkedToday, TodayBookings } from "./today-bookings.tsx";

type CustomerOverviewProps = {
  firstName: string;
  unreadMessages: number;
  /** What has changed in the bookings since the page was loaded. */
  news: BookingNews | null;
  today: LinkedToday | null;
  upcoming: { count: number; list: Booking[] } | null;
  saved: { count: number; list: DrawnLine[] } | null;
  reviewsGiven: number | null;
  activity: Activity[] | null;
  searches: string[] | null;
  popular: PopularCategory[] | null;
};

const ACTIONS = [
  { name: "Find Services", icon: "search", to: paths.find },
  { name: "Post a job", icon: "plus", href: paths.newJob() },
  { name: "My Jobs", icon: "clipboard-list", to: paths.jobs },
  { name: "My Bookings", icon: "calendar-days", to: paths.bookings },
  { name: "Messages", icon: "message-circle", to: paths.messages },
  { name: "Write a Review", icon: "pen-line", to: paths.writeReview() },
];

/** The dashboard's first page for a customer; each part can fail on its own. */
export function CustomerOverview(props: CustomerOverviewProps) {
  const { firstName, upcoming, saved, activity, popular } = props;
  // What is booked belongs on the first screen of a phone; without a booking the search does.
  const isBooked = upcoming === null || upcoming.count > 0;
  return (
    <DashboardPage title={`Welcome, ${firstName}`}>
      <TodayBookings today={props.today} />
      <OverviewNews news={props.news} as="customer" />
      <FigureCards figures={figuresOf(props)} />
      {isBooked && <UpcomingAndSaved upcoming={upcoming} saved={saved} />}
      <QuickSearch searches={props.searches} />
      <QuickActions actions={ACTIONS} />
      {!isBooked && <UpcomingAndSaved upcoming={upcoming} saved={saved} />}
      <OverviewSection
        title="Recent activity"
        more={{ name: "All notifications", to: paths.notifications }}
      >
        <Loadable value={activity}>{(list) => <ActivityList activities={list} />}</Loadable>
      </OverviewSection>
      <OverviewSection
        title="Popular categories"
        more={{ name: "All categories", href: paths.categories }}
      >
        <Loadable value={popular}>
          {(categories) => <CategoryTiles categories={categories} />}
        </Loadable>
      </OverviewSection>
    </DashboardPage>
  );
}

function UpcomingAndSaved({ upcoming, saved }: Pick<CustomerOverviewProps, "upcoming" | "saved">) {
  return (
    <Columns>
      <OverviewSection
        title="Upcoming bookings"
        more={{ name: "All bookings", to: paths.bookings }}
      >
        <Loadable value={upcoming}>
          {({ list }) =>
            list.length > 0 ? (
              <BookingLines bookings={list} party="customer" />
            ) : (
              <EmptyLine>Nothing is booked yet.</EmptyLine>
            )
          }
        </Loadable>
      </OverviewSection>
      <OverviewSection title="Saved services" more={{ name: "All saved", to: paths.savedServices }}>
        <Loadable value={saved}>
          {({ list }) =>
            list.length > 0 ? (
              <SavedLines services={list} />
            ) : (
              <p className="text-soft">Tap the heart on a service to save it.</p>
            )
          }
        </Loadable>
      </OverviewSection>
    </Columns>
  );
}

/** The four figures of a customer, null where one could not be read. */
function figuresOf({
  upcoming,
  saved,
  reviewsGiven,
  unreadMessages,
}: CustomerOverviewProps): Figure[] {
  return [
    {
      name: upcoming?.count === 1 ? "Upcoming booking" : "Upcoming bookings",
      icon: "calendar-days",
      to: paths.bookingsOf({ as: "customer", tab: "upcoming" }),
      value: upcoming && <Num of={upcoming.count} />,
    },
    {
      name: saved?.count === 1 ? "Saved service" : "Saved services",
      icon: "heart",
      to: paths.savedServices,
      value: saved && <Num of={saved.count} />,
    },
    {
      name: reviewsGiven === 1 ? "Review given" : "Reviews given",
      icon: "star",
      to: paths.reviewsOf({ tab: "given" }),
      value: reviewsGiven === null ? null : <Num of={reviewsGiven} />,
    },
    unreadFigure(unreadMessages),
  ];
}
