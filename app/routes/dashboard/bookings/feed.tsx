import { data } from "react-router";
import { z } from "zod";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { versioned } from "#app/domain/version.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { FeedPage } from "#app/ui/bookings/feed-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { changeFeed, readFeedState } from "#db/bookings/feed.ts";
import type { Route } from "./+types/feed.ts";

const NOT_SAVED = "Failed to change your calendar address. Please try again.";

export const meta: Route.MetaFunction = () => privateMeta("My calendar");

export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  return { feed: await readForPage(readFeedState(context.get(databaseContext), userId)) };
}

const feedSchema = versioned(z.object({ step: z.enum(["new", "end"]) }));

/** Makes a new address, which is shown only this once and stored as a hash, or ends the one there is. */
export async function action({ request, context }: Route.ActionArgs) {
  const nothing = { address: null, problem: null, feed: null };
  const form = await readForm(request, feedSchema);
  if (!form.ok) return refuse(form.status, { ...nothing, problem: NOT_SAVED });
  const { fields, version } = form.data;
  const db = context.get(databaseContext);
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const ends = fields.step === "end";
  const secret = newToken();
  const sessionHash = sessionHashOf(request) ?? "";
  const change = { userId, sessionHash, feedHash: ends ? null : hashToken(secret), version, now };
  const saved = await tryDatabase(changeFeed(db, change));
  if (!saved.ok) return refuse(503, { ...nothing, problem: NOT_SAVED });
  const { isChanged, state } = saved.value;
  if (!isChanged && !(ends && !state.hasFeed)) {
    // Nobody else changed it, so the session has ended, and the same page leads to sign-in.
    if (state.version === version) return seeOther(paths.calendarFeed, { request });
    return refuse(409, { ...nothing, feed: state });
  }
  if (ends) return seeOther(paths.calendarFeed, { request, notice: "feed-ended" });
  const address = new URL(`/calendar/${secret}.ics`, context.get(configContext).appOrigin).href;
  return data({ ...nothing, address }, { status: 200 });
}

export default function Feed({ loaderData, actionData }: Route.ComponentProps) {
  const { address = null, problem = null, feed: changed = null } = actionData ?? {};
  return <FeedPage {...loaderData.feed} {...{ address, problem }} changed={changed !== null} />;
}
