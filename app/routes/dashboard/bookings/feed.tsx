import { data } from "react-router";
import { z } from "zod";
import { changeOwnFeed } from "#app/actions/bookings/change-feed.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { CHANGED_ELSEWHERE } from "#app/domain/forms/difference.ts";
import { versioned } from "#app/domain/forms/version.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { calendarAddress, paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Input, Label } from "#app/ui/forms/field.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { readFeedState } from "#db/bookings/feed.ts";
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
  const emptyPage = { address: null, problem: null, feed: null };
  const form = await readForm(request, feedSchema);
  if (!form.ok) return refuse(form.status, { ...emptyPage, problem: NOT_SAVED });
  const { fields, version } = form.data;
  const change = await tryDatabase(changeOwnFeed(request, context, { ...fields, version }));
  if (!change.ok) return refuse(503, { ...emptyPage, problem: NOT_SAVED });
  const { value } = change;
  // Loading the page again redirects to sign-in.
  if (value.outcome === "signed-out") return seeOther(paths.calendarFeed, { request });
  if (value.outcome === "changed") return refuse(409, { ...emptyPage, feed: value.feed });
  if (value.outcome === "ended") {
    return seeOther(paths.calendarFeed, { request, notice: "feed-ended" });
  }
  const address = new URL(calendarAddress(value.secret), context.get(configContext).appOrigin).href;
  return data({ ...emptyPage, address }, { status: 200 });
}

export default function Feed({ loaderData, actionData }: Route.ComponentProps) {
  const { address = null, problem = null, feed: changed = null } = actionData ?? {};
  return <FeedPage {...loaderData.feed} {...{ address, problem }} changed={changed !== null} />;
}

type FeedPageProps = {
  /** Whether there is an address already. */
  hasFeed: boolean;
  version: number;
  /** Whether the address was made or ended elsewhere since the form was opened. */
  changed: boolean;
  /** The new address, shown only this once. */
  address: string | null;
  problem: string | null;
};

/** A person's bookings as a calendar that other programs subscribe to, at a secret address. */
function FeedPage({ hasFeed, version, changed, address, problem }: FeedPageProps) {
  return (
    <DashboardPage title="My calendar">
      <p>
        See your bookings in your phone’s own calendar. You get a secret address to add there, and
        new bookings appear by themselves. Anyone who has the address sees when, what, with whom and
        where, but never a phone number.
      </p>
      <Problem>{problem}</Problem>
      {changed && (
        <Notice tone="bad">
          <p>
            <b>{CHANGED_ELSEWHERE}</b>
          </p>
          <p>
            {hasFeed
              ? "A new address was made meanwhile, here or on another device, and it works. It was shown only once. If you did not copy it, make another one to replace it."
              : "This address was turned off meanwhile, here or on another device."}
          </p>
        </Notice>
      )}
      {address && (
        <Panel className="stack-4">
          <Notice tone="ok">
            Your calendar address is ready. Copy it now: it is shown only once.
          </Notice>
          <div>
            <Label htmlFor="address">Calendar address</Label>
            <Input id="address" readOnly value={address} />
          </div>
          <p className="flex flex-wrap items-center gap-2">
            <ButtonLink
              variant="secondary"
              size="small"
              href={address.replace(/^https?:/, "webcal:")}
            >
              Open in my calendar
            </ButtonLink>
          </p>
        </Panel>
      )}
      <form method="post" className="flex flex-wrap items-center gap-2">
        <AccountField />
        <VersionField version={version} />
        <Button name="step" value="new">
          {hasFeed || address ? "Make a new address" : "Make a calendar address"}
        </Button>
        {(hasFeed || address) && (
          <Button variant="danger" name="step" value="end">
            Turn off the address
          </Button>
        )}
      </form>
      {(hasFeed || address) && (
        <p className="text-soft">A new address replaces the old one at once.</p>
      )}
    </DashboardPage>
  );
}
