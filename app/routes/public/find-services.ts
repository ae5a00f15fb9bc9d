import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext, userContext } from "#app/context.ts";
import { parseSearch } from "#app/domain/search/filters.ts";
import { searchToKeep } from "#app/domain/search/recent-search.ts";
import { suggestion } from "#app/domain/search/suggestion.ts";
import { refuse } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { saveSearch } from "#db/search/recent-searches.ts";
import { searchServices } from "#db/search/search.ts";

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The loader of both searches, the public one and the one of the dashboard (decision 45). */
export async function findServices({ request, url, context }: Asked) {
  const filters = parseSearch(url.searchParams);
  const ways = suggestion(filters, context.get(userContext)?.displayPreferences ?? null);
  const db = context.get(databaseContext);
  const found = await tryDatabase(
    searchServices(
      db,
      filters,
      ways.map((way) => way.filters),
      context.get(userContext)?.id,
    ),
  );
  if (!found.ok) return refuse(503, { filters, result: null, ways: [] });
  remember(request, context, filters.q);
  const { ways: counts, ...result } = found.value;
  const open = ways
    .map((way, i) => ({ ...way, count: counts[i] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { filters, result, ways: open };
}

/** Keeps the words somebody searched for with a form or link of ours; another site's link leaves no trace (threat 22). */
function remember(request: Request, context: Readonly<RouterContextProvider>, q: string): void {
  const user = context.get(userContext);
  const words = searchToKeep(q);
  const ours = request.headers.get("Sec-Fetch-Site") === "same-origin";
  if (!user || !words || !ours || request.headers.has("Sec-Purpose")) return;
  const now = context.get(clockContext)();
  context.get(laterContext)(saveSearch(context.get(databaseContext), user.id, words, now));
}
