import { findServices } from "#app/actions/search/find-services.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import type { Route } from "./+types/find.ts";

export const meta: Route.MetaFunction = () => privateMeta("Find Services");

export const loader = (args: Route.LoaderArgs) => findServices(args);

/** The public search under the dashboard's own address. */
export default function Find({ loaderData }: Route.ComponentProps) {
  return <SearchPage inDashboard path={paths.find} {...loaderData} />;
}
