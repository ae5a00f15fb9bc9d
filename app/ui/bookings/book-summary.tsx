import type { BookingLocation } from "#app/domain/bookings/booking.ts";
import type { BookingForm } from "#app/domain/bookings/form.ts";
import { termsFields, termsOf } from "#app/domain/bookings/terms.ts";
import { phoneText } from "#app/domain/phone.ts";
import { findRegion } from "#app/domain/places.ts";
import { Icon } from "../icon.tsx";
import { When } from "../when.tsx";
import { type BookedService, Estimate, PaidDirectly, ServiceInBrief } from "./estimate.tsx";
import { NewTerms, TermsFields } from "./terms.tsx";

type BookSummaryProps = {
  service: BookedService;
  summary: BookingForm;
  /** What was typed, to be sent again unchanged. */
  values: Record<string, string | undefined>;
  action: string;
  /** Whether the service is not what it was when the form was opened. */
  newTerms: boolean;
};

const FIELDS = ["key", "slot", "duration", "location", "region", "landmark", "phone", "notes"];

const PLACE_NAMES: Record<BookingLocation, string> = {
  customer: "At your place",
  professional: "At the professional’s place",
  other: "Somewhere else",
};

/** Everything about a request once more, before it is sent. */
export function BookSummary({ service, summary, values, action, newTerms }: BookSummaryProps) {
  const terms = termsOf(service);
  const region = findRegion(summary.region);
  const place = [summary.landmark, region && `Region ${region.number}`].filter(Boolean).join(", ");
  return (
    <main id="main" className="wrap sec">
      <form className="page-d panel stack" method="post" action={action}>
        <h1>Check your request</h1>
        {newTerms && <NewTerms agreed={summary.terms} terms={terms} minutes={summary.duration} />}
        <ServiceInBrief service={service} />
        <Estimate service={service} minutes={summary.duration} when={<When at={summary.slot} />} />
        <dl className="sum">
          <div>
            <dt>Place</dt>
            <dd>
              {PLACE_NAMES[summary.location]}
              {place && <br />}
              {place}
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>{phoneText(summary.phone)}</dd>
          </div>
          {summary.notes && (
            <div>
              <dt>Notes</dt>
              <dd className="prose">{summary.notes}</dd>
            </div>
          )}
        </dl>
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
        <TermsFields of={termsFields(terms)} />
        <div className="line">
          <button className="btn">
            <Icon name="calendar-check" />
            Request Booking
          </button>
          <button className="btn alt" name="step" value="change">
            Change something
          </button>
        </div>
        <p className="soft sm">The time is held for you until {service.proFirstName} answers.</p>
        <PaidDirectly firstName={service.proFirstName} />
      </form>
    </main>
  );
}
