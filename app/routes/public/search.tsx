import { findServices } from "#app/actions/search/find-services.ts";
import { isListedSearch, searchTitle } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/pages/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import type { Route } from "./+types/search.ts";

export const meta: Route.MetaFunction = ({ loaderData: { filters }, matches: [root] }) =>
  pageHead(root.loaderData, {
    title: `${searchTitle(filters)} | Kayap`,
    description: `${searchTitle(filters)} on Kayap: prices, places and reviews of professionals in Guyana.`,
    unlisted: !isListedSearch(filters),
  });

export const loader = (args: Route.LoaderArgs) => findServices(args);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage path={paths.search} {...loaderData} />;
}
