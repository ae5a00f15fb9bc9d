import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { SearchPage } from "#app/ui/search/search-page.tsx";
import { findServices } from "../public/find-services.ts";
import type { Route } from "./+types/find.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Find Services | Kayap", unlisted: true });

export const loader = (args: Route.LoaderArgs) => findServices(args);

/** The public search under the dashboard's own address. */
export default function Find({ loaderData }: Route.ComponentProps) {
  return <SearchPage inDashboard path={paths.find} {...loaderData} />;
}
