import type { SearchFilters } from "#app/domain/search/filters.ts";
import { freeText, totalText } from "#app/domain/search/labels.ts";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { usePageTime } from "#app/ui/values/page-time.ts";
import type { FoundServices } from "./results.tsx";

type FoundTextProps = {
  found: Pick<FoundServices, "total" | "isAtLeast" | "time">;
  filters: SearchFilters;
  categoryName?: string;
};

/** How many services are found, and when they are free where that was asked for. */
export function FoundText({ found, filters, categoryName }: FoundTextProps) {
  const preferences = useDisplayPreferences();
  const free = freeText({ ...found, filters }, preferences, usePageTime() ?? 0);
  return (
    <>
      {totalText(found, preferences, categoryName)}
      {free && <span className="block text-sm font-normal text-soft"> {free}</span>}
    </>
  );
}
