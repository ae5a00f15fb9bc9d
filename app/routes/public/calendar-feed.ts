import { calendarFile, calendarResponse } from "#app/actions/bookings/calendar-file.ts";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { readFeed } from "#db/bookings/feed.ts";
import type { Route } from "./+types/calendar-feed.ts";

/** The bookings of the owner of this secret address, for the calendar that subscribes to them. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const secret = file.endsWith(".ics") ? file.slice(0, -".ics".length) : null;
  if (!isToken(secret)) return notFound();
  const now = context.get(clockContext)();
  const feed = await readForResource(
    readFeed(context.get(databaseContext), hashToken(secret), now),
  );
  if (!feed) return notFound();
  const owner = { userId: feed.owner, name: "Kayap bookings", preferences: feed.preferences };
  const { appOrigin } = context.get(configContext);
  return calendarResponse(calendarFile(appOrigin, feed.bookings, owner), "kayap");
}

function notFound(): Response {
  return new Response("This calendar address no longer works.", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
