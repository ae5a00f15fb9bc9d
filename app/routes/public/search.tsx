import { findServices } from "#app/actions/search/find-services.ts";
import { isListedSearch, searchTitle, withLocationMeant } from "#app/domain/search/filters.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/pages/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import type { Route } from "./+types/search.ts";

export const meta: Route.MetaFunction = ({ loaderData: { filters, result }, matches: [root] }) => {
  const title = searchTitle(withLocationMeant(filters, result?.reading.location ?? null));
  return pageHead(root.loaderData, {
    title: `${title} | Kayap`,
    description: `${title} on Kayap: prices, places and reviews of professionals in Guyana.`,
    unlisted: !isListedSearch(filters),
  });
};

export const loader = (args: Route.LoaderArgs) => findServices(args);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage path={paths.search} {...loaderData} />;
}
