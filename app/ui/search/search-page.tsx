import { useNavigation } from "react-router";
import { type SearchFilters, searchQuery } from "#app/domain/search/filters.ts";
import { activeFilters, type CountedSuggestion } from "#app/domain/search/labels.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import { Failure } from "#app/ui/failure.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FoundText } from "./found-text.tsx";
import { NotUpdated } from "./not-updated.tsx";
import { QueryReading } from "./query-reading.tsx";
import { type FoundServices, Results } from "./results.tsx";
import { ResultsLayout } from "./results-layout.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortBar } from "./sort-bar.tsx";
import { useFiltersAtOnce } from "./use-filters-at-once.ts";
import { ViewChoice } from "./view-choice.tsx";

type SearchPageProps = {
  /** The address of the form: the public search or the one of the dashboard. */
  path: string;
  filters: SearchFilters;
  /** Null when the database did not answer. */
  result: FoundServices | null;
  suggestions: CountedSuggestion[];
  inDashboard?: boolean;
};

/** The whole search: box, filters, results. One GET form, so that the address alone says what is searched for. */
export function SearchPage(props: SearchPageProps) {
  const { path, filters, result, suggestions, inDashboard = false } = props;
  const category = findCategory(filters.categoryId);
  const { failed, retry } = useFiltersAtOnce(inDashboard);
  const isSearching = useNavigation().location?.pathname === path;
  const hrefOf = (change: Partial<SearchFilters>) => path + searchQuery({ ...filters, ...change });
  return (
    <main id="main" tabIndex={-1} data-busy={isSearching ? "" : undefined}>
      <SearchBox path={path} filters={filters} inDashboard={inDashboard} />
      <ResultsLayout
        className={inDashboard ? undefined : "mx-auto max-w-page px-4"}
        count={
          <>
            <span role="status" data-search-label="" data-part="count">
              {isSearching ? (
                "Searching..."
              ) : result ? (
                <FoundText found={result} filters={filters} categoryName={category?.name} />
              ) : (
                "Search is not available right now"
              )}
            </span>{" "}
            <span className="busy-louvres" aria-hidden="true" />
          </>
        }
        filters={
          <FilterPanel
            path={path}
            filters={filters}
            category={category}
            active={activeFilters(filters, null, 0).length}
            found={result}
            usualPrices={result?.usualPrices ?? null}
          />
        }
        view={<ViewChoice filters={filters} hrefOf={hrefOf} />}
        order={<SortBar sort={filters.sort} />}
      >
        <NotUpdated failed={failed} retry={retry} />
        <div data-part="results">
          <QueryReading found={result} filters={filters} hrefOf={hrefOf} />
          {result ? (
            <Results
              result={result}
              filters={filters}
              suggestions={suggestions}
              path={path}
              clearHref={path}
              hrefOf={hrefOf}
            />
          ) : (
            <Failure
              title="Search is not available right now. Your filters are kept."
              again={hrefOf({})}
            />
          )}
        </div>
      </ResultsLayout>
    </main>
  );
}
