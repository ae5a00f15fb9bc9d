import { POPULAR_TERMS, searchQuery } from "#app/domain/search/filters.ts";
import { type Suggestion, suggestionCount } from "#app/domain/search/suggestion.ts";
import { ButtonLink } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { Empty } from "../empty.tsx";
import { PopularTerms } from "../popular-terms.tsx";

type NoServicesProps = { path: string; ways: (Suggestion & { count: number })[] };

/** A real zero: what to loosen, with how many services each step would find. */
export function NoServices({ path, ways }: NoServicesProps) {
  return (
    <Empty title="No services found">
      <p>
        We couldn't find any services matching your criteria. Try adjusting your filters or search
        terms.
      </p>
      {ways.length > 0 && (
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map(({ label, filters, count }) => (
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
