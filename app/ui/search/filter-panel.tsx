import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { RATINGS, type SearchFilters } from "#app/domain/search/filters.ts";
import { CATEGORIES, type Category } from "#app/domain/services/catalogue.ts";
import { SelectField, TextField } from "../field.tsx";
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
  /** How many filters are in force. */
  active: number;
};

/** All filters, behind a Filters button on small screens. */
export function FilterPanel({ path, filters, category, active }: FilterPanelProps) {
  return (
    <details className="filters" open={Object.values(filters.errors).some(Boolean) || undefined}>
      <summary className="btn alt">
        <Icon name="sliders-horizontal" />
        Filters
        {active > 0 && (
          <span className="count-n">
            {active}
            <span className="vh"> active</span>
          </span>
        )}
      </summary>
      <div className="fset f">
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
          <legend>Minimum Rating</legend>
          {RATING_CHOICES.map(({ value, name }) => (
            <label key={value} className="tick">
              <input
                type="radio"
                form={SEARCH_FORM}
                name="rating"
                value={value}
                defaultChecked={value === String(filters.rating ?? "")}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Availability</legend>
          {AVAILABILITY.map((window) => (
            <label key={window} className="tick">
              <input
                type="checkbox"
                form={SEARCH_FORM}
                name="availability"
                value={window}
                defaultChecked={filters.availability.includes(window)}
              />
              {AVAILABILITY_TEXT[window].name}
            </label>
          ))}
        </fieldset>
        <div className="line">
          <button className="btn grow" form={SEARCH_FORM}>
            Show Services
          </button>
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
      <legend>
        Price Range <span className="soft xs">GYD</span>
      </legend>
      <div className="pair">
        <TextField
          id="min-price"
          form={SEARCH_FORM}
          name="minPrice"
          label="Min"
          inputMode="decimal"
          defaultValue={filters.typedMinPrice || "0"}
          error={filters.errors.minPrice}
        />
        <TextField
          id="max-price"
          form={SEARCH_FORM}
          name="maxPrice"
          label="Max"
          inputMode="decimal"
          defaultValue={filters.typedMaxPrice || "1000"}
          error={filters.errors.maxPrice}
        />
      </div>
      <p className="hint">1000 = any. Prices are per hour, per job or from.</p>
    </fieldset>
  );
}
