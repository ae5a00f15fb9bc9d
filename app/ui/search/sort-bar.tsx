import type { Sort } from "#app/domain/search/filters.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

const SORT_CHOICES: { value: Sort; name: string }[] = [
  { value: "relevance", name: "Sort by Relevance" },
  { value: "rating", name: "Highest Rated" },
  { value: "price_low", name: "Price: Low to High" },
  { value: "price_high", name: "Price: High to Low" },
  { value: "reviews", name: "Most Reviews" },
];

/** The order of the results. With JavaScript a new order applies at once, otherwise a button applies it. */
export function SortBar({ sort }: { sort: Sort }) {
  return (
    <div className="flex min-w-0 flex-auto flex-wrap gap-2 lg:flex-nowrap">
      <div className="min-w-0 flex-auto basis-[11rem]">
        <SelectField
          id="sort"
          narrow
          form={SEARCH_FORM}
          name="sort"
          label="Sort"
          hideLabel
          defaultValue={sort}
          options={SORT_CHOICES}
        />
      </div>
      <noscript>
        <Button variant="secondary" size="small" form={SEARCH_FORM}>
          Sort
        </Button>
      </noscript>
    </div>
  );
}
