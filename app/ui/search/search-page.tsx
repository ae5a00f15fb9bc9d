import {
  type ActiveFilter,
  PAGE_SIZE,
  REMOVE_FILTER,
  type SearchFilters,
  searchQuery,
  totalText,
} from "#app/domain/search/filters.ts";
import type { Suggestion } from "#app/domain/search/suggestion.ts";
import type { Category } from "#app/domain/services/catalogue.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { Chip, chipRow } from "../chip.tsx";
import { Failure } from "../failure.tsx";
import { Pager } from "../pager.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { NoServices } from "./no-services.tsx";
import { ResultList } from "./result-list.tsx";
import { ResultsLayout } from "./results-layout.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortBar } from "./sort-bar.tsx";

export type FoundService = ServiceCard & { close: boolean };
export type Found = { total: number; page: number; cards: FoundService[] };

type SearchPageProps = {
  /** Where the form leads: the public search or the one of the dashboard. */
  path: string;
  filters: SearchFilters;
  active: ActiveFilter[];
  category: Category | null;
  /** Null when the database did not answer. */
  result: Found | null;
  ways: (Suggestion & { count: number })[];
  inDashboard?: boolean;
};

/** The whole search: box, filters, results. One GET form, so it works by address alone. */
export function SearchPage(props: SearchPageProps) {
  const { path, filters, active, category, result, ways, inDashboard = false } = props;
  const reader = useDisplayPreferences();
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
                ? totalText(result.total, reader, category?.name)
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
        {!result && (
          <Failure
            title="Search is not available right now. Your filters are kept."
            again={hrefOf({})}
          />
        )}
        {result?.total === 0 && <NoServices path={path} ways={ways} />}
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
