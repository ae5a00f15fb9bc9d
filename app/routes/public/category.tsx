import { data } from "react-router";
import { searchWith } from "#app/actions/search/find-services.ts";
import { clockContext } from "#app/context.ts";
import {
  parseSearch,
  type SearchFilters,
  type SearchResult,
  searchQuery,
} from "#app/domain/search/filters.ts";
import type { CountedSuggestion } from "#app/domain/search/labels.ts";
import {
  aliasOf,
  type Category,
  findCategory,
  findSubcategory,
} from "#app/domain/services/catalogue.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { paths } from "#app/links.ts";
import { CategoryMissing } from "#app/routes/public/category/category-missing.tsx";
import { SubcategoryChips } from "#app/routes/public/category/subcategory-chips.tsx";
import { WhenMenu } from "#app/routes/public/category/when-menu.tsx";
import { Button } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { categoryImage, pageHead } from "#app/ui/pages/head.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import { WideCategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { FoundText } from "#app/ui/search/found-text.tsx";
import { NotUpdated } from "#app/ui/search/not-updated.tsx";
import { QueryReading } from "#app/ui/search/query-reading.tsx";
import { type FoundServices, Results } from "#app/ui/search/results.tsx";
import { ResultsLayout } from "#app/ui/search/results-layout.tsx";
import { SEARCH_FORM } from "#app/ui/search/search-box.tsx";
import { SortBar } from "#app/ui/search/sort-bar.tsx";
import { SuggestField } from "#app/ui/search/suggest-field.tsx";
import { ViewChoice } from "#app/ui/search/view-choice.tsx";
import type { Route } from "./+types/category.ts";

export const meta: Route.MetaFunction = ({
  loaderData: { category, filters },
  matches: [root],
}) => {
  if (!category) return [{ title: "Category not found | Kayap" }];
  const subcategory = findSubcategory(category, filters.subcategoryId);
  return pageHead(root.loaderData, {
    title: `${subcategory ? `${subcategory.name}, ${category.name}` : category.name} | Kayap`,
    description: category.description,
    image: categoryImage(category.id),
    unlisted: Boolean(filters.q),
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const alias = aliasOf(params.categoryId);
  if (alias) throw redirect(`${paths.category(alias)}${url.search}`, 301);
  const category = findCategory(params.categoryId);
  const query = new URLSearchParams(url.searchParams);
  query.set("category", params.categoryId);
  const filters = parseSearch(query, context.get(clockContext)());
  if (!category) {
    return data({ category, filters, result: null, suggestions: [] }, { status: 404 });
  }
  const results = await searchWith(filters, context);
  if (!results) return refuse(503, { category, filters, result: null, suggestions: [] });
  return { category, filters, ...results };
}

export default function CategoryRoute({
  loaderData: { category, ...search },
}: Route.ComponentProps) {
  return category ? <CategoryPage category={category} {...search} /> : <CategoryMissing />;
}

type CategoryPageProps = {
  category: Category;
  filters: SearchFilters;
  /** Null when the database did not answer. */
  result: (FoundServices & Pick<SearchResult, "subcategoryCounts">) | null;
  suggestions: CountedSuggestion[];
};

/** One category: its pattern, a search within it, its subcategories and its services. */
function CategoryPage({ category, filters, result, suggestions }: CategoryPageProps) {
  const path = paths.category(category.id);
  const hrefOf = (change: Partial<SearchFilters>) =>
    path + searchQuery({ ...filters, ...change, categoryId: null });
  return (
    <PageMain>
      <Breadcrumbs
        trail={[
          { name: "Home", href: "/" },
          { name: "Categories", href: paths.categories },
          { name: category.name },
        ]}
      />
      <WideCategoryPattern categoryId={category.id} strip />
      <div className="stack-3 mt-3">
        <h1>{category.name}</h1>
        <p className="max-w-text">{category.description}</p>
        <CategorySearch category={category} filters={filters} />
        <SubcategoryChips
          category={category}
          chosen={filters.subcategoryId}
          counts={result?.subcategoryCounts ?? {}}
          hrefOf={(subcategoryId) => hrefOf({ subcategoryId, page: 1 })}
        />
      </div>
      <ResultsLayout
        count={
          <span role="status" data-search-label="" data-part="count">
            {result ? <FoundText found={result} filters={filters} /> : "Not available right now"}
          </span>
        }
        view={<ViewChoice filters={filters} hrefOf={hrefOf} />}
        order={
          <>
            <WhenMenu filters={filters} />
            <SortBar sort={filters.sort} />
          </>
        }
      >
        <NotUpdated />
        <div data-part="results">
          {result ? (
            <>
              <QueryReading
                found={result}
                filters={{ ...filters, categoryId: null, subcategoryId: null }}
                hrefOf={(change) => hrefOf({ ...change, subcategoryId: filters.subcategoryId })}
              />
              <Results
                result={result}
                filters={filters}
                suggestions={suggestions}
                path={paths.search}
                clearHref={path}
                hrefOf={hrefOf}
              />
            </>
          ) : (
            <Failure again={hrefOf({})} />
          )}
        </div>
      </ResultsLayout>
    </PageMain>
  );
}

/** The search within a category, which keeps the chosen subcategory. */
function CategorySearch({ category, filters }: Pick<CategoryPageProps, "category" | "filters">) {
  return (
    <form
      className="flex flex-wrap items-end fields-and-button gap-2"
      id={SEARCH_FORM}
      action={paths.category(category.id)}
      autoComplete="off"
      data-search=""
      data-live
    >
      <SuggestField
        suggest="trades"
        within={category.name}
        smallLabel
        id="q"
        name="q"
        label="Search this category"
        defaultValue={filters.q}
      />
      {filters.exact && <input type="hidden" name="exact" value={filters.q} />}
      {filters.subcategoryId && (
        <input type="hidden" name="subcategory" value={filters.subcategoryId} />
      )}
      <Button>
        <Icon name="search" />
        Search
      </Button>
    </form>
  );
}
