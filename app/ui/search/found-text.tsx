import type { SearchFilters } from "#app/domain/search/filters.ts";
import { freeText, tooDearText, totalText } from "#app/domain/search/labels.ts";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { usePageTime } from "#app/ui/values/page-time.ts";
import type { FoundServices } from "./results.tsx";

type FoundTextProps = {
  found: Pick<FoundServices, "total" | "isAtLeast" | "time" | "price">;
  filters: SearchFilters;
  categoryName?: string;
};

/** How many services are found, and how that fits the time and the price that were asked for. */
export function FoundText({ found, filters, categoryName }: FoundTextProps) {
  const preferences = useDisplayPreferences();
  const notes = [
    freeText({ ...found, filters }, preferences, usePageTime() ?? 0),
    tooDearText(found, preferences),
  ];
  return (
    <>
      {totalText(found, preferences, categoryName)}
      {notes.map(
        (note) =>
          note && (
            <span key={note} className="block text-sm font-normal text-soft">
              {" "}
              {note}
            </span>
          ),
      )}
    </>
  );
}
