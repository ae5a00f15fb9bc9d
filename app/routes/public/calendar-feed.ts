import { calendarAnswer, calendarFile } from "#app/actions/bookings/calendar-file.ts";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/try-database.ts";
import { readFeed } from "#db/bookings/feed.ts";
import type { Route } from "./+types/calendar-feed.ts";

/** The bookings of whoever made this secret address, for the program that subscribes to them. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const secret = file.endsWith(".ics") ? file.slice(0, -".ics".length) : null;
  if (!isToken(secret)) return gone();
  const now = context.get(clockContext)();
  const feed = await readForResource(
    readFeed(context.get(databaseContext), hashToken(secret), now),
  );
  if (!feed) return gone();
  const owner = { userId: feed.owner, name: "Kayap bookings", reader: feed.reader };
  const { appOrigin } = context.get(configContext);
  return calendarAnswer(calendarFile(appOrigin, feed.bookings, owner), "kayap");
}

function gone(): Response {
  return new Response("This calendar address works no more.", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
