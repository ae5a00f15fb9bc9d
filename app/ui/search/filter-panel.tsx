import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { RATINGS, type SearchFilters } from "#app/domain/search/filters.ts";
import { CATEGORIES, type Category } from "#app/domain/services/catalogue.ts";
import { Button, buttonClass } from "../button.tsx";
import { Hint, Legend, SelectField, TextField, Tick } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

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
};

/** All filters, behind a Filters button on small screens. */
export function FilterPanel({ path, filters, category, active }: FilterPanelProps) {
  return (
    <details
      className="open-on-wide-screens"
      open={Object.values(filters.errors).some(Boolean) || undefined}
    >
      <summary
        className={buttonClass({
          variant: "secondary",
          className: "w-full px-3.5! inside-open:mb-3",
        })}
      >
        <Icon name="sliders-horizontal" />
        Filters
        {active > 0 && (
          <span className="min-w-5 rounded-card bg-ink px-1.25 text-xs leading-5 font-bold text-page">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </summary>
      <div className="grid gap-5">
        <SelectField
          id="filter-category"
          form={SEARCH_FORM}
          name="category"
          label="Category"
          defaultValue={filters.categoryId ?? ""}
          options={CATEGORY_CHOICES}
        />
        {category && category.subcategories.length > 0 && (
          <SelectField
            id="filter-subcategory"
            form={SEARCH_FORM}
            name="subcategory"
            label="Subcategory"
            defaultValue={filters.subcategoryId ?? ""}
            options={[
              { value: "", name: "All Subcategories" },
              ...category.subcategories.map(({ id, name }) => ({ value: id, name })),
            ]}
          />
        )}
        {!category && filters.subcategoryId && (
          <input
            type="hidden"
            form={SEARCH_FORM}
            name="subcategory"
            value={filters.subcategoryId}
          />
        )}
        <PriceRange filters={filters} />
        <fieldset>
          <Legend>Minimum Rating</Legend>
          {RATING_CHOICES.map(({ value, name }) => (
            <Tick key={value}>
              <input
                type="radio"
                form={SEARCH_FORM}
                name="rating"
                value={value}
                defaultChecked={value === String(filters.rating ?? "")}
              />
              {name}
            </Tick>
          ))}
        </fieldset>
        <fieldset>
          <Legend>Availability</Legend>
          {AVAILABILITY.map((window) => (
            <Tick key={window}>
              <input
                type="checkbox"
                form={SEARCH_FORM}
                name="availability"
                value={window}
                defaultChecked={filters.availability.includes(window)}
              />
              {AVAILABILITY_TEXT[window].name}
            </Tick>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-2">
          <Button className="min-w-0 flex-1" form={SEARCH_FORM}>
            Show Services
          </Button>
          <a className="px-2 py-3" href={path}>
            Clear All
          </a>
        </div>
      </div>
    </details>
  );
}

function PriceRange({ filters }: { filters: SearchFilters }) {
  return (
    <fieldset>
      <Legend>
        Price Range <span className="text-soft text-meta">GYD</span>
      </Legend>
      <div className="grid grid-cols-2 items-start gap-2.5">
        <TextField
          id="min-price"
          form={SEARCH_FORM}
          name="minPrice"
          label="Min"
          inputMode="decimal"
          defaultValue={filters.minPriceText || "0"}
          error={filters.errors.minPrice}
        />
        <TextField
          id="max-price"
          form={SEARCH_FORM}
          name="maxPrice"
          label="Max"
          inputMode="decimal"
          defaultValue={filters.maxPriceText || "1000"}
          error={filters.errors.maxPrice}
        />
      </div>
      <Hint>1000 = any. Prices are per hour, per job or from.</Hint>
    </fieldset>
  );
}
