import type { SearchFilters, Sort } from "#app/domain/search/filters.ts";
import { Button } from "../button.tsx";
import { SelectField } from "../field.tsx";
import { ViewToggle } from "../view-toggle.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

export const SORT_CHOICES: { value: Sort; name: string }[] = [
  { value: "relevance", name: "Sort by Relevance" },
  { value: "rating", name: "Highest Rated" },
  { value: "price_low", name: "Price: Low to High" },
  { value: "price_high", name: "Price: High to Low" },
  { value: "reviews", name: "Most Reviews" },
];

type SortBarProps = {
  filters: SearchFilters;
  hrefOf: (view: "grid" | "list") => string;
  form?: string;
};

/** The order and the view. With JavaScript a new order applies at once, without it by the button. */
export function SortBar({ filters, hrefOf, form = SEARCH_FORM }: SortBarProps) {
  return (
    <>
      <div className="min-w-0 flex-auto">
        <SelectField
          id="sort"
          narrow
          form={form}
          name="sort"
          label="Sort"
          hideLabel
          defaultValue={filters.sort}
          options={SORT_CHOICES}
          data-auto
        />
      </div>
      <noscript>
        <Button variant="secondary" size="small" form={form}>
          Sort
        </Button>
      </noscript>
      <ViewToggle view={filters.view} hrefOf={hrefOf} />
    </>
  );
}
