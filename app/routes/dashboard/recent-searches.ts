import { databaseContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForResource } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { clearSearches } from "#db/search/recent-searches.ts";
import type { Route } from "./+types/recent-searches.ts";

/** There is nothing to look at here: the searches stand on the overview. */
export function loader() {
  return redirect(paths.dashboard);
}

/** Clear history (decision 42). */
export async function action({ request, context }: Route.ActionArgs) {
  await readForResource(clearSearches(context.get(databaseContext), signedIn(context).id));
  const headers = { "Set-Cookie": noticeCookie(request, "searches-cleared") };
  return redirect(paths.dashboard, { status: 303, headers });
}
