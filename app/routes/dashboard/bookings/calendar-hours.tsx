import type { MinuteWindow } from "#app/domain/bookings/times.ts";
import { minutesDown } from "#app/domain/bookings/week-layout.ts";
import { hourText } from "#app/domain/time/time-text.ts";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

const HOUR = 60;

/** The full hours from top to bottom. */
export function Axis({ axis }: { axis: MinuteWindow }) {
  const preferences = useDisplayPreferences();
  const hours = Array.from(
    { length: (axis.to - axis.from) / HOUR },
    (_, i) => axis.from + i * HOUR,
  );
  return (
    <div
      className="row-start-2 hidden bg-card text-right text-xs text-soft tabular as-calendar:block"
      aria-hidden="true"
    >
      {hours.map((minute) => (
        <p key={minute} className="h-[calc(4*var(--quarter))] pr-1.5">
          {hourText(minute, preferences)}
        </p>
      ))}
    </div>
  );
}

const DRAWING = "pointer-events-none absolute inset-0 size-full";

/** The open hours of a day, and lines at every hour and half hour. One unit of the drawing is a minute. */
export function Background({ axis, open }: { axis: MinuteWindow; open: readonly MinuteWindow[] }) {
  const minutes = axis.to - axis.from;
  const lines = (first: number) =>
    Array.from(
      { length: Math.ceil((minutes - first) / HOUR) },
      (_, i) => `M0 ${first + i * HOUR}H1`,
    ).join("");
  return (
    <svg
      className={`${DRAWING} hidden as-calendar:block`}
      viewBox={`0 0 1 ${minutes}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {open.map(({ from, to }) => (
        <rect key={from} className="fill-card" y={from - axis.from} width="1" height={to - from} />
      ))}
      <path className="stroke-line" d={lines(HOUR)} vectorEffect="non-scaling-stroke" />
      <path
        className="stroke-line"
        d={lines(HOUR / 2)}
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The present time, as a line across its day. */
export function NowLine({ axis, now }: { axis: MinuteWindow; now: number }) {
  const down = minutesDown(axis, now);
  if (down === null) return null;
  return (
    <svg
      className={`${DRAWING} z-1 hidden as-calendar:not-print:block`}
      viewBox={`0 0 1 ${axis.to - axis.from}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-unread stroke-2"
        d={`M0 ${down}H1`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
