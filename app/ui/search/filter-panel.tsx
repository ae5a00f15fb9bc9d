import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { RATINGS, type SearchFilters, type SearchResult } from "#app/domain/search/filters.ts";
import { LICENCE_SEEN, showText } from "#app/domain/search/labels.ts";
import type { UsualPrices } from "#app/domain/search/usual-prices.ts";
import { CATEGORIES, type Category } from "#app/domain/services/catalogue.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Legend, SelectField, Tick } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { PriceRange } from "./price-range.tsx";
import { SEARCH_FORM } from "./search-box.tsx";
import { WhenFilter } from "./when-filter.tsx";

const CATEGORY_CHOICES = [
  { value: "", name: "All Categories" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];
const RATING_CHOICES = [
  ...RATINGS.map((rating) => ({ value: String(rating), name: `${rating}+ Stars` })),
  { value: "", name: "Any Rating" },
];
type FilterPanelProps = {
  path: string;
  filters: SearchFilters;
  category: Category | null;
  /** How many filters are active. */
  active: number;
  /** How many services they leave; null when the database did not answer. */
  found: Pick<SearchResult, "total" | "isAtLeast"> | null;
  usualPrices: UsualPrices | null;
};

/** All filters. On small screens they open over the page, by a button that works without scripts. */
export function FilterPanel(props: FilterPanelProps) {
  const { path, filters, category, active, found, usualPrices } = props;
  return (
    <details
      className="sheet-on-phones open-on-wide-screens"
      open={Object.values(filters.errors).some(Boolean) || undefined}
      data-sheet=""
    >
      <summary
        className={buttonClass({ variant: "secondary", size: "tight", className: "w-full" })}
      >
        <Icon name="sliders-horizontal" />
        Filters
        <span className="contents" data-part="active">
          {active > 0 && (
            <span className="min-w-5 rounded-card bg-ink px-1.25 text-xs leading-5 font-bold text-page">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
        </span>
        <Icon name="x" className="ml-auto hidden inside-open:block" />
      </summary>
      <div className="grid gap-5">
        <WhenFilter filters={filters} />
        <SelectField
          id="filter-category"
          form={SEARCH_FORM}
          name="category"
          label="Category"
          defaultValue={filters.categoryId ?? ""}
          options={CATEGORY_CHOICES}
        />
        <div className="empty:hidden" data-part="subcategory">
          <SubcategoryField filters={filters} category={category} />
        </div>
        <PriceRange filters={filters} usual={usualPrices} />
        <fieldset>
          <Legend>Minimum Rating</Legend>
          {RATING_CHOICES.map(({ value, name }) => (
            <Tick
              key={value}
              type="radio"
              form={SEARCH_FORM}
              name="rating"
              value={value}
              defaultChecked={value === String(filters.rating ?? "")}
            >
              {name}
            </Tick>
          ))}
        </fieldset>
        <fieldset>
          <Legend>Availability</Legend>
          {AVAILABILITY.map((window) => (
            <Tick
              key={window}
              type="checkbox"
              form={SEARCH_FORM}
              name="availability"
              value={window}
              defaultChecked={filters.availability.includes(window)}
            >
              {AVAILABILITY_TEXT[window].name}
            </Tick>
          ))}
        </fieldset>
        <Tick
          type="checkbox"
          form={SEARCH_FORM}
          name="licensed"
          value="on"
          defaultChecked={filters.licensed}
        >
          {LICENCE_SEEN}
        </Tick>
        <div className="flex flex-wrap items-center gap-2">
          <ShowButton found={found} />
          <a className="px-2 py-3" href={path} data-at-once="">
            Clear All
          </a>
        </div>
      </div>
    </details>
  );
}

/** The subcategories of the chosen category. One that was chosen without a category stays part of the search. */
function SubcategoryField({ filters, category }: Pick<FilterPanelProps, "filters" | "category">) {
  const { subcategoryId } = filters;
  if (!category) {
    return (
      subcategoryId && (
        <input type="hidden" form={SEARCH_FORM} name="subcategory" value={subcategoryId} />
      )
    );
  }
  if (category.subcategories.length === 0) return null;
  return (
    <SelectField
      key={category.id}
      id="filter-subcategory"
      form={SEARCH_FORM}
      name="subcategory"
      label="Subcategory"
      defaultValue={subcategoryId ?? ""}
      options={[
        { value: "", name: "All subcategories" },
        ...category.subcategories.map(({ id, name }) => ({ value: id, name })),
      ]}
    />
  );
}

/** Sends the filters; where scripts apply each at once, it names what they leave and closes the sheet. */
function ShowButton({ found }: Pick<FilterPanelProps, "found">) {
  const hydrated = useHydrated();
  const preferences = useDisplayPreferences();
  const counted = found ? showText(found, preferences) : "Show services";
  return (
    <Button className="flex-1 basis-48" form={SEARCH_FORM} data-counted={counted}>
      {hydrated ? counted : "Show services"}
    </Button>
  );
}
