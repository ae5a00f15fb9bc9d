import { databaseContext } from "#app/context.ts";
import { findCategory } from "#app/domain/catalogue.ts";
import { activeFilters, parseSearch } from "#app/domain/search-filters.ts";
import { isListedSearch, searchTitle } from "#app/domain/search-title.ts";
import { wayOut } from "#app/domain/search-way-out.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import styles from "#app/styles/search.css?url";
import { pageHead } from "#app/ui/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import { countServices, searchServices } from "#db/search.ts";
import type { Route } from "./+types/search.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ loaderData: { filters }, matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: `${searchTitle(filters)} | Kayap`,
    description: `${searchTitle(filters)} on Kayap: prices, places and reviews of professionals in Guyana.`,
    unlisted: !isListedSearch(filters),
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const filters = parseSearch(url.searchParams);
  const found = await answered(searchServices(db, filters));
  if (!found.ok) return unavailable({ filters, result: null, ways: [] });
  if (found.value.total > 0) return { filters, result: found.value, ways: [] };
  const ways = wayOut(filters);
  const counts = await answered(
    countServices(
      db,
      ways.map(({ filters: search }) => search),
    ),
  );
  return {
    filters,
    result: found.value,
    ways: counts.ok ? ways.map((way, i) => ({ ...way, count: counts.value[i] ?? 0 })) : [],
  };
}

export default function Search({ loaderData: { filters, result, ways } }: Route.ComponentProps) {
  return (
    <SearchPage
      path="/search"
      filters={filters}
      active={activeFilters(filters)}
      category={findCategory(filters.categoryId)}
      result={result}
      ways={ways.filter(({ count }) => count > 0)}
    />
  );
}
