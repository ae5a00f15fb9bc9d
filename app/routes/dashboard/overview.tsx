import { data, useRouteLoaderData } from "react-router";
import { useBookingNews } from "#app/client/updates/use-booking-news.ts";
import { useUnread } from "#app/client/updates/use-unread.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import type { ShownBookings } from "#app/domain/bookings/news.ts";
import { todayLine } from "#app/domain/bookings/today.ts";
import type { ServiceLine } from "#app/domain/overview.ts";
import { popularCategories } from "#app/domain/services/catalogue.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readView } from "#app/http/cookies/view.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { activitiesOf } from "#app/routes/dashboard/overview/activities.ts";
import { CustomerOverview } from "#app/routes/dashboard/overview/customer-overview.tsx";
import { ProfessionalOverview } from "#app/routes/dashboard/overview/professional-overview.tsx";
import type { DrawnLine } from "#app/ui/overview/saved-lines.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { artOf } from "#app/ui/pictures/category-patterns.ts";
import { readCustomerOverview } from "#db/overview/customer.ts";
import { readProfessionalOverview } from "#db/overview/professional.ts";
import type { Route } from "./+types/overview.ts";
import type { loader as layoutLoader } from "./layout.tsx";

const POPULAR = 4;

export const meta: Route.MetaFunction = () => privateMeta("Dashboard");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, firstName, ...user } = signedIn(context);
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  if (readView(request, user) === "professional") {
    const { today, ...parts } = await readProfessionalOverview(db, id, now);
    const page = { view: "professional" as const, firstName, ...parts };
    const to = paths.bookingDay(dayOf(now));
    const line = parts.bookings?.count && today && { ...todayLine(today, "professional", now), to };
    return overview({ ...page, today: line || null, shown: shownToProfessional(parts) }, parts);
  }
  const { today, counts, notifications, requests, ...read } = await readCustomerOverview(
    db,
    id,
    now,
  );
  const parts = { ...read, activity: activitiesOf({ notifications, requests }) };
  const popular = counts && popularCategories(counts, POPULAR);
  const { upcoming } = parts;
  const saved = parts.saved && { ...parts.saved, list: parts.saved.list.map(drawn) };
  const bookings: ShownBookings | null = upcoming && {
    as: "customer",
    bookings: upcoming.list,
    counts: { requests: 0 },
  };
  const line = today?.first && { ...todayLine(today, "customer", now), to: paths.bookings };
  const page = { view: "customer" as const, firstName, ...parts, saved, popular };
  return overview({ ...page, today: line ?? null, shown: bookings }, { ...parts, counts });
}

function drawn(service: ServiceLine): DrawnLine {
  return { ...service, art: artOf(service.categoryId, service.subcategoryId) };
}

function shownToProfessional({
  requests,
  bookings,
}: Pick<
  Awaited<ReturnType<typeof readProfessionalOverview>>,
  "requests" | "bookings"
>): ShownBookings | null {
  if (!requests || !bookings) return null;
  return {
    as: "professional",
    bookings: [...requests.list, ...bookings.list],
    counts: { requests: requests.count },
  };
}

/** The status is 503 when none of the parts could be read. */
function overview<T>(page: T, parts: Record<string, unknown>) {
  return Object.values(parts).every((value) => value === null) ? refuse(503, page) : data(page);
}

const NONE = { messages: 0, notifications: 0 };

export default function Overview({ loaderData: page }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  const counts = layout?.unread ?? NONE;
  const unreadMessages = useUnread(counts).messages;
  const news = useBookingNews(page, { address: paths.dashboard, loaded: counts.notifications });
  return page.view === "professional" ? (
    <ProfessionalOverview {...page} {...{ unreadMessages, news }} />
  ) : (
    <CustomerOverview {...page} {...{ unreadMessages, news }} />
  );
}
