import { clockContext, databaseContext } from "#app/context.ts";
import { bookingTabSchema } from "#app/domain/bookings/tabs.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { readView, viewSchema } from "#app/http/view.ts";
import { paths } from "#app/links.ts";
import { BookingsPage } from "#app/ui/bookings/bookings-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readBookings } from "#db/bookings/list.ts";
import type { Route } from "./+types/list.ts";

const MOST_PAGES = 1_000;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Bookings | Kayap", unlisted: true });

/** One side's bookings: those of the view unless the address names a side (decision 76). */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = signedIn(context);
  const wanted = {
    as: viewSchema.catch(readView(request, user)).parse(url.searchParams.get("as")),
    tab: bookingTabSchema.parse(url.searchParams.get("tab")),
    page: pageOf(url.searchParams.get("page")),
  };
  const ask = { ...wanted, userId: user.id, now: context.get(clockContext)() };
  const read = await tryDatabase(readBookings(context.get(databaseContext), ask));
  return read.ok ? { ...wanted, list: read.value } : refuse(503, { ...wanted, list: null });
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, MOST_PAGES) : 1;
}

export default function Bookings({ loaderData: { list, ...asked } }: Route.ComponentProps) {
  if (list) return <BookingsPage {...list} {...asked} />;
  return (
    <DashboardPage title="Bookings">
      <Failure again={paths.bookings} />
    </DashboardPage>
  );
}
