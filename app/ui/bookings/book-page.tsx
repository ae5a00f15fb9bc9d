import { amountOf, lengthText } from "#app/domain/booking.ts";
import { MOST_LANDMARK, MOST_NOTES, REGION_CHOICES } from "#app/domain/booking-form.ts";
import type { BookingWeek } from "#app/domain/booking-week.ts";
import { momentOn } from "#app/domain/guyana-day.ts";
import { moneyText } from "#app/domain/money.ts";
import { shortDayText } from "#app/domain/time.ts";
import { Crumbs } from "../crumbs.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { SelectField, TextAreaField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { contactHref, serviceHref } from "../links.ts";
import { Notice } from "../notice.tsx";
import { LengthChoice, StartTimes, WeekRow } from "./day-and-time.tsx";
import { type BookedService, Estimate, PaidDirectly, ServiceInBrief } from "./estimate.tsx";
import type { BookingFormState } from "./form-state.ts";

const LABELS = {
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

type BookPageProps = {
  service: BookedService;
  week: BookingWeek;
  minutes: number;
  form: BookingFormState;
};

/** The booking form: day and time, place, the customer; the estimate always in sight. */
export function BookPage({ service, week, minutes, form }: BookPageProps) {
  const { values, errors, problem, suggested } = form;
  const path = `${serviceHref(service.id)}/book`;
  const hrefOf = ({ day = week.chosen.day, duration = minutes }) =>
    `${path}?${new URLSearchParams({ day, duration: String(duration) })}`;
  const { proFirstName } = service;
  return (
    <>
      <main id="main" className="wrap">
        <Crumbs
          trail={[
            { name: service.title, href: serviceHref(service.id) },
            { name: "Request a booking" },
          ]}
        />
        <div className="side">
          <div className="stack">
            <div>
              <h1>Request a booking</h1>
              <p className="soft">
                {proFirstName} answers within 48 hours. Nothing is charged here.
              </p>
            </div>
            <ErrorSummary errors={errors} labels={LABELS} />
            {problem && <Notice tone="bad">{problem}</Notice>}
            {!week.anyFree && (
              <Notice tone="wait">
                {proFirstName} has no free time of this length at the moment.{" "}
                <a href={contactHref({ service: service.id })}>Ask for one</a>
              </Notice>
            )}
            <section className="fs">
              <h2>1. Day and time</h2>
              <LengthChoice action={path} day={week.chosen.day} minutes={minutes} />
              <WeekRow week={week} hrefOf={hrefOf} />
            </section>
            <form className="f" id="book" method="post" action={hrefOf({})} noValidate>
              <input type="hidden" name="key" value={values.key} />
              <input type="hidden" name="duration" value={minutes} />
              <StartTimes
                week={week}
                chosen={values.slot}
                error={errors.slot}
                suggested={suggested}
              />
              <Place values={values} errors={errors} />
              <You values={values} errors={errors} firstName={proFirstName} />
            </form>
          </div>
          <aside className="keep" aria-label="Estimate">
            <div className="panel stack">
              <ServiceInBrief service={service} />
              <Estimate
                service={service}
                minutes={minutes}
                when={shortDayText(momentOn(week.chosen.day, 720))}
              />
              <button className="btn w only-w" form="book" name="step" value="review">
                <Icon name="calendar-check" />
                Continue
              </button>
              <PaidDirectly firstName={proFirstName} />
            </div>
          </aside>
        </div>
      </main>
      <section className="bottom-bar" aria-label="Estimate in brief">
        <p className="grow snug">
          <b>{moneyText(amountOf(service.priceAmount, service.priceType, minutes))}</b>{" "}
          <span className="soft xs">GYD</span>
          <br />
          <span className="soft xs">{lengthText(minutes)}</span>
        </p>
        <button className="btn" form="book" name="step" value="review">
          Continue
        </button>
      </section>
    </>
  );
}

type PartProps = Pick<BookingFormState, "values" | "errors">;

function Place({ values, errors }: PartProps) {
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
          label={LABELS.region}
          options={REGION_CHOICES}
          defaultValue={values.region}
          error={errors.region}
        />
        <TextField
          id="landmark"
          name="landmark"
          label={LABELS.landmark}
          hint={`How to find it, up to ${MOST_LANDMARK} characters. Shown only after the booking is confirmed.`}
          autoComplete="street-address"
          defaultValue={values.landmark}
          error={errors.landmark}
        />
      </div>
    </fieldset>
  );
}

function You({ values, errors, firstName }: PartProps & { firstName: string }) {
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
          label={LABELS.phone}
          hint={`Shown to ${firstName} only after the booking is confirmed. 7 digits is enough.`}
          defaultValue={values.phone}
          error={errors.phone}
          required
        />
        <TextAreaField
          id="notes"
          name="notes"
          rows={4}
          label={`${LABELS.notes} (optional)`}
          hint={`What the job is, up to ${MOST_NOTES.toLocaleString("en")} characters. ${firstName} reads this before answering.`}
          defaultValue={values.notes}
          error={errors.notes}
        />
      </div>
    </fieldset>
  );
}
