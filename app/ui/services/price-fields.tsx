import { PRICE_TYPE_NAMES } from "#app/domain/services/differences.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { LABELS } from "./labels.ts";

const TYPES = [...PRICE_TYPE_NAMES].map(([value, name]) => ({ value, name }));

/** How much, and what for: by the hour unless somebody says otherwise. */
export function PriceFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...field("priceAmount")}
        hint="Guyana dollars, for example 12,500"
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...field("priceType")}
        options={TYPES}
        defaultValue={values.priceType ?? "hourly"}
      />
    </div>
  );
}
