import type { ChangeEvent } from "react";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { AREAS } from "#app/domain/places/areas.ts";
import { fullRegionText } from "#app/domain/places/full-region-text.ts";
import { postalCodeFor, regionCode } from "#app/domain/places/postal-code.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { SERVICE_LABELS } from "#app/domain/services/form.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";

const CHOICES = [
  { value: "Guyana", name: "Guyana" },
  ...REGIONS.map(({ name }) => ({ value: name, name: fullRegionText(name) })),
];
const VILLAGES = AREAS.flatMap(({ villages }) => villages);

type PlaceFieldsProps = Pick<FormState, "values" | "errors"> & {
  /** Whether the place may be left empty. */
  optional?: boolean;
};

/** The place of a service or a person. The postal code follows the region until another code is typed (decision 31). */
export function PlaceFields({ values, errors, optional }: PlaceFieldsProps) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  return (
    <>
      <TextField
        {...field("city")}
        marked={!optional}
        list="villages"
        autoComplete="address-level2"
      />
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
        marked={!optional}
        hint="Guyana has no postal codes: leave this as it is."
        autoComplete="postal-code"
      />
    </>
  );
}

function followRegion({ target }: ChangeEvent<HTMLSelectElement>) {
  const input = target.form?.elements.namedItem("zipCode");
  if (!(input instanceof HTMLInputElement)) return;
  const value = input.value.trim();
  input.value = value === "" ? regionCode(target.value) : postalCodeFor(target.value, value);
}
