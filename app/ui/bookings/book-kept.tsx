import { lengthText } from "#app/domain/bookings/booking.ts";
import { lengthSchema, slotField, slotText } from "#app/domain/bookings/form.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { When } from "../when.tsx";
import { BOOKING_LABELS, CustomerFields, JobPlaceFields } from "./booking-fields.tsx";
import type { BookingFormState } from "./form-state.ts";
import { TermsFields } from "./terms.tsx";

const NOT_LOADED =
  "We could not load the free times right now. What you typed is still below: please try again in a moment.";

/** The form that was sent while neither it nor the free times could be dealt with: nothing typed is lost. */
export function BookKept({ form: { values, errors, problem } }: { form: BookingFormState }) {
  const minutes = lengthSchema.parse(values.duration);
  const chosen = slotField.safeParse(values.slot);
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>Request a booking</h1>
        <ErrorSummary errors={errors} labels={BOOKING_LABELS} />
        <Notice tone="bad">{problem ?? NOT_LOADED}</Notice>
        <form className="f" method="post" noValidate>
          <input type="hidden" name="key" value={values.key} />
          <input type="hidden" name="duration" value={minutes} />
          <TermsFields of={values} />
          <section className="fs" id="slot" tabIndex={-1}>
            <h2>1. Day and time</h2>
            {chosen.success ? (
              <>
                <input type="hidden" name="slot" value={slotText(chosen.data)} />
                <p>
                  <b>
                    <When at={chosen.data} />
                  </b>
                  , {lengthText(minutes)}
                </p>
              </>
            ) : (
              <p>No time is chosen yet. {lengthText(minutes)}.</p>
            )}
          </section>
          <JobPlaceFields values={values} errors={errors} />
          <CustomerFields values={values} errors={errors} professional="The professional" />
          <button className="btn" name="step" value="review">
            <Icon name="rotate-ccw" />
            Try again
          </button>
        </form>
      </div>
    </main>
  );
}
