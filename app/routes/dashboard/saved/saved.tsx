import { type ShouldRevalidateFunction, useOutlet } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import {
  NOT_UNDONE,
  parseSavedFilters,
  restoreSchema,
  SAVED_NOT_LOADED,
  savedQuery,
} from "#app/domain/services/saved.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { OverList } from "#app/ui/dashboard/action-panel.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedPage } from "#app/ui/saved/saved-page.tsx";
import { readSavedPage, restoreSaved } from "#db/services/saved-services.ts";
import type { Route } from "./+types/saved.ts";

export const meta: Route.MetaFunction = () => privateMeta("Saved Services");

/** A removal opened over the list does not reload the list; returning to the list does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) =>
  nextUrl.pathname === paths.savedServices;

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  // A removal that is opened by its own address has no list behind it.
  if (pattern.endsWith("/remove")) return { list: null };
  const filters = parseSavedFilters(url.searchParams);
  const saved = await readForPage(
    readSavedPage(context.get(databaseContext), {
      userId: signedIn(context).id,
      filters,
      now: context.get(clockContext)(),
    }),
    SAVED_NOT_LOADED,
  );
  return { list: { filters, saved } };
}

/** Undo: restores the services of the last removal. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, restoreSchema);
  if (!form.ok) return refuse(form.status, { problem: NOT_UNDONE });
  const restored = await tryDatabase(
    restoreSaved(context.get(databaseContext), {
      ...form.data,
      userId: signedIn(context).id,
      now: context.get(clockContext)(),
    }),
  );
  if (!restored.ok) return refuse(503, { problem: NOT_RESTORED });
  if (restored.value === 0) return refuse(409, { problem: NOT_UNDONE });
  return seeOther(`/dashboard/saved${savedQuery(parseSavedFilters(url.searchParams))}`, {
    request,
    notice: "services-restored",
    count: restored.value,
  });
}

const NOT_RESTORED = "We could not undo this right now. Please tap Undo again.";

export default function Saved({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const child = useOutlet();
  if (!list) return child;
  const { filters, saved } = list;
  return (
    <>
      <DashboardPage title="Saved Services">
        {actionData && <Notice tone="bad">{actionData.problem}</Notice>}
        <SavedPage filters={filters} saved={saved} />
      </DashboardPage>
      {child && <OverList value={`${paths.savedServices}${savedQuery(filters)}`}>{child}</OverList>}
    </>
  );
}
