import type { CategoryFilter as CategoryQuery } from "#app/domain/search/category-filter.ts";
import type { CountedCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Failure } from "../failure.tsx";
import { Container } from "../page.tsx";
import { AllCategories } from "./all-categories.tsx";
import { BrowseByPlace } from "./browse-by-place.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { MostPopular } from "./most-popular.tsx";
import { SearchOrJoin } from "./search-or-join.tsx";

type CategoriesPageProps = {
  query: CategoryQuery;
  /** Null when the database did not answer. */
  categories: CountedCategory[] | null;
  popular: CountedCategory[];
};

/** All categories: the most popular ones, then every one that matches the query. */
export function CategoriesPage({ query, categories, popular }: CategoriesPageProps) {
  return (
    <main id="main">
      <CategoryFilter {...query} />
      <Container className="stack-4 py-10 lg:py-14">
        {popular.length > 0 && <MostPopular categories={popular} />}
        {categories ? (
          <AllCategories categories={categories} query={query} />
        ) : (
          <Failure again={paths.categories} />
        )}
        <BrowseByPlace />
      </Container>
      <SearchOrJoin />
    </main>
  );
}
