import { Link } from "react-router";
import type { Booking } from "#app/domain/bookings/booking.ts";
import type { BookingNews } from "#app/domain/bookings/news.ts";
import type { Activity } from "#app/domain/overview.ts";
import type { CountedCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Columns, DashboardPage } from "#app/ui/dashboard/page.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { BookingLines } from "#app/ui/overview/booking-lines.tsx";
import { FigureCards } from "#app/ui/overview/figure-cards.tsx";
import { Loadable } from "#app/ui/overview/loadable.tsx";
import { OverviewNews } from "#app/ui/overview/overview-news.tsx";
import { OverviewSection, overviewLink } from "#app/ui/overview/overview-section.tsx";
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
  popular: CountedCategory[] | null;
};

const ACTIONS = [
  { name: "Find Services", icon: "search", to: paths.find },
  { name: "Post a job", icon: "clipboard-list", href: paths.newJob() },
  { name: "My Bookings", icon: "calendar-days", to: paths.bookings },
  { name: "Messages", icon: "message-circle", to: paths.messages },
  { name: "Write a Review", icon: "pen-line", to: paths.writeReview() },
];

/** The dashboard's first page for a customer; each part can fail on its own. */
export function CustomerOverview(props: CustomerOverviewProps) {
  const { firstName, unreadMessages, upcoming, saved, reviewsGiven, activity, popular } = props;
  return (
    <DashboardPage title={`Welcome, ${firstName}`}>
      <TodayBookings today={props.today} />
      <OverviewNews news={props.news} as="customer" />
      <FigureCards
        figures={[
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
            to: paths.reviewsOf({ tab: "given", q: "", page: 1 }),
            value: reviewsGiven === null ? null : <Num of={reviewsGiven} />,
          },
          {
            name: unreadMessages === 1 ? "Unread message" : "Unread messages",
            icon: "message-circle",
            to: paths.messages,
            value: unreadMessages > 99 ? "99+" : <Num of={unreadMessages} />,
          },
        ]}
      />
      <QuickSearch searches={props.searches} />
      <QuickActions actions={ACTIONS} />
      <Columns>
        <OverviewSection
          title="Upcoming bookings"
          more={
            <Link className={overviewLink} to={paths.bookings}>
              All bookings
            </Link>
          }
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
        <OverviewSection
          title="Saved services"
          more={
            <Link className={overviewLink} to={paths.savedServices}>
              All saved
            </Link>
          }
        >
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
      <OverviewSection
        title="Recent activity"
        more={
          <Link className={overviewLink} to={paths.notifications}>
            All notifications
          </Link>
        }
      >
        <Loadable value={activity}>{(list) => <ActivityList activities={list} />}</Loadable>
      </OverviewSection>
      <OverviewSection
        title="Popular categories"
        more={
          <a className={overviewLink} href={paths.categories}>
            All categories
          </a>
        }
      >
        <Loadable value={popular}>
          {(categories) => <CategoryTiles categories={categories} />}
        </Loadable>
      </OverviewSection>
    </DashboardPage>
  );
}
