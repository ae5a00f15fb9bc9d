import { activeFilters } from "#app/domain/search/filters.ts";
import { isListedSearch, searchTitle } from "#app/domain/search/title.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { pageHead } from "#app/ui/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import type { Route } from "./+types/search.ts";
import { findServices } from "./find-services.ts";

export const meta: Route.MetaFunction = ({ loaderData: { filters }, matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: `${searchTitle(filters)} | Kayap`,
    description: `${searchTitle(filters)} on Kayap: prices, places and reviews of professionals in Guyana.`,
    unlisted: !isListedSearch(filters),
  });

export const loader = (asked: Route.LoaderArgs) => findServices(asked);

export default function Search({ loaderData: { filters, result, ways } }: Route.ComponentProps) {
  return (
    <SearchPage
      path={paths.search}
      filters={filters}
      active={activeFilters(filters, useDisplayPreferences())}
      category={findCategory(filters.categoryId)}
      result={result}
      ways={ways}
    />
  );
}
