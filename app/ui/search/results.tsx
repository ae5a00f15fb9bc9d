import {
  asksWhen,
  PAGE_SIZE,
  type SearchFilters,
  type SearchResult,
  searchQuery,
} from "#app/domain/search/filters.ts";
import {
  type CountedSuggestion,
  mentionsHeading,
  nearestHeading,
  suggestionCount,
} from "#app/domain/search/labels.ts";
import { nothingFoundText } from "#app/domain/search/nothing-found.ts";
import type { FoundConditions } from "#app/domain/search/reading/conditions.ts";
import { POPULAR_TERMS } from "#app/domain/search/suggestions/popular-terms.ts";
import { tradeSearch } from "#app/domain/search/trade-search.ts";
import { closestTrades } from "#app/domain/search/trades/closest-trades.ts";
import { subcategoryName } from "#app/domain/services/catalogue.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PostJobLine, PostJobOffer } from "#app/ui/jobs/post-job.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { Nearest } from "./nearest.tsx";
import { PopularTerms } from "./popular-terms.tsx";
import { TwoNeeds } from "./two-needs.tsx";

export type FoundServices = Pick<
  SearchResult,
  | "total"
  | "isAtLeast"
  | "page"
  | "cards"
  | "reading"
  | "needs"
  | "suggested"
  | "trades"
  | "unlistedTrades"
  | "usualPrices"
> &
  FoundConditions;

type ResultsProps = {
  result: FoundServices;
  filters: SearchFilters;
  suggestions: CountedSuggestion[];
  /** The address of the search, for what is suggested. */
  path: string;
  /** This page without filters. */
  clearHref: string;
  hrefOf: (change: Partial<SearchFilters>) => string;
};

/** One page of the services found, or the services of two needs, or what comes nearest. */
export function Results(props: ResultsProps) {
  const { result, filters, hrefOf } = props;
  const { total, page, cards, needs } = result;
  const atAskedTime = asksWhen(filters) || result.time?.isFree === true;
  if (total === 0) {
    return <NoServices {...props} />;
  }
  const [first, second] = needs.map(({ text, ...need }) => ({
    heading: text,
    found: need,
    services: need.cards,
    allHref: hrefOf({ q: withConditions(text, result), page: 1 }),
  }));
  if (first && second) {
    return (
      <>
        <TwoNeeds needs={[first, second]} atAskedTime={atAskedTime} />
        <Mentions result={result} view={filters.view} />
      </>
    );
  }
  return (
    <>
      <CardGrid columns={filters.view === "list" ? "list" : 3}>
        {cards.map((service, place) => (
          <ServiceCard
            key={service.id}
            service={service}
            place={place}
            view={filters.view}
            atAskedTime={atAskedTime}
          />
        ))}
      </CardGrid>
      <Pager
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(number) => hrefOf({ page: number })}
      />
      {result.suggested.cards.length > 0 && (
        <div className="mt-6">
          <Nearest
            heading={nearestHeading(result, filters, "")}
            services={result.suggested.cards}
            view={filters.view}
            atAskedTime={atAskedTime}
          />
        </div>
      )}
      <Mentions result={result} view={filters.view} />
      <PostJobLine filters={filters} location={locationOf(result, filters)} />
    </>
  );
}

/** Services that meet the time and the price of the text, but only mention the work. */
function Mentions({ result, view }: { result: FoundServices; view: SearchFilters["view"] }) {
  const preferences = useDisplayPreferences();
  const now = usePageTime() ?? 0;
  if (result.mentions.length === 0) return null;
  return (
    <div className="mt-6">
      <Nearest
        heading={mentionsHeading(result, preferences, now)}
        services={result.mentions}
        view={view}
        atAskedTime={result.time !== null}
      />
    </div>
  );
}

/** The place of the search, from its field or its words. */
function locationOf({ reading }: FoundServices, { location }: SearchFilters): string {
  return location || reading.place?.name || "";
}

function withConditions(text: string, { reading, time, price }: FoundServices): string {
  const { place } = reading;
  return [text, place && `in ${place.name}`, time?.text, price?.text].filter(Boolean).join(" ");
}

/**
 * Nothing was found. Where the trade is shown elsewhere, other searches and a job follow it; else these come first, and
 * below them services that only share some of the words.
 */
function NoServices(props: ResultsProps) {
  const { result, filters } = props;
  const { suggested, reading } = result;
  const where = reading.place?.label ?? reading.location ?? filters.location;
  const nearest = suggested.cards.length > 0 && (
    <Nearest
      heading={nearestHeading(result, filters, where)}
      services={suggested.cards}
      view={filters.view}
      atAskedTime={asksWhen(filters)}
    />
  );
  return (
    <div className="stack-6">
      {suggested.isElsewhere && nearest ? (
        <>
          {nearest}
          <OtherSearches {...props} />
          <PostJobLine filters={filters} location={locationOf(result, filters)} />
        </>
      ) : (
        <>
          <Suggestions {...props} />
          {nearest}
        </>
      )}
    </div>
  );
}

/** Searches with fewer filters or next door, each with how many services it finds. */
function OtherSearches({ suggestions, path }: Pick<ResultsProps, "suggestions" | "path">) {
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {suggestions.map(({ label, filters: other, count }) => (
        <Chip key={label} href={path + searchQuery(other)}>
          {label} <span className="font-normal tabular">{suggestionCount(count)}</span>
        </Chip>
      ))}
    </div>
  );
}

/** Other searches, each with how many services it finds, and the job that everybody can answer. */
function Suggestions({ result, filters, suggestions, path, clearHref }: ResultsProps) {
  const trades = closestTrades(result, filters);
  const isUnfiltered = searchQuery({ ...filters, categoryId: null, view: "grid" }) === "";
  return (
    <Empty title="No services found">
      <p>{nothingFoundText(result, filters)}</p>
      {trades.length > 0 && (
        <>
          <p>Closest categories:</p>
          <div className="flex flex-wrap justify-center gap-2">
            {trades.map((trade) => (
              <Chip key={trade} href={path + searchQuery(tradeSearch(filters, trade))}>
                {subcategoryName(trade)}
              </Chip>
            ))}
          </div>
        </>
      )}
      <OtherSearches suggestions={suggestions} path={path} />
      <PostJobOffer
        filters={filters}
        location={locationOf(result, filters)}
        isListed={result.unlistedTrades.length === 0}
      />
      {isUnfiltered ? (
        <ButtonLink variant="secondary" href={path}>
          Browse all services
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href={clearHref}>
          Clear All Filters
        </ButtonLink>
      )}
      <PopularTerms path={path} terms={POPULAR_TERMS} centered />
    </Empty>
  );
}
