import type { FormState } from "#app/domain/forms/form-state.ts";
import { moneyText, PRICE_TYPES } from "#app/domain/money/money.ts";
import type { UsualPrices } from "#app/domain/search/usual-prices.ts";
import { PRICE_TYPE_NAMES, SERVICE_LABELS } from "#app/domain/services/form.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

const CHOICES = PRICE_TYPES.map((value) => ({ value, name: PRICE_TYPE_NAMES[value] }));

type PriceFieldsProps = Pick<FormState, "values" | "errors"> & {
  /** The usual price of the trade, if it is known. */
  usual: UsualPrices | null;
  trade: string;
};

/** The price with the usual price of the trade, and its type, which is hourly by default. */
export function PriceFields({ values, errors, usual, trade }: PriceFieldsProps) {
  const preferences = useDisplayPreferences();
  const [lower, upper] = [usual?.lower, usual?.upper].map((cents) =>
    moneyText(cents ?? 0, preferences),
  );
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...field("priceAmount")}
        marked
        hint={
          usual
            ? `Guyana dollars. Half of the services in ${trade} cost ${lower} to ${upper}.`
            : "Guyana dollars, for example 12,500"
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...field("priceType")}
        hint="Per hour: customers choose how long they need you."
        options={CHOICES}
        defaultValue={values.priceType ?? "hourly"}
      />
    </div>
  );
}
