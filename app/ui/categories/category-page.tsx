import { type SearchFilters, type SearchResult, searchQuery } from "#app/domain/search/filters.ts";
import { totalText } from "#app/domain/search/labels.ts";
import type { Category } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { WideCategoryPattern } from "#app/ui/category-pattern.tsx";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { Button } from "../button.tsx";
import { Failure } from "../failure.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { PageMain } from "../page.tsx";
import { Results } from "../search/results.tsx";
import { ResultsLayout } from "../search/results-layout.tsx";
import { oneFieldForm, SEARCH_FORM } from "../search/search-box.tsx";
import { SortBar } from "../search/sort-bar.tsx";
import { SubcategoryChips } from "./subcategory-chips.tsx";

type CategoryPageProps = {
  category: Category;
  filters: SearchFilters;
  /** Null when the database did not answer. */
  result: SearchResult | null;
};

/** One category: its pattern, a search within it, its subcategories and its services. */
export function CategoryPage({ category, filters, result }: CategoryPageProps) {
  const path = paths.category(category.id);
  const preferences = useDisplayPreferences();
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
      <WideCategoryPattern categoryId={category.id} />
      <div className="stack-4 mt-4">
        <h1>{category.name}</h1>
        <p className="max-w-text">{category.description}</p>
        <form className={oneFieldForm} id={SEARCH_FORM} action={path} data-search>
          <TextField
            smallLabel
            id="q"
            name="q"
            type="search"
            label={`Search in ${category.name}`}
            defaultValue={filters.q}
          />
          {filters.subcategoryId && (
            <input type="hidden" name="subcategory" value={filters.subcategoryId} />
          )}
          {filters.view === "list" && <input type="hidden" name="view" value="list" />}
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
          <span role="status" data-search-label>
            {result ? totalText(result.total, preferences) : "Not available right now"}
          </span>
        }
        order={<SortBar filters={filters} hrefOf={(view) => hrefOf({ view })} />}
      >
        {result ? (
          <Results result={result} filters={filters} path={path} hrefOf={hrefOf} />
        ) : (
          <Failure again={hrefOf({})} />
        )}
      </ResultsLayout>
    </PageMain>
  );
}
