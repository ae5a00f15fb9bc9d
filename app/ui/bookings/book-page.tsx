import { amountOf, lengthText } from "#app/domain/bookings/booking.ts";
import type { BookingWeek } from "#app/domain/bookings/week.ts";
import { momentOn } from "#app/domain/guyana-day.ts";
import { Crumbs } from "../crumbs.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Icon } from "../icon.tsx";
import { contactHref, serviceHref } from "../links.ts";
import { Notice } from "../notice.tsx";
import { Money } from "../number.tsx";
import { Weekday } from "../when.tsx";
import { BOOKING_LABELS, CustomerFields, JobPlaceFields } from "./booking-fields.tsx";
import { LengthChoice, StartTimes, WeekRow } from "./day-and-time.tsx";
import { type BookedService, Estimate, PaidDirectly, ServiceInBrief } from "./estimate.tsx";
import type { BookingFormState } from "./form-state.ts";
import { TermsFields } from "./terms.tsx";

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
            <ErrorSummary errors={errors} labels={BOOKING_LABELS} />
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
              <TermsFields of={values} />
              <StartTimes
                week={week}
                chosen={values.slot}
                error={errors.slot}
                suggested={suggested}
              />
              <JobPlaceFields values={values} errors={errors} />
              <CustomerFields values={values} errors={errors} professional={proFirstName} />
            </form>
          </div>
          <aside className="keep" aria-label="Estimate">
            <div className="panel stack">
              <ServiceInBrief service={service} />
              <Estimate
                service={service}
                minutes={minutes}
                when={<Weekday at={momentOn(week.chosen.day, 720)} />}
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
          <b>
            <Money cents={amountOf(service.priceAmount, service.priceType, minutes)} />
          </b>{" "}
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
