import {
  type FoundService,
  PAGE_SIZE,
  POPULAR_TERMS,
  type SearchFilters,
  type SearchResult,
  searchQuery,
} from "#app/domain/search/filters.ts";
import { type CountedSuggestion, suggestionCount } from "#app/domain/search/labels.ts";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { ButtonLink } from "../button.tsx";
import { CardGrid } from "../card.tsx";
import { Chip } from "../chip.tsx";
import { Empty } from "../empty.tsx";
import { Pager } from "../pager.tsx";
import { PopularTerms } from "../popular-terms.tsx";

type ResultsProps = {
  result: Pick<SearchResult, "total" | "page" | "cards">;
  filters: SearchFilters;
  suggestions?: CountedSuggestion[];
  /** The address of the search without filters. */
  path: string;
  hrefOf: (change: Partial<SearchFilters>) => string;
};

/** One page of the services found, or what to search for instead. */
export function Results({ result, filters, suggestions = [], path, hrefOf }: ResultsProps) {
  if (result.total === 0) return <NoServices path={path} suggestions={suggestions} />;
  return (
    <>
      <ResultList services={result.cards} view={filters.view} query={filters.q} />
      <Pager
        page={result.page}
        pages={Math.ceil(result.total / PAGE_SIZE)}
        hrefOf={(page) => hrefOf({ page })}
      />
    </>
  );
}

type ResultListProps = { services: FoundService[]; view: "grid" | "list"; query: string };

/** Services that match only with a typo corrected stand last, under their own heading. */
function ResultList({ services, view, query }: ResultListProps) {
  const { exact = [], fuzzy = [] } = Object.groupBy(services, (service) =>
    service.fuzzy ? "fuzzy" : "exact",
  );
  const list = (some: FoundService[]) => (
    <CardGrid columns={view === "list" ? "list" : 3}>
      {some.map((service) => (
        <ServiceCard key={service.id} service={service} view={view} />
      ))}
    </CardGrid>
  );
  return (
    <>
      {list(exact)}
      {fuzzy.length > 0 && (
        <section className="mt-6">
          <h2 className="text-xl">Close matches</h2>
          <p className="text-soft text-sm mb-3">Spelled almost like “{query}”.</p>
          {list(fuzzy)}
        </section>
      )}
    </>
  );
}

type NoServicesProps = { path: string; suggestions: CountedSuggestion[] };

/** Nothing was found: the suggested searches, each with how many services it finds. */
function NoServices({ path, suggestions }: NoServicesProps) {
  return (
    <Empty title="No services found">
      <p>
        We couldn't find any services matching your criteria. Try adjusting your filters or search
        terms.
      </p>
      {suggestions.length > 0 && (
        <div className="flex flex-wrap justify-center gap-2">
          {suggestions.map(({ label, filters, count }) => (
            <Chip key={label} href={path + searchQuery(filters)}>
              {label} <span className="font-normal tabular">{suggestionCount(count)}</span>
            </Chip>
          ))}
        </div>
      )}
      <ButtonLink href={path}>Clear All Filters</ButtonLink>
      <PopularTerms path={path} terms={POPULAR_TERMS} centered />
    </Empty>
  );
}
