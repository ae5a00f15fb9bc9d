import type { RouterContextProvider } from "react-router";
import { recordMissedSearch } from "#app/actions/search/record-missed-search.ts";
import { searchWithConditions } from "#app/actions/search/search-with-conditions.ts";
import { clockContext, databaseContext, laterContext, userContext } from "#app/context.ts";
import {
  hasConditions,
  parseSearch,
  type SearchFilters,
  searchToKeep,
  withLocationMeant,
} from "#app/domain/search/filters.ts";
import { suggestSearches } from "#app/domain/search/labels.ts";
import { placeLabel } from "#app/domain/search/reading/gazetteer.ts";
import { readLocation } from "#app/domain/search/reading/read-query.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { isFromOwnPage } from "#app/http/security/same-origin.ts";
import { saveSearch } from "#db/search/recent-searches.ts";

type LoaderArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The loader of both searches, the public one and the one of the dashboard (decision 45). */
export async function findServices({ request, url, context }: LoaderArgs) {
  const filters = parseSearch(url.searchParams, context.get(clockContext)());
  const results = await searchWith(filters, context);
  if (!results) return refuse(503, { filters, result: null, suggestions: [] });
  recordSearch(request, context, filters.q);
  return { filters, ...results };
}

/**
 * Searches and suggests. A search that finds nothing is counted, unless it has filters, which may be the reason. Null when the
 * database did not answer.
 */
export async function searchWith(filters: SearchFilters, context: Readonly<RouterContextProvider>) {
  const user = context.get(userContext);
  const now = context.get(clockContext)();
  const { corrected } = readLocation(filters.location);
  const suggestions = suggestSearches(
    withLocationMeant(filters, corrected && placeLabel(corrected)),
    user?.displayPreferences ?? null,
    now,
  );
  const read = await tryDatabase(
    searchWithConditions(context.get(databaseContext), filters, {
      suggestions: suggestions.map((suggestion) => suggestion.filters),
      viewer: user?.id,
      now,
    }),
  );
  if (!read.ok) return null;
  const { suggestionCounts, ...result } = read.value;
  const isMissed = result.total === 0 && suggestionCounts.every((count) => count === 0);
  if (isMissed && !hasConditions(filters)) recordMissedSearch(context, filters.q);
  return {
    result,
    suggestions: suggestions
      .map((suggestion, i) => ({ ...suggestion, count: suggestionCounts[i] ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}

/** Stores the text of a search sent from a form or link of this site; another site's link stores nothing (threat 22). */
function recordSearch(request: Request, context: Readonly<RouterContextProvider>, q: string): void {
  const user = context.get(userContext);
  const text = searchToKeep(q);
  if (!user || !text || !isFromOwnPage(request)) return;
  const now = context.get(clockContext)();
  context.get(laterContext)(() => saveSearch(context.get(databaseContext), user.id, text, now));
}
