import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import {
  NOT_UNDONE,
  parseSavedFilters,
  restoreSchema,
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
import { Notice } from "#app/ui/notice.tsx";
import { SavedPage } from "#app/ui/saved/saved-page.tsx";
import { readSavedPage, restoreSaved } from "#db/services/saved-services.ts";
import type { Route } from "./+types/saved.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Saved Services | Kayap", unlisted: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseSavedFilters(url.searchParams);
  const found = await tryDatabase(
    readSavedPage(context.get(databaseContext), {
      userId: signedIn(context).id,
      filters,
      now: context.get(clockContext)(),
    }),
  );
  if (!found.ok) return refuse(503, { filters, saved: null });
  return { filters, saved: found.value };
}

/** Undo: puts back what was just removed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, restoreSchema);
  if (!form.ok) return data({ problem: NOT_UNDONE }, { status: form.status });
  const restored = await tryDatabase(
    restoreSaved(context.get(databaseContext), {
      ...form.data,
      userId: signedIn(context).id,
      now: context.get(clockContext)(),
    }),
  );
  if (!restored.ok) return data({ problem: NOT_RESTORED }, { status: 503 });
  if (restored.value === 0) return data({ problem: NOT_UNDONE }, { status: 409 });
  return redirect(`/dashboard/saved${savedQuery(parseSavedFilters(url.searchParams))}`, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "services-restored", restored.value) },
  });
}

const NOT_RESTORED = "We could not put this back right now. Please press Undo again.";

export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, saved } = loaderData;
  return (
    <DashboardPage title="Saved Services">
      {actionData && <Notice tone="bad">{actionData.problem}</Notice>}
      {saved ? <SavedPage filters={filters} saved={saved} /> : <Failure title={SAVED_NOT_LOADED} />}
    </DashboardPage>
  );
}
