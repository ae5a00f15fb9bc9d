import { discardOwnUnsentForm, readOwnUnsentForm } from "#app/actions/accounts/own-unsent-form.ts";
import { unsentValues } from "#app/domain/drafts/unsent-values.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths, withNext } from "#app/links.ts";
import { routeRulesAt } from "#app/route-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { UnsentFields } from "#app/ui/forms/unsent-fields.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/unsent.ts";

const START = paths.dashboard;

export const meta = () => privateMeta("Your changes are kept");

/** The form that somebody sent after their session had ended (decision 24). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const unsent = await readForPage(readOwnUnsentForm(request, context));
  if (!unsent) throw redirect(next, 303);
  const { boxes = [], saves = null } = routeRulesAt(unsent.action) ?? {};
  const values = unsentValues(unsent, { boxes, preferences: signedIn(context).displayPreferences });
  return { next, unsent: { ...unsent, values }, saved: saves };
}

/** Discards it. To send it again, its page posts it to its own address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const discarded = await tryDatabase(discardOwnUnsentForm(request, context));
  if (!discarded.ok) return refuse(503, { problem: NOT_DONE });
  return seeOther(next, { request, notice: "changes-discarded" });
}

/** Returns to somebody the form they sent after their session had ended, to send again or discard. */
export default function Unsent({ loaderData, actionData }: Route.ComponentProps) {
  const { unsent, saved, next } = loaderData;
  const address = withNext(paths.unsentForm, next);
  return (
    <DashboardPage title="Your changes are kept">
      {actionData && <Problem>{actionData.problem}</Problem>}
      <Panel narrow className="stack-4">
        <UnsentFields unsent={unsent} button="Save now">
          <p>
            You were signed out while saving {saved ?? "a form"}. Your changes are kept for an hour.
            Nothing was saved yet.
          </p>
        </UnsentFields>
        <form method="post" action={address}>
          <AccountField />
          <Button variant="secondary">Discard</Button>
        </form>
      </Panel>
    </DashboardPage>
  );
}
