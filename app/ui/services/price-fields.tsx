import { PRICE_TYPES } from "#app/domain/money.ts";
import { PRICE_TYPE_NAMES, SERVICE_LABELS } from "#app/domain/services/form.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";

const CHOICES = PRICE_TYPES.map((value) => ({ value, name: PRICE_TYPE_NAMES[value] }));

/** The price and its type, which is hourly by default. */
export function PriceFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
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
        options={CHOICES}
        defaultValue={values.priceType ?? "hourly"}
      />
    </div>
  );
}
