import { type SearchFilters, type SearchResult, searchQuery } from "#app/domain/search/filters.ts";
import type { CountedSuggestion } from "#app/domain/search/labels.ts";
import type { Category } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { WideCategoryPattern } from "#app/ui/category-pattern.tsx";
import { Button } from "../button.tsx";
import { Failure } from "../failure.tsx";
import { Icon } from "../icon.tsx";
import { PageMain } from "../page.tsx";
import { FoundText } from "../search/found-text.tsx";
import { NotUpdated } from "../search/not-updated.tsx";
import { QueryReading } from "../search/query-reading.tsx";
import { type FoundServices, Results } from "../search/results.tsx";
import { ResultsLayout } from "../search/results-layout.tsx";
import { SEARCH_FORM } from "../search/search-box.tsx";
import { SortBar } from "../search/sort-bar.tsx";
import { SuggestField } from "../search/suggest-field.tsx";
import { ViewChoice } from "../search/view-choice.tsx";
import { SubcategoryChips } from "./subcategory-chips.tsx";
import { WhenMenu } from "./when-menu.tsx";

type CategoryPageProps = {
  category: Category;
  filters: SearchFilters;
  /** Null when the database did not answer. */
  result: (FoundServices & Pick<SearchResult, "subcategoryCounts">) | null;
  suggestions: CountedSuggestion[];
};

/** One category: its pattern, a search within it, its subcategories and its services. */
export function CategoryPage({ category, filters, result, suggestions }: CategoryPageProps) {
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
        <form
          className="flex flex-wrap items-end fields-and-button gap-2"
          id={SEARCH_FORM}
          action={path}
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
        <SubcategoryChips
          category={category}
          chosen={filters.subcategoryId}
          counts={result?.subcategoryCounts ?? {}}
          hrefOf={(subcategoryId) => hrefOf({ subcategoryId, page: 1 })}
        />
      </div>
      <ResultsLayout
        columns="plain"
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
                reading={result.reading}
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
