import { MOST_LANDMARK, MOST_NOTES, REGION_CHOICES } from "#app/domain/bookings/form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { numberText } from "#app/domain/text/number.ts";
import { FieldError, SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { FormPart } from "./form-part.tsx";
import { RadioTile } from "./radio-tile.tsx";
import { HOW_LONG } from "./visit-choice.tsx";

/** What the fields are called beside them and in the summary of errors. */
export const BOOKING_LABELS = {
  duration: HOW_LONG,
  slot: "Start time",
  location: "Place",
  region: "Region",
  landmark: "Village and landmark",
  phone: "Phone",
  notes: "Notes",
};

const PLACES = [
  { value: "customer", name: "At my place", icon: "house" },
  { value: "professional", name: "At the pro’s", icon: "warehouse" },
  { value: "other", name: "Somewhere else", icon: "map-pin" },
];

type PartProps = Pick<FormState, "values" | "errors"> & {
  title?: string;
  /** Whether sending the form confirms the booking, where it otherwise asks for one. */
  confirms?: boolean;
};

/** Where the job is. */
export function BookingPlaceFields(props: PartProps) {
  const { values, errors, title = "2. Place", confirms = false } = props;
  const field = fieldsOf(BOOKING_LABELS, { values, errors });
  const placeChoice = values.location ?? "customer";
  return (
    <FormPart title={title} id="location">
      <div className="grid gap-2 sm:grid-cols-3">
        {PLACES.map(({ value, name, icon }) => (
          <RadioTile
            inRow
            key={value}
            name="location"
            value={value}
            defaultChecked={value === placeChoice}
            aria-describedby={errors.location ? "location-error" : undefined}
          >
            <Icon name={icon} />
            {name}
          </RadioTile>
        ))}
      </div>
      {errors.location && <FieldError id="location-error">{errors.location}</FieldError>}
      <SelectField {...field("region")} options={REGION_CHOICES} />
      <TextField
        {...field("landmark")}
        hint={`How to find it, up to ${MOST_LANDMARK} characters. ${confirms ? "Shown as soon as you accept." : "Shown only after the booking is confirmed."}`}
        autoComplete="street-address"
      />
    </FormPart>
  );
}

type CustomerFieldsProps = PartProps & {
  /** The first name of the professional. */
  professional: string;
};

/** How to reach the customer, and what the job is. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { values, errors, professional, title = "3. You", confirms = false } = props;
  const field = fieldsOf(BOOKING_LABELS, { values, errors });
  const most = numberText(MOST_NOTES, useDisplayPreferences());
  return (
    <FormPart title={title}>
      <TextField
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={`Shown to ${professional} ${confirms ? "as soon as you accept" : "only after the booking is confirmed"}. 7 digits are enough.`}
        required
      />
      <TextAreaField
        {...field("notes")}
        rows={4}
        label={`${BOOKING_LABELS.notes} (optional)`}
        hint={`What the job is, up to ${most} characters. ${professional} reads this before ${confirms ? "the job" : "answering"}.`}
      />
    </FormPart>
  );
}
