import type { Party } from "#app/domain/bookings/booking.ts";
import type { BookingNews } from "#app/domain/bookings/news.ts";
import { paths } from "#app/links.ts";
import { BookingNewsLink } from "#app/ui/bookings/booking-news-link.tsx";

/** What has changed in the bookings of an overview. It lies over the page, so that nothing below it moves. */
export function OverviewNews({ news, as }: { news: BookingNews | null; as: Party }) {
  return (
    <div className="sticky top-18 z-2 flex h-0 justify-center lg:top-20">
      <BookingNewsLink
        news={news}
        to={paths.dashboard}
        requests={paths.bookingsOf({ as, tab: "requests" })}
      />
    </div>
  );
}
