import { clearOwnSearches } from "#app/actions/search/clear-searches.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/recent-searches.ts";

/** This address has no page: the searches are on the overview. */
export function loader() {
  return redirect(paths.dashboard);
}

/** Clear history (decision 42). */
export async function action({ request, context }: Route.ActionArgs) {
  await readForResource(clearOwnSearches(context));
  return seeOther(paths.dashboard, { request, notice: "searches-cleared" });
}
