import {
  PAGE_SIZE,
  type SearchFilters,
  searchQuery,
  totalText,
} from "#app/domain/search/filters.ts";
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
import { Pager } from "../pager.tsx";
import { NoServices } from "../search/no-services.tsx";
import { ResultList } from "../search/result-list.tsx";
import { ResultsLayout } from "../search/results-layout.tsx";
import { oneFieldForm, SEARCH_FORM } from "../search/search-box.tsx";
import type { Found } from "../search/search-page.tsx";
import { SortBar } from "../search/sort-bar.tsx";
import { SubcategoryChips } from "./subcategory-chips.tsx";

type CategoryPageProps = {
  category: Category;
  filters: SearchFilters;
  result: (Found & { subcategoryCounts: Record<string, number> }) | null;
};

/** One category: its cloth, a search within it, its subcategories and its services. */
export function CategoryPage({ category, filters, result }: CategoryPageProps) {
  const path = paths.category(category.id);
  const reader = useDisplayPreferences();
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
            {result ? totalText(result.total, reader) : "Not available right now"}
          </span>
        }
        order={<SortBar filters={filters} hrefOf={(view) => hrefOf({ view })} />}
      >
        {!result && <Failure again={hrefOf({})} />}
        {result?.total === 0 && <NoServices path={path} ways={[]} />}
        {result && result.total > 0 && (
          <>
            <ResultList services={result.cards} view={filters.view} query={filters.q} />
            <Pager
              page={result.page}
              pages={Math.ceil(result.total / PAGE_SIZE)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        )}
      </ResultsLayout>
    </PageMain>
  );
}
