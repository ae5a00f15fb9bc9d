import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import {
  MOST_REMOVED,
  parseSavedFilters,
  REMOVE_FAILED,
  REMOVE_SOME_FAILED,
  removeSchema,
  SAVED_NOT_LOADED,
  savedQuery,
} from "#app/domain/services/saved.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { NothingChosen, RemovePage, SomeNotRemoved } from "#app/ui/saved/remove-page.tsx";
import { readSavedChoice, readTitles, removeSaved } from "#db/services/saved-services.ts";
import type { Route } from "./+types/remove.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Remove Saved Services | Kayap", unlisted: true });

/** What is about to be removed: `id`, as often as there are, or `all` that fit the filter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseSavedFilters(url.searchParams);
  const back = `/dashboard/saved${savedQuery(filters)}`;
  const ids = url.searchParams.getAll("id").slice(0, MOST_REMOVED);
  const choice = url.searchParams.get("all") === "on" ? { filters } : { ids };
  const found = await tryDatabase(
    readSavedChoice(context.get(databaseContext), signedIn(context).id, choice),
  );
  if (!found.ok) return refuse(503, { back, choice: null });
  if (found.value.matching === 0) return data({ back, choice: found.value }, { status: 404 });
  return { back, choice: found.value };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, removeSchema);
  if (!form.ok) return data({ problem: REMOVE_FAILED, missing: [] }, { status: form.status });
  const { ids } = form.data;
  const problem = ids.length === 1 ? REMOVE_FAILED : REMOVE_SOME_FAILED;
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const removed = await tryDatabase(
    removeSaved(db, { userId: signedIn(context).id, serviceIds: ids, now }),
  );
  if (!removed.ok) return data({ problem, missing: [] }, { status: 503 });
  const missing = ids.filter((id) => !removed.value.includes(id));
  if (missing.length > 0) {
    const titles = await tryDatabase(readTitles(db, missing));
    return data({ problem, missing: titles.ok ? titles.value : [] }, { status: 409 });
  }
  const code = ids.length === 1 ? "service-removed" : "services-removed";
  return redirect(`/dashboard/saved${savedQuery(parseSavedFilters(url.searchParams))}`, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, code, ids.length) },
  });
}

export default function RemoveSaved({
  loaderData: { back, choice },
  actionData,
}: Route.ComponentProps) {
  if (actionData && actionData.missing.length > 0) {
    return <SomeNotRemoved back={back} {...actionData} />;
  }
  if (!choice) {
    return (
      <DashboardPage title="Saved Services">
        <Failure title={SAVED_NOT_LOADED} />
      </DashboardPage>
    );
  }
  if (choice.matching === 0) {
    return <NothingChosen back={back} problem={actionData?.problem} />;
  }
  return <RemovePage back={back} {...choice} problem={actionData?.problem} />;
}
