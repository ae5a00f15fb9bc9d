import { Link } from "react-router";
import type { AvailabilityWindow } from "#app/domain/bookings/availability.ts";
import type { PreviewDay } from "#app/domain/bookings/hours-preview.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Clock, ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";

type HoursPreviewProps = {
  /** Null while the form has hours that cannot be saved. */
  days: readonly PreviewDay[] | null;
  /** The windows that the hours open although no service takes bookings in them. */
  withoutService: readonly AvailabilityWindow[];
  /** The id of the form that the preview is of. */
  form: string;
};

const WITHOUT = {
  "day-off": "Day off",
  closed: "Closed",
  "not-offered": "Not offered",
  taken: "No free times",
} as const;

const WHEN = { weekdays: "on weekdays", weekends: "on weekends", evenings: "in the evening" };

/** The start times of the next seven days that customers could choose with the hours in the form. */
export function HoursPreview({ days, withoutService, form }: HoursPreviewProps) {
  const hydrated = useHydrated();
  return (
    <Panel
      as="section"
      id="preview"
      className="stack-4 @min-[52rem]:sticky @min-[52rem]:top-20"
      aria-labelledby="preview-title"
    >
      <div>
        <h2 id="preview-title">What customers see</h2>
        <p className="mt-1.5 text-sm text-soft">
          When a booking of one hour can start in the next seven days, with the hours in this form.
        </p>
      </div>
      {!days && <p>Your free times show here once the hours are complete.</p>}
      <dl className="ruled" aria-live="polite">
        {days?.map(({ day, runs, without }) => (
          <div key={day} className="flex flex-wrap gap-x-3 py-1.5">
            <dt className="w-24 font-semibold">
              <ShortDay at={momentOn(day)} />
            </dt>
            <dd className={without ? "text-soft" : undefined}>
              {without && WITHOUT[without]}
              {runs.map(({ from, to }) => (
                <p key={from}>
                  {from === to ? <Clock at={from} /> : <TimeRange {...{ from, to }} />}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {withoutService.map((window) => (
        <p key={window} className="text-sm">
          None of your services takes bookings {WHEN[window]}.{" "}
          <Link to={paths.services}>Change a service</Link>
        </p>
      ))}
      {!hydrated && (
        <Button
          variant="secondary"
          size="small"
          form={form}
          formAction={`${paths.bookingHours}#preview`}
          name="intent"
          value="preview"
        >
          Show preview
        </Button>
      )}
    </Panel>
  );
}
