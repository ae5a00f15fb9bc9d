import { PRICE_TYPE_NAMES } from "#app/domain/service-differences.ts";
import { SelectField, TextField } from "../field.tsx";
import type { ServiceFormState } from "./form-state.ts";
import { LABELS } from "./labels.ts";

const TYPES = [...PRICE_TYPE_NAMES].map(([value, name]) => ({ value, name }));

/** How much, and what for: by the hour unless somebody says otherwise. */
export function PriceFields({ values, errors }: Pick<ServiceFormState, "values" | "errors">) {
  return (
    <div className="f-row">
      <TextField
        id="priceAmount"
        name="priceAmount"
        label={LABELS.priceAmount}
        hint="Guyana dollars, for example 12,500"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.priceAmount}
        error={errors.priceAmount}
      />
      <SelectField
        id="priceType"
        name="priceType"
        label={LABELS.priceType}
        options={TYPES}
        defaultValue={values.priceType ?? "hourly"}
        error={errors.priceType}
      />
    </div>
  );
}
