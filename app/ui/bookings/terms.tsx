import { type BookingTerms, TERMS_FIELDS, termDifferences } from "#app/domain/bookings/terms.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

/** The terms that a form is submitted with, as hidden fields. */
export function TermsFields({ of: values }: { of: Record<string, string | undefined> }) {
  return TERMS_FIELDS.map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
  ));
}

type NewTermsProps = {
  /** Null when the form named none. */
  agreed: BookingTerms | null;
  terms: BookingTerms;
  minutes: number;
};

/** What has changed since the form was opened, the new beside the old, before anything is booked (threat 73). */
export function NewTerms({ agreed, terms, minutes }: NewTermsProps) {
  const preferences = useDisplayPreferences();
  const differences = agreed ? termDifferences(agreed, terms, { minutes, preferences }) : [];
  return (
    <Notice tone="bad">
      <p>
        <b>
          {agreed
            ? "This service was changed while you were booking it."
            : "Please check the price."}
        </b>{" "}
        Nothing has been booked.
      </p>
      {differences.length > 0 ? (
        <dl className="my-2 grid gap-2">
          {differences.map(({ label, stored, yours }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="flex-none">{label}</dt>
              <dd className="min-w-0 text-right wrap-anywhere">
                Now <b>{stored}</b>, it was {yours}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        agreed && <p>The price is the same. The description, photos, place or hours are new.</p>
      )}
      <p>Tap Request Booking if you agree to these terms.</p>
    </Notice>
  );
}
