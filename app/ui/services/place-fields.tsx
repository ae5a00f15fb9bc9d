import type { ChangeEvent } from "react";
import { AREAS, REGIONS } from "#app/domain/places.ts";
import { postalCodeFor, regionCode } from "#app/domain/postal-code.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { LABELS } from "./labels.ts";

const CHOICES = [
  { value: "Guyana", name: "Guyana" },
  ...REGIONS.map(({ number, name }) => ({ value: name, name: `Region ${number}: ${name}` })),
];
const VILLAGES = AREAS.flatMap(({ villages }) => villages);

/** Where the work is done. The postal box follows the region until somebody types a code of their own (decision 31). */
export function PlaceFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <>
      <TextField {...field("city")} list="villages" autoComplete="address-level2" />
      <datalist id="villages">
        {VILLAGES.map((village) => (
          <option key={village} value={village} />
        ))}
      </datalist>
      <SelectField
        {...field("region")}
        options={CHOICES}
        defaultValue={values.region ?? "Guyana"}
        onChange={followRegion}
      />
      <TextField
        {...field("zipCode")}
        hint="Guyana has none of its own: the code of your region will do."
        autoComplete="postal-code"
      />
    </>
  );
}

function followRegion({ target }: ChangeEvent<HTMLSelectElement>) {
  const box = target.form?.elements.namedItem("zipCode");
  if (!(box instanceof HTMLInputElement)) return;
  const typed = box.value.trim();
  box.value = typed === "" ? regionCode(target.value) : postalCodeFor(target.value, typed);
}
