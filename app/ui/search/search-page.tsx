import {
  type ActiveFilter,
  PAGE_SIZE,
  type SearchFilters,
  searchQuery,
  totalText,
} from "#app/domain/search/filters.ts";
import type { WayOut } from "#app/domain/search/way-out.ts";
import type { Category } from "#app/domain/services/catalogue.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { Failure } from "../failure.tsx";
import { Pager } from "../pager.tsx";
import { useReader } from "../reader.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { NoServices } from "./no-services.tsx";
import { ResultList } from "./result-list.tsx";
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
  ways: (WayOut & { count: number })[];
};

/** The whole search: box, filters, results. One GET form, so it works by address alone. */
export function SearchPage({ path, filters, active, category, result, ways }: SearchPageProps) {
  const reader = useReader();
  const hrefOf = (change: Partial<SearchFilters>) => path + searchQuery({ ...filters, ...change });
  return (
    <main id="main" tabIndex={-1}>
      <SearchBox path={path} filters={filters} />
      <div className="wrap srch">
        <h2 className="count">
          <span role="status" data-search-label>
            {result
              ? totalText(result.total, reader, category?.name)
              : "Search is not available right now"}
          </span>{" "}
          <span className="spin busy" aria-hidden="true" />
        </h2>
        <aside aria-label="Filters">
          <FilterPanel path={path} filters={filters} category={category} active={active.length} />
        </aside>
        <SortBar filters={filters} hrefOf={(view) => hrefOf({ view })} />
        <div className="res">
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
        </div>
      </div>
    </main>
  );
}

function ActiveFilters({ path, active }: { path: string; active: ActiveFilter[] }) {
  return (
    <ul className="row-x mb-3">
      {active.map(({ label, without }) => (
        <li key={label}>
          <a className="chip" href={path + searchQuery(without)}>
            <span className="vh">Remove filter: </span>
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
