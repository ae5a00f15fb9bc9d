import { POPULAR_TERMS, searchQuery } from "#app/domain/search/filters.ts";
import { type WayOut, wayOutCount } from "#app/domain/search/way-out.ts";
import { Empty } from "../empty.tsx";
import { PopularTerms } from "../popular-terms.tsx";

type NoServicesProps = { path: string; ways: (WayOut & { count: number })[] };

/** A real zero: what to loosen, with how many services each step would find. */
export function NoServices({ path, ways }: NoServicesProps) {
  return (
    <Empty title="No services found">
      <p>
        We couldn't find any services matching your criteria. Try adjusting your filters or search
        terms.
      </p>
      {ways.length > 0 && (
        <div className="row-x wrap-x justify-center">
          {ways.map(({ label, filters, count }) => (
            <a key={label} className="chip" href={path + searchQuery(filters)}>
              {label} <span className="num">{wayOutCount(count)}</span>
            </a>
          ))}
        </div>
      )}
      <a className="btn" href={path}>
        Clear All Filters
      </a>
      <PopularTerms path={path} terms={POPULAR_TERMS} />
    </Empty>
  );
}
