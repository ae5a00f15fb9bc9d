import { databaseContext } from "#app/context.ts";
import { matchingCategories, parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { popularCategories } from "#app/domain/services/catalogue.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { AllCategories } from "#app/routes/public/categories/all-categories.tsx";
import { BrowseByPlace } from "#app/routes/public/categories/browse-by-place.tsx";
import { CategoryFilter } from "#app/routes/public/categories/category-filter.tsx";
import { MostPopular } from "#app/routes/public/categories/most-popular.tsx";
import { SearchOrJoin } from "#app/routes/public/categories/search-or-join.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/pages/head.ts";
import { Container } from "#app/ui/pages/page.tsx";
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
  return read.ok ? { query, counts: read.value } : refuse(503, { query, counts: null });
}

/** All categories: the most popular ones, then every one that matches the query. */
export default function Categories({ loaderData }: Route.ComponentProps) {
  const { query, counts } = loaderData;
  return (
    <main id="main">
      <CategoryFilter {...query} />
      <Container className="stack-4 py-10 lg:py-14">
        {counts && !query.q && <MostPopular categories={popularCategories(counts, POPULAR)} />}
        {counts ? (
          <AllCategories categories={matchingCategories(counts, query)} query={query} />
        ) : (
          <Failure again={paths.categoriesOf(query)} />
        )}
        <BrowseByPlace />
      </Container>
      <SearchOrJoin />
    </main>
  );
}
