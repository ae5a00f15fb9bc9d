import { phoneText } from "#app/domain/accounts/phone.ts";
import type { BookingLocation } from "#app/domain/bookings/booking.ts";
import type { BookingForm } from "#app/domain/bookings/form.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { termsFields, termsOf } from "#app/domain/bookings/terms.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { choosesLength } from "#app/domain/bookings/visit.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import {
  type BookedService,
  Estimate,
  EstimateLine,
  PaidDirectly,
  ServiceInBrief,
} from "#app/ui/bookings/estimate.tsx";
import { SameTime } from "#app/ui/bookings/same-time.tsx";
import { NewTerms, TermsFields } from "#app/ui/bookings/terms.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { PageMain } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type BookSummaryProps = {
  service: BookedService;
  summary: BookingForm;
  /** The submitted values, which are sent again unchanged. */
  values: Record<string, string | undefined>;
  /** The draft that is shown; null for a form that was just refused. */
  draftId: string | null;
  conversation: string | null;
  /** UTC milliseconds when the page was made. */
  now: number;
  own: readonly OwnBooking[];
  /** Whether the service has changed since the form was opened. */
  newTerms: boolean;
};

const FIELDS = ["key", "slot", "duration", "location", "region", "landmark", "phone", "notes"];

const PLACE_NAMES: Record<BookingLocation, string> = {
  customer: "At your place",
  professional: "At the professional’s place",
  other: "Somewhere else",
};

/** The summary of a request, before it is sent. */
export function BookSummary(props: BookSummaryProps) {
  const { service, summary, values, now, own, newTerms, draftId, conversation } = props;
  const terms = termsOf(service);
  const bookingFacts = {
    day: dayOf(summary.slot),
    duration: choosesLength(service) && summary.duration,
    conversation,
  };
  const region = findRegion(summary.region);
  const place = [summary.landmark, region && `Region ${region.number}`].filter(Boolean).join(", ");
  return (
    <PageMain className="py-10 lg:py-14">
      <Panel
        as="form"
        variant="flat"
        className="stack-4 mx-auto my-8 max-w-narrow"
        method="post"
        action={paths.bookingForm(service.id, bookingFacts)}
      >
        <AccountField />
        <h1>Check your request</h1>
        {newTerms && <NewTerms agreed={summary.terms} terms={terms} minutes={summary.duration} />}
        <ServiceInBrief service={service} />
        <Estimate
          service={service}
          minutes={summary.duration}
          when={<ShortWhen at={summary.slot} />}
        />
        <dl className="grid gap-2">
          <EstimateLine name="Place">
            {PLACE_NAMES[summary.location]}
            {place && <br />}
            {place}
          </EstimateLine>
          <EstimateLine name="Phone">{phoneText(summary.phone)}</EstimateLine>
          {summary.notes && (
            <EstimateLine name="Notes" long>
              {summary.notes}
            </EstimateLine>
          )}
        </dl>
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
        <TermsFields of={termsFields(terms)} />
        <SameTime bookings={atSameTime(own, [spanOf(summary.slot, summary.duration)])} />
        <div className="flex flex-wrap items-center gap-2">
          <Button>
            <Icon name="calendar-check" />
            Request Booking
          </Button>
          <ButtonLink
            variant="secondary"
            href={paths.bookingForm(service.id, { ...bookingFacts, draft: draftId ?? values.key })}
          >
            Change something
          </ButtonLink>
        </div>
        <p className="text-soft text-sm">
          {service.proFirstName} has until <ShortWhen at={requestEndsAt(now, summary.slot)} /> to
          answer. The time is held for you until then.
        </p>
        <PaidDirectly firstName={service.proFirstName} />
      </Panel>
    </PageMain>
  );
}
