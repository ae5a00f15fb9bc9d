import { activeFilters } from "#app/domain/search/filters.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { pageHead } from "#app/ui/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import { findServices } from "../public/find-services.ts";
import type { Route } from "./+types/find.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Find Services | Kayap", unlisted: true });

export const loader = (asked: Route.LoaderArgs) => findServices(asked);

/** The public search under the dashboard's own addresses. */
export default function Find({ loaderData: { filters, result, ways } }: Route.ComponentProps) {
  return (
    <SearchPage
      inDashboard
      path={paths.find}
      filters={filters}
      active={activeFilters(filters, useDisplayPreferences())}
      category={findCategory(filters.categoryId)}
      result={result}
      ways={ways}
    />
  );
}
