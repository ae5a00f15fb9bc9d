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
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { NothingChosen, RemovePage, SomeNotRemoved } from "#app/ui/saved/remove-page.tsx";
import { readSavedChoice, readTitles, removeSaved } from "#db/services/saved-services.ts";
import type { Route } from "./+types/remove.ts";

export const meta: Route.MetaFunction = () => privateMeta("Remove saved services");

/** The chosen services: one `id` parameter each, or `all` that match the filter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseSavedFilters(url.searchParams);
  const back = `/dashboard/saved${savedQuery(filters)}`;
  const ids = url.searchParams.getAll("id").slice(0, MOST_REMOVED);
  const choice = await readForPage(
    readSavedChoice(
      context.get(databaseContext),
      signedIn(context).id,
      url.searchParams.get("all") === "on" ? { filters } : { ids },
    ),
    SAVED_NOT_LOADED,
  );
  return data({ back, choice }, { status: choice.matching === 0 ? 404 : 200 });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, removeSchema);
  if (!form.ok) return refuse(form.status, { problem: REMOVE_FAILED, missing: [] });
  const { ids } = form.data;
  const problem = ids.length === 1 ? REMOVE_FAILED : REMOVE_SOME_FAILED;
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const removed = await tryDatabase(
    removeSaved(db, { userId: signedIn(context).id, serviceIds: ids, now }),
  );
  if (!removed.ok) return refuse(503, { problem, missing: [] });
  const missing = ids.filter((id) => !removed.value.includes(id));
  if (missing.length > 0) {
    const titles = await tryDatabase(readTitles(db, missing));
    return refuse(409, { problem, missing: titles.ok ? titles.value : [] });
  }
  return seeOther(`/dashboard/saved${savedQuery(parseSavedFilters(url.searchParams))}`, {
    request,
    notice: ids.length === 1 ? "service-removed" : "services-removed",
    count: ids.length,
  });
}

export default function RemoveSaved({
  loaderData: { back, choice },
  actionData,
}: Route.ComponentProps) {
  if (actionData && actionData.missing.length > 0) {
    return <SomeNotRemoved back={back} {...actionData} />;
  }
  if (choice.matching === 0) {
    return <NothingChosen back={back} problem={actionData?.problem} />;
  }
  return <RemovePage back={back} {...choice} problem={actionData?.problem} />;
}
