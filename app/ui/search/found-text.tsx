import type { SearchFilters, SearchResult } from "#app/domain/search/filters.ts";
import { freeText, totalText } from "#app/domain/search/labels.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { usePageTime } from "#app/ui/page-time.ts";

type FoundTextProps = {
  found: Pick<SearchResult, "total" | "isAtLeast">;
  filters: SearchFilters;
  categoryName?: string;
};

/** How many services are found, and when they are free where that was asked for. */
export function FoundText({ found, filters, categoryName }: FoundTextProps) {
  const preferences = useDisplayPreferences();
  const free = freeText(filters, preferences, usePageTime() ?? 0);
  return (
    <>
      {totalText(found, preferences, categoryName)}
      {free && <span className="block text-sm font-normal text-soft"> {free}</span>}
    </>
  );
}
