import { databaseContext } from "#app/context.ts";
import { parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { containsText } from "#app/domain/search/contains-text.ts";
import { countedCategories, popularCategories } from "#app/domain/services/catalogue.ts";
import { refuse } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { CategoriesPage } from "#app/ui/categories/categories-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { countCategories } from "#db/services/categories.ts";
import type { Route } from "./+types/categories.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "All Categories | Kayap",
    description: "All 20 categories of services on Kayap, from construction to catering.",
  });

const POPULAR = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = parseCategoryFilter(url.searchParams);
  const read = await tryDatabase(countCategories(context.get(databaseContext)));
  if (!read.ok) return refuse(503, { query, categories: null, popular: [] });
  return {
    query,
    categories: countedCategories(read.value).filter(({ name, description, subcategories }) =>
      containsText([name, description, ...subcategories.map((sub) => sub.name)], query.q),
    ),
    popular: query.q ? [] : popularCategories(read.value, POPULAR),
  };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} />;
}
