import { Link } from "react-router";
import type { Booking } from "#app/domain/bookings/booking.ts";
import type { BookingNews } from "#app/domain/bookings/news.ts";
import type { FirstDay, ReviewLine } from "#app/domain/overview.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns, DashboardPage } from "#app/ui/dashboard/page.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { BookingLines } from "#app/ui/overview/booking-lines.tsx";
import { type Figure, FigureCards, unreadFigure } from "#app/ui/overview/figure-cards.tsx";
import { Loadable } from "#app/ui/overview/loadable.tsx";
import { OverviewNews } from "#app/ui/overview/overview-news.tsx";
import { OverviewSection } from "#app/ui/overview/overview-section.tsx";
import { QuickActions } from "#app/ui/overview/quick-actions.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { FirstDayList } from "./first-day-list.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { type LinkedToday, TodayBookings } from "./today-bookings.tsx";

type ProfessionalOverviewProps = {
  firstName: string;
  unreadMessages: number;
  /** What has changed in the bookings since the page was loaded. */
  news: BookingNews | null;
  today: LinkedToday | null;
  activeServices: number | null;
  requests: { count: number; list: Booking[] } | null;
  bookings: { count: number; list: Booking[] } | null;
  rating: { rating: number; count: number } | null;
  reviews: ReviewLine[] | null;
  firstDay: FirstDay | null;
};

const ACTIONS = [
  { name: "Add service", icon: "plus", to: paths.newService },
  { name: "Messages", icon: "message-circle", to: paths.messages },
  { name: "Profile", icon: "user-round", to: paths.profile },
  { name: "Jobs near you", icon: "clipboard-list", to: paths.jobs },
];

/** The dashboard's first page for a professional; each part can fail on its own. */
export function ProfessionalOverview(props: ProfessionalOverviewProps) {
  const { firstName, bookings, reviews, firstDay } = props;
  return (
    <DashboardPage
      title={`Welcome, ${firstName}`}
      action={
        <ButtonLink size="small" to={paths.newService}>
          <Icon name="plus" />
          Add service
        </ButtonLink>
      }
    >
      <TodayBookings today={props.today} />
      <OverviewNews news={props.news} as="professional" />
      <Requests requests={props.requests} />
      {firstDay && <FirstDayList day={firstDay} />}
      {!hasNothingYet(props) && <FigureCards figures={figuresOf(props)} />}
      <Columns>
        <OverviewSection
          title="Next and recent bookings"
          more={{ name: "All bookings", to: paths.bookings }}
        >
          <Loadable value={bookings}>
            {({ list }) =>
              list.length > 0 ? (
                <BookingLines bookings={list} party="professional" />
              ) : (
                <p className="text-soft">
                  No bookings yet. What you accept appears here and in{" "}
                  <Link to={paths.bookingWeek}>your week</Link>.
                </p>
              )
            }
          </Loadable>
        </OverviewSection>
        <OverviewSection title="Recent reviews" more={{ name: "All reviews", to: paths.reviews }}>
          <Loadable value={reviews}>
            {(list) =>
              list.length > 0 ? (
                <ReviewLines reviews={list} />
              ) : (
                <EmptyLine>No reviews yet.</EmptyLine>
              )
            }
          </Loadable>
        </OverviewSection>
      </Columns>
      <QuickActions actions={ACTIONS} />
    </DashboardPage>
  );
}

type Figures = Pick<
  ProfessionalOverviewProps,
  "activeServices" | "bookings" | "unreadMessages" | "rating"
>;

/** Whether all four figures are zero, which says nothing to somebody who has just begun. */
function hasNothingYet({ activeServices, bookings, unreadMessages, rating }: Figures): boolean {
  return [activeServices, bookings?.count, unreadMessages, rating?.count].every((n) => n === 0);
}

/** The four figures of a professional, null where one could not be read. */
function figuresOf({ activeServices, bookings, unreadMessages, rating }: Figures): Figure[] {
  return [
    {
      name: activeServices === 1 ? "Active service" : "Active services",
      icon: "hammer",
      to: paths.services,
      value: activeServices === null ? null : <Num of={activeServices} />,
    },
    {
      name: "Total bookings",
      icon: "calendar-days",
      to: paths.bookings,
      value: bookings && <Num of={bookings.count} />,
    },
    unreadFigure(unreadMessages),
    {
      name: "Average rating",
      icon: "star",
      to: paths.reviews,
      value: rating && (rating.count > 0 ? <Num of={rating.rating} decimals={1} /> : "New"),
    },
  ];
}

/** What waits for an answer, before everything else; nothing where no request does. */
function Requests({ requests }: Pick<ProfessionalOverviewProps, "requests">) {
  if (requests?.count === 0) return null;
  return (
    <OverviewSection
      title={requests ? `Requests to answer (${requests.count})` : "Requests to answer"}
      more={{ name: "All requests", to: paths.bookingsOf({ as: "professional", tab: "requests" }) }}
    >
      <Loadable value={requests}>
        {({ list }) => <BookingLines bookings={list} party="professional" wide />}
      </Loadable>
    </OverviewSection>
  );
}
