import { useRouteLoaderData } from "react-router";
import { useBookingNews } from "#app/client/updates/use-booking-news.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import type { ShownBookings } from "#app/domain/bookings/news.ts";
import { bookingTabSchema } from "#app/domain/bookings/tabs.ts";
import { pageNumber } from "#app/domain/forms/query-fields.ts";
import { readView, viewSchema } from "#app/http/cookies/view.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import type { loader as layoutLoader } from "#app/routes/dashboard/layout.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readBookings } from "#db/bookings/list.ts";
import type { Route } from "./+types/list.ts";
import { BookingsPage } from "./bookings-page.tsx";

const MOST_PAGES = 1_000;

export const meta: Route.MetaFunction = () => privateMeta("Bookings");

/** One side's bookings: those of the view unless the address names a side (decision 76). */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = signedIn(context);
  const filters = {
    as: viewSchema.catch(readView(request, user)).parse(url.searchParams.get("as")),
    tab: bookingTabSchema.parse(url.searchParams.get("tab")),
    page: pageNumber(MOST_PAGES).parse(url.searchParams.get("page")),
  };
  const query = { ...filters, userId: user.id, now: context.get(clockContext)() };
  const { bookings, counts, other, page } = await readForPage(
    readBookings(context.get(databaseContext), query),
  );
  const shownBookings: ShownBookings = { as: filters.as, bookings, counts };
  return { ...filters, page, bookings, counts, other, shown: shownBookings };
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { as, tab, page } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  const news = useBookingNews(loaderData, {
    address: paths.bookingsOf({ as, tab, page }),
    loaded: layout?.unread.notifications,
  });
  return <BookingsPage {...loaderData} news={news} />;
}
