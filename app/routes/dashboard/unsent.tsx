import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { savedBy } from "#app/domain/unsent-form.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { UnsentPage } from "#app/ui/dashboard/unsent-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { deleteUnsentForm, readUnsentForm } from "#db/accounts/unsent-forms.ts";
import type { Route } from "./+types/unsent.ts";

const START = paths.dashboard;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Your Changes Are Kept | Kayap", unlisted: true });

/** What somebody was saving when it turned out that they were signed out (decision 24). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const now = context.get(clockContext)();
  const read = await tryDatabase(
    readUnsentForm(context.get(databaseContext), signedIn(context).id, now),
  );
  if (!read.ok) return refuse(503, { next, unsent: null, saved: null });
  if (!read.value) throw redirect(next, 303);
  return { next, unsent: read.value, saved: savedBy(read.value.action) };
}

/** Discards it. To be sent again it is posted to its own address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const done = await tryDatabase(
    deleteUnsentForm(context.get(databaseContext), signedIn(context).id),
  );
  if (!done.ok) {
    return data({ problem: NOT_DONE }, { status: 503, headers: { "Retry-After": "5" } });
  }
  return redirect(next, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "changes-discarded") },
  });
}

export default function Unsent({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsentPage {...loaderData} problem={actionData?.problem ?? null} />;
}
