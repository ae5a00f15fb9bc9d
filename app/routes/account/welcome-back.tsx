import { restoreOwnAccount } from "#app/actions/accounts/restore-account.ts";
import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths, withNext } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { LeavingLinks } from "#app/ui/accounts/leaving-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { readErasureTime } from "#db/accounts/account-deletion.ts";
import type { Route } from "./+types/welcome-back.ts";

export const meta = () => privateMeta("Welcome back");

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id, paused } = signedIn(context);
  if (!paused) throw redirect(next, 303);
  const erasure = await tryDatabase(readErasureTime(context.get(databaseContext), id));
  return { paused, next, until: erasure.ok ? erasure.value : null };
}

/** Restores the account (threat 62). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id, acceptedTerms } = signedIn(context);
  const outcome = await tryDatabase(restoreOwnAccount(request, context));
  if (!outcome.ok) return refuse(503, "failed" as const);
  const save = acceptedTerms ? await saveAfterSignIn(request, context, id, next) : null;
  return seeOther(next, { request, notice: "came-back", ...save });
}

/** The only page of an account that was deactivated or waits to be deleted: it restores the account. */
export default function WelcomeBack({ loaderData, actionData }: Route.ComponentProps) {
  const { paused, until, next } = loaderData;
  const hasFailed = actionData === "failed";
  return (
    <AccountPage title="Welcome back">
      {hasFailed && <Problem>{NOT_DONE}</Problem>}
      {paused === "deactivated" ? (
        <p>
          Your account is deactivated, and others cannot find you. Tap the button to open it again.
        </p>
      ) : (
        <p>
          Your account is about to be deleted, and others cannot find you.{" "}
          {until === null ? (
            "You can still change your mind."
          ) : (
            <>
              Until <ShortWhen at={until} /> you can change your mind.
            </>
          )}
        </p>
      )}
      <form method="post" action={withNext(paths.welcomeBack, next)}>
        <AccountField />
        <Button className="w-full">
          {paused === "deactivated" ? "Open my account again" : "Keep my account"}
        </Button>
      </form>
      <LeavingLinks deletes={paused === "deactivated"} />
      <form method="post" action={paths.logout}>
        <Button variant="secondary" className="w-full">
          Sign Out
        </Button>
      </form>
    </AccountPage>
  );
}
