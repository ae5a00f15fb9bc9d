import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext, roomsContext } from "#app/context.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import { sideOf } from "#app/domain/reviews/own-review.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { countUnreadAbout, markReadAbout } from "#db/notifications/notifications.ts";

/** A page of the dashboard that is opened, and the view of whoever opens it. */
type Opened = { request: Request; url: URL; view: Role };

/**
 * How many unread notifications are about the booking, the job or the reviews of a page that is opened; they are marked as
 * read after the response, which does not wait for it. They are counted in the call that reads the page.
 */
export async function markOpened(
  context: Readonly<RouterContextProvider>,
  { request, url, view }: Opened,
): Promise<number> {
  const links = linksAbout(url, view);
  if (links.length === 0 || isPrefetch(request)) return 0;
  const db = context.get(databaseContext);
  const { id: userId } = signedIn(context);
  const about = { userId, links };
  const unread = await tryDatabase(countUnreadAbout(db, about));
  if (!unread.ok || unread.value === 0) return 0;
  const now = context.get(clockContext)();
  context.get(laterContext)(async () => {
    await markReadAbout(db, about, now);
    context.get(roomsContext).refreshInbox(userId);
  });
  return unread.value;
}

const BOOKING_OR_JOB = /^\/dashboard\/(bookings|jobs)\/[^/]+$/;

/** The links of the notifications about what a page shows. A conversation marks its own (decision 94). */
function linksAbout({ pathname, searchParams }: URL, view: Role): string[] {
  if (pathname !== paths.reviews) return BOOKING_OR_JOB.test(pathname) ? [pathname] : [];
  const tab = searchParams.get("tab");
  const side = tab === "given" || tab === "received" ? tab : sideOf("all", view);
  // A notification of an earlier release leads to the list without its side.
  return [paths.reviews, paths.reviewsOf({ tab: side })];
}
