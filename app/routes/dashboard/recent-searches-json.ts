import { clearOwnSearches } from "#app/actions/search/clear-searches.ts";
import { databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { selectRecentSearches } from "#db/search/recent-searches.ts";
import type { Route } from "./+types/recent-searches-json.ts";

/** The person's last searches, newest first, for the suggestions while typing (decision 42). */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const rows = await readForResource(selectRecentSearches(context.get(databaseContext), id).all());
  return Response.json(rows.map(({ query }) => query));
}

/** Clears them, as the button of the overview does. */
export async function action({ context }: Route.ActionArgs) {
  await readForResource(clearOwnSearches(context));
  return Response.json([]);
}
