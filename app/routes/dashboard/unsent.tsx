import { clockContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { savedBy } from "#app/domain/unsent-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { UnsentPage } from "#app/ui/dashboard/unsent-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { deleteUnsentForm, readUnsentForm } from "#db/accounts/unsent-forms.ts";
import type { Route } from "./+types/unsent.ts";

const START = paths.dashboard;

export const meta = () => privateMeta("Your changes are kept");

/** The form that somebody sent after their session had ended (decision 24). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const now = context.get(clockContext)();
  const unsent = await readForPage(
    readUnsentForm(context.get(databaseContext), signedIn(context).id, now),
  );
  if (!unsent) throw redirect(next, 303);
  return { next, unsent, saved: savedBy(unsent.action) };
}

/** Discards it. To send it again, its page posts it to its own address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const discarded = await tryDatabase(
    deleteUnsentForm(context.get(databaseContext), signedIn(context).id),
  );
  if (!discarded.ok) return refuse(503, { problem: NOT_DONE });
  return seeOther(next, { request, notice: "changes-discarded" });
}

export default function Unsent({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsentPage {...loaderData} problem={actionData?.problem ?? null} />;
}
