import type { SearchFilters } from "#app/domain/search/filters.ts";
import { ViewToggle } from "#app/ui/navigation/view-toggle.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

type ViewChoiceProps = {
  filters: SearchFilters;
  hrefOf: (change: Partial<SearchFilters>) => string;
};

/** Grid or list; the form sends the chosen one along. */
export function ViewChoice({ filters: { view }, hrefOf }: ViewChoiceProps) {
  return (
    <div data-part="view">
      {view === "list" && <input type="hidden" form={SEARCH_FORM} name="view" value="list" />}
      <ViewToggle view={view} hrefOf={(view) => hrefOf({ view })} />
    </div>
  );
}
