import { lengthText } from "#app/domain/bookings/booking.ts";
import { chosenLength, chosenSlot, slotText } from "#app/domain/bookings/form.ts";
import type { BookingFormState } from "#app/domain/bookings/form-state.ts";
import {
  BOOKING_LABELS,
  BookingPlaceFields,
  CustomerFields,
} from "#app/ui/bookings/booking-fields.tsx";
import { partHeading } from "#app/ui/bookings/form-part.tsx";
import { TermsFields } from "#app/ui/bookings/terms.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

const NOT_LOADED =
  "We could not load the free times right now. What you typed is still below: please try again in a moment.";

/** The submitted form while the database did not answer, with everything that was typed. */
export function BookRestored({ form: { values, errors, problem } }: { form: BookingFormState }) {
  const minutes = chosenLength(values.duration);
  const startsAt = chosenSlot(values.slot);
  return (
    <NarrowMain>
      <h1>Request a booking</h1>
      <ErrorSummary errors={errors} labels={BOOKING_LABELS} />
      <Notice tone="bad">{problem ?? NOT_LOADED}</Notice>
      <form method="post" noValidate>
        <AccountField />
        <input type="hidden" name="key" value={values.key} />
        <input type="hidden" name="duration" value={minutes} />
        <TermsFields of={values} />
        <section className="border-t border-line py-5 [&>p]:clear-both" id="slot" tabIndex={-1}>
          <h2 className={partHeading}>1. Day and time</h2>
          {startsAt !== null ? (
            <>
              <input type="hidden" name="slot" value={slotText(startsAt)} />
              <p>
                <b>
                  <ShortWhen at={startsAt} />
                </b>
                , {lengthText(minutes)}
              </p>
            </>
          ) : (
            <p>No time is chosen yet. {lengthText(minutes)}.</p>
          )}
        </section>
        <BookingPlaceFields values={values} errors={errors} />
        <CustomerFields values={values} errors={errors} professional="The professional" />
        <Button name="step" value="review">
          <Icon name="rotate-ccw" />
          Try Again
        </Button>
      </form>
    </NarrowMain>
  );
}
