import type { SearchFilters } from "#app/domain/search/filters.ts";
import { priceFieldTexts } from "#app/domain/search/labels.ts";
import type { UsualPrices } from "#app/domain/search/usual-prices.ts";
import { FieldError, Hint, Input, Label, Legend } from "#app/ui/forms/field.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { SEARCH_FORM } from "./search-box.tsx";

type PriceRangeProps = { filters: SearchFilters; usual: UsualPrices | null };

/** The bounds of the price, empty where there is none: what is usual stands in the fields as a placeholder. */
export function PriceRange({ filters, usual }: PriceRangeProps) {
  const { min, max, hint } = priceFieldTexts(usual, useDisplayPreferences());
  return (
    <fieldset>
      <Legend>
        Price Range <span className="text-soft text-meta">GYD</span>
      </Legend>
      <div className="grid grid-cols-2 items-start gap-2.5">
        <PriceField
          id="min-price"
          name="minPrice"
          label="Min"
          placeholder={min}
          text={filters.minPriceText}
          error={filters.errors.minPrice}
        />
        <PriceField
          id="max-price"
          name="maxPrice"
          label="Max"
          placeholder={max}
          text={filters.maxPriceText}
          error={filters.errors.maxPrice}
        />
      </div>
      <Hint data-part="price-hint">{hint}</Hint>
    </fieldset>
  );
}

type PriceFieldProps = {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  text: string;
  error?: string;
};

/** Its error has a place of its own, so that it can change while the field keeps the focus. */
function PriceField({ id, name, label, placeholder, text, error }: PriceFieldProps) {
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        form={SEARCH_FORM}
        name={name}
        inputMode="decimal"
        placeholder={placeholder}
        defaultValue={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <div id={`${id}-error`} data-part={`${id}-error`}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}
