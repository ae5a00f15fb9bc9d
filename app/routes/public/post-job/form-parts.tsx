import { MOST_HORIZON } from "#app/domain/bookings/times.ts";
import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import {
  DEFAULT_OFFERS,
  JOB_WHENS,
  LEAST_DETAILS,
  MOST_OFFERS,
  MOST_WHAT,
  WHEN_NAMES,
} from "#app/domain/jobs/job.ts";
import type { JobFormState } from "#app/domain/jobs/new-job.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { PART_TEXT } from "#app/domain/search/labels.ts";
import { PART_NAMES } from "#app/domain/search/when.ts";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import { FormPart } from "#app/ui/bookings/form-part.tsx";
import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { FieldError, Hint, SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { JobPhotos } from "./job-photos.tsx";
import { TradeField } from "./trade-field.tsx";

type PartProps = { state: JobFormState };

/** What is to be done, by which trade. Photos are sent only by somebody who is signed in. */
export function WhatPart({ state, isSignedIn }: PartProps & { isSignedIn: boolean }) {
  const { values, errors, photos, proposals } = state;
  const field = fieldsOf(JOB_LABELS, state);
  return (
    <FormPart title="1. What">
      <TextField
        {...field("what")}
        marked
        maxLength={MOST_WHAT}
        hint="For example: kitchen tap leaks"
        autoComplete="off"
      />
      <TradeField proposals={proposals} values={values} error={errors.subcategoryId} />
      <TextAreaField
        {...field("details")}
        marked
        rows={5}
        hint={`At least ${LEAST_DETAILS} characters. Sizes, material, what you tried. Please no phone number: we hide it until you accept an offer.`}
      />
      {isSignedIn ? (
        <div>
          <JobPhotos
            photos={photos}
            errors={errors}
            isRemoved={values.press?.startsWith("remove:") ?? false}
          />
          <p role="status" className="mt-1.5 text-sm empty:sr-only" data-photos-said="" />
        </div>
      ) : (
        <Hint>You can add photos after you have signed in.</Hint>
      )}
    </FormPart>
  );
}

const REGION_OPTIONS = [
  { value: "", name: "Choose your region" },
  ...REGIONS.map(({ number, name }) => ({ value: name, name: `Region ${number}, ${name}` })),
];

export function WherePart({ state }: PartProps) {
  const field = fieldsOf(JOB_LABELS, state);
  return (
    <FormPart title="2. Where">
      <SelectField {...field("region")} marked options={REGION_OPTIONS} />
      <TextField {...field("city")} marked autoComplete="address-level2" />
      <TextField
        {...field("landmark")}
        autoComplete="street-address"
        hint="Only the professional whose offer you accept sees it."
      />
    </FormPart>
  );
}

const PART_OPTIONS = [
  { value: "", name: "Any time of the day" },
  ...PART_NAMES.map((value) => ({ value, name: PART_TEXT[value] })),
];

/** The days that can be chosen begin with `today`, UTC milliseconds. */
export function WhenPart({ state, today }: PartProps & { today: number }) {
  const { values, errors } = state;
  const field = fieldsOf(JOB_LABELS, state);
  const when = values.when ?? "asap";
  return (
    <FormPart title="3. When" id="when" describedBy={errors.when && "when-error"}>
      <div className="grid gap-2 sm:grid-cols-3">
        {JOB_WHENS.map((value) => (
          <RadioTile key={value} name="when" value={value} defaultChecked={value === when}>
            {WHEN_NAMES[value]}
          </RadioTile>
        ))}
      </div>
      {errors.when && <FieldError id="when-error">{errors.when}</FieldError>}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="only-on-a-day">
          <TextField
            {...field("day")}
            type="date"
            min={dayOf(today)}
            max={addDays(dayOf(today), MOST_HORIZON)}
            hint="Only for “On a day”."
          />
        </div>
        <SelectField {...field("part")} options={PART_OPTIONS} />
      </div>
    </FormPart>
  );
}

const OFFER_OPTIONS = Array.from({ length: MOST_OFFERS }, (_, i) => ({
  value: String(i + 1),
  name: i === 0 ? "1 offer" : `Up to ${i + 1} offers`,
}));

/** The budget, and how many offers are wanted. */
export function OffersPart({ state }: PartProps) {
  const field = fieldsOf(JOB_LABELS, state);
  return (
    <FormPart title="4. Offers">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("budget")} inputMode="decimal" placeholder="25,000" />
        <SelectField
          {...field("offersWanted")}
          defaultValue={state.values.offersWanted ?? String(DEFAULT_OFFERS)}
          options={OFFER_OPTIONS}
        />
      </div>
    </FormPart>
  );
}
