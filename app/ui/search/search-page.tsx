import { type SearchFilters, type SearchResult, searchQuery } from "#app/domain/search/filters.ts";
import {
  type ActiveFilter,
  activeFilters,
  type CountedSuggestion,
  REMOVE_FILTER,
  totalText,
} from "#app/domain/search/labels.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { Chip, chipRow } from "../chip.tsx";
import { Failure } from "../failure.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { Results } from "./results.tsx";
import { ResultsLayout } from "./results-layout.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortBar } from "./sort-bar.tsx";

type SearchPageProps = {
  /** The address of the form: the public search or the one of the dashboard. */
  path: string;
  filters: SearchFilters;
  /** Null when the database did not answer. */
  result: Pick<SearchResult, "total" | "page" | "cards"> | null;
  suggestions: CountedSuggestion[];
  inDashboard?: boolean;
};

/** The whole search: box, filters, results. One GET form, so that the address alone says what is searched for. */
export function SearchPage(props: SearchPageProps) {
  const { path, filters, result, suggestions, inDashboard = false } = props;
  const preferences = useDisplayPreferences();
  const category = findCategory(filters.categoryId);
  const active = activeFilters(filters, preferences);
  const hrefOf = (change: Partial<SearchFilters>) => path + searchQuery({ ...filters, ...change });
  return (
    <main id="main" tabIndex={-1}>
      <SearchBox path={path} filters={filters} inDashboard={inDashboard} />
      <ResultsLayout
        columns="filtered"
        className={inDashboard ? undefined : "mx-auto max-w-page px-4"}
        count={
          <>
            <span role="status" data-search-label>
              {result
                ? totalText(result.total, preferences, category?.name)
                : "Search is not available right now"}
            </span>{" "}
            <span className="busy-louvres" aria-hidden="true" />
          </>
        }
        filters={
          <FilterPanel path={path} filters={filters} category={category} active={active.length} />
        }
        order={<SortBar filters={filters} hrefOf={(view) => hrefOf({ view })} />}
      >
        {active.length > 0 && <ActiveFilters path={path} active={active} />}
        {result ? (
          <Results
            result={result}
            filters={filters}
            suggestions={suggestions}
            path={path}
            hrefOf={hrefOf}
          />
        ) : (
          <Failure
            title="Search is not available right now. Your filters are kept."
            again={hrefOf({})}
          />
        )}
      </ResultsLayout>
    </main>
  );
}

function ActiveFilters({ path, active }: { path: string; active: ActiveFilter[] }) {
  return (
    <ul className={`mb-3 ${chipRow}`}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Chip href={path + searchQuery(without)}>
            <span className="sr-only">{REMOVE_FILTER}</span>
            {label}
            <span aria-hidden="true">×</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
