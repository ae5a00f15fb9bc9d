import { MOST_LANDMARK, MOST_NOTES, REGION_CHOICES } from "#app/domain/booking-form.ts";
import { SelectField, TextAreaField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import type { BookingFormState } from "./form-state.ts";

/** What the fields are called beside them and in the summary of errors. */
export const BOOKING_LABELS = {
  slot: "Start time",
  duration: "Length",
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

type PartProps = Pick<BookingFormState, "values" | "errors">;

/** Where the job is. */
export function PlaceFields({ values, errors }: PartProps) {
  const chosen = values.location ?? "customer";
  return (
    <fieldset className="fs" id="location" tabIndex={-1}>
      <legend>2. Place</legend>
      <div className="stack">
        <div className="three">
          {PLACES.map(({ value, name, icon }) => (
            <label className="pick" key={value}>
              <input
                type="radio"
                name="location"
                value={value}
                defaultChecked={value === chosen}
                aria-describedby={errors.location ? "location-error" : undefined}
              />
              <span className="h">
                <Icon name={icon} />
                {name}
              </span>
            </label>
          ))}
        </div>
        {errors.location && (
          <p className="err" id="location-error">
            <Icon name="circle-alert" />
            {errors.location}
          </p>
        )}
        <SelectField
          id="region"
          name="region"
          label={BOOKING_LABELS.region}
          options={REGION_CHOICES}
          defaultValue={values.region}
          error={errors.region}
        />
        <TextField
          id="landmark"
          name="landmark"
          label={BOOKING_LABELS.landmark}
          hint={`How to find it, up to ${MOST_LANDMARK} characters. Shown only after the booking is confirmed.`}
          autoComplete="street-address"
          defaultValue={values.landmark}
          error={errors.landmark}
        />
      </div>
    </fieldset>
  );
}

/** How to reach the customer, and what the job is; `reader` is who will read it. */
export function CustomerFields({ values, errors, reader }: PartProps & { reader: string }) {
  return (
    <fieldset className="fs">
      <legend>3. You</legend>
      <div className="stack">
        <TextField
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={BOOKING_LABELS.phone}
          hint={`Shown to ${reader} only after the booking is confirmed. 7 digits is enough.`}
          defaultValue={values.phone}
          error={errors.phone}
          required
        />
        <TextAreaField
          id="notes"
          name="notes"
          rows={4}
          label={`${BOOKING_LABELS.notes} (optional)`}
          hint={`What the job is, up to ${MOST_NOTES.toLocaleString("en")} characters. ${reader} reads this before answering.`}
          defaultValue={values.notes}
          error={errors.notes}
        />
      </div>
    </fieldset>
  );
}
