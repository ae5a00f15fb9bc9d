import { type SearchFilters, withLocationMeant } from "#app/domain/search/filters.ts";
import { ActiveFilters } from "./active-filters.tsx";
import type { FoundServices } from "./results.tsx";

type QueryReadingProps = {
  /** Null when the database did not answer. */
  found: Pick<FoundServices, "reading" | "time" | "price"> | null;
  filters: SearchFilters;
  hrefOf: (change: Partial<SearchFilters>) => string;
};

/** The lines above the list: the corrected text of the search, and its limits. */
export function QueryReading({ found, filters, hrefOf }: QueryReadingProps) {
  const { reading, time, price } = found ?? {};
  const place = reading?.place;
  return (
    <>
      {reading?.corrected && (
        <p className="mb-3">
          Showing results for <b>{reading.corrected}</b>. Search instead for{" "}
          <a className="inline-block py-2.5" href={hrefOf({ exact: true, page: 1 })}>
            {filters.q}
          </a>
        </p>
      )}
      {reading?.location && (
        <p className="mb-3">
          No place is called “{filters.location}”. We searched in <b>{reading.location}</b>.
        </p>
      )}
      <ActiveFilters
        filters={withLocationMeant(filters, reading?.location ?? null)}
        place={place && { label: place.label, href: hrefOf({ q: place.without, page: 1 }) }}
        time={time?.isFree ? { named: time, href: hrefOf({ q: time.without, page: 1 }) } : null}
        price={price?.isMet ? { named: price, href: hrefOf({ q: price.without, page: 1 }) } : null}
        hrefOf={hrefOf}
      />
    </>
  );
}
