import { data, redirect } from "react-router";
import { z } from "zod";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { FeedPage } from "#app/ui/bookings/feed-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { hasFeed, revokeFeed, saveFeed } from "#db/bookings/feed.ts";
import type { Route } from "./+types/feed.ts";

const NOT_SAVED = "Failed to change your calendar address. Please try again.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "My calendar | Kayap", unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const read = await answered(hasFeed(context.get(databaseContext), signedIn(context).id));
  return read.ok ? { hasFeed: read.value } : unavailable({ hasFeed: null });
}

const feedSchema = z.object({ step: z.enum(["new", "end"]) });

/** Makes a new address, which is shown this once and stored as a hash only, or ends the one there is. */
export async function action({ request, context }: Route.ActionArgs) {
  const nothing = { address: null, problem: null };
  const form = await readForm(request, feedSchema);
  if (!form.ok) return data({ ...nothing, problem: NOT_SAVED }, { status: form.status });
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const secret = newToken();
  const saved = await answered(
    form.data.step === "new" ? saveFeed(db, id, hashToken(secret)) : revokeFeed(db, id),
  );
  if (!saved.ok) return unavailable({ ...nothing, problem: NOT_SAVED });
  if (form.data.step === "end") {
    return redirect("/dashboard/bookings/feed", {
      status: 303,
      headers: { "Set-Cookie": noticeCookie(request, "feed-ended") },
    });
  }
  const address = new URL(`/calendar/${secret}.ics`, context.get(configContext).appOrigin).href;
  return data({ ...nothing, address }, { status: 200 });
}

export default function Feed({ loaderData, actionData }: Route.ComponentProps) {
  const { address = null, problem = null } = actionData ?? {};
  if (loaderData.hasFeed !== null) {
    return <FeedPage hasFeed={loaderData.hasFeed} {...{ address, problem }} />;
  }
  return (
    <DashboardPage title="My calendar">
      <Failure again="/dashboard/bookings/feed" />
    </DashboardPage>
  );
}
