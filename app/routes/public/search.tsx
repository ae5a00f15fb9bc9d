import { databaseContext, userContext } from "#app/context.ts";
import { findCategory } from "#app/domain/catalogue.ts";
import { activeFilters, parseSearch } from "#app/domain/search-filters.ts";
import { isListedSearch, searchTitle } from "#app/domain/search-title.ts";
import { wayOut } from "#app/domain/search-way-out.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import styles from "#app/styles/search.css?url";
import { pageHead } from "#app/ui/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import { searchServices } from "#db/search.ts";
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
  const ways = wayOut(filters);
  const instead = ways.map((way) => way.filters);
  const found = await answered(searchServices(db, filters, instead, context.get(userContext)?.id));
  if (!found.ok) return unavailable({ filters, result: null, ways: [] });
  const { instead: counts } = found.value;
  const counted = ways.map((way, i) => ({ ...way, count: counts[i] ?? 0 }));
  return { filters, result: found.value, ways: counted };
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
