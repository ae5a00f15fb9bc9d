import { databaseContext } from "#app/context.ts";
import { containsText, parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { countedCategories, popularCategories } from "#app/domain/services/catalogue.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import homeStyles from "#app/styles/home.css?url";
import searchStyles from "#app/styles/search.css?url";
import { AllCategories } from "#app/ui/categories/all-categories.tsx";
import { BrowseByPlace } from "#app/ui/categories/browse-by-place.tsx";
import { CategoryFilter } from "#app/ui/categories/category-filter.tsx";
import { MostPopular } from "#app/ui/categories/most-popular.tsx";
import { SearchOrJoin } from "#app/ui/categories/search-or-join.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { countCategories } from "#db/services/categories.ts";
import type { Route } from "./+types/categories.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: homeStyles },
  { rel: "stylesheet", href: searchStyles },
];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: "All Categories | Kayap",
    description: "All 20 categories of services on Kayap, from construction to catering.",
  });

const POPULAR = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseCategoryFilter(url.searchParams);
  const read = await answered(countCategories(context.get(databaseContext)));
  if (!read.ok) return unavailable({ filter, categories: null, popular: [] });
  return {
    filter,
    categories: countedCategories(read.value).filter(({ name, description, subcategories }) =>
      containsText([name, description, ...subcategories.map((sub) => sub.name)], filter.q),
    ),
    popular: filter.q ? [] : popularCategories(read.value, POPULAR),
  };
}

export default function Categories({
  loaderData: { filter, categories, popular },
}: Route.ComponentProps) {
  return (
    <main id="main">
      <CategoryFilter q={filter.q} view={filter.view} />
      <div className="wrap sec stack">
        {popular.length > 0 && <MostPopular categories={popular} />}
        {categories ? (
          <AllCategories categories={categories} view={filter.view} />
        ) : (
          <Failure again="/categories" />
        )}
        <BrowseByPlace />
      </div>
      <SearchOrJoin />
    </main>
  );
}
