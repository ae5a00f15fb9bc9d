import type { SearchFilters } from "#app/domain/search/filters.ts";
import { CHOSEN_DATE } from "#app/domain/search/when.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SEARCH_FORM } from "#app/ui/search/search-box.tsx";
import { WhenFilter } from "#app/ui/search/when-filter.tsx";

/** The choice of when somebody should come, in a menu above the list; it is open at first only when a date is missing or wrong. */
export function WhenMenu({ filters }: { filters: SearchFilters }) {
  const asksForDate = filters.whenText === CHOSEN_DATE || filters.errors.when !== undefined;
  return (
    <details className="relative" open={asksForDate} data-menu={asksForDate ? undefined : ""}>
      <summary className={buttonClass({ variant: "secondary", size: "small" })}>
        <Icon name="calendar-days" />
        When
      </summary>
      <div className="stack-3 absolute top-full left-0 z-4 w-60 rounded-card border border-control bg-card p-3 plank-card">
        <WhenFilter filters={filters} />
        <Button form={SEARCH_FORM}>Show services</Button>
      </div>
    </details>
  );
}
