import { requestOwnDataLink } from "#app/actions/accounts/request-data-link.ts";
import { dataLinkToken } from "#app/auth/keys.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { readDataLink } from "#db/accounts/data-links.ts";
import type { Route } from "./+types/data.ts";

const PAGE = paths.dataSettings;

export const meta = () => privateMeta("Download my data");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const link = await readForPage(readDataLink(context.get(databaseContext), id, now));
  if (!link) return { link: null };
  const token = dataLinkToken(context.get(configContext).secret, id, link.requestedAt);
  return { link: { href: `${PAGE}/${token}`, until: link.expiresAt } };
}

/** Makes the link, once a day (decision 63). */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await tryDatabase(requestOwnDataLink(request, context));
  if (!outcome.ok) return refuse(503, { problem: "unavailable" as const });
  if (outcome.value === "made") return seeOther(PAGE, { request, notice: "data-ready" });
  if (!outcome.value) return redirect(PAGE, 303);
  return refuse(429, { problem: "today" as const }, { retryAfter: outcome.value.seconds });
}

type DataLink = {
  href: string;
  /** UTC milliseconds. */
  until: number;
};

/** Where a person gets everything we store about them: a link once a day that works for 24 hours (decision 63). */
export default function Data({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  return (
    <DashboardPage title="Download my data">
      <Panel className="stack-4 max-w-text">
        {problem === "unavailable" && <Problem>{NOT_DONE}</Problem>}
        {problem === "today" && (
          <Problem>
            You have asked for your data today.
            {link && (
              <>
                {" "}
                You can ask again from <ShortWhen at={link.until} />.
              </>
            )}
          </Problem>
        )}
        <p>
          One archive (.zip): your photos, and a file (kayap.json) with your profile, settings,
          services, bookings, messages, reviews, saved services and everything else that is yours.
        </p>
        {link ? <DataLinkReady {...link} /> : <DataLinkForm />}
      </Panel>
    </DashboardPage>
  );
}

function DataLinkForm() {
  return (
    <form method="post" className="stack-4">
      <AccountField />
      <p>
        We make a link that works for 24 hours, only for you and only while you are signed in. You
        can ask for one once a day.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button>Ask for my data</Button>
        <ButtonLink variant="secondary" to={paths.settings}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function DataLinkReady({ href, until }: DataLink) {
  return (
    <>
      <p>
        Your link is ready. It works until <ShortWhen at={until} />, only for you and only while you
        are signed in. After that you can ask for a new one.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={href}>Download the archive</ButtonLink>
        <ButtonLink variant="secondary" to={paths.settings}>
          Back to Settings
        </ButtonLink>
      </div>
    </>
  );
}
