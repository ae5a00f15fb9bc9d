import {
  AVAILABILITY,
  AVAILABILITY_TEXT,
  type Availability,
} from "#app/domain/bookings/availability.ts";
import { openingHours } from "#app/domain/bookings/opening-hours.ts";
import type { WeeklyWindow } from "#app/domain/bookings/times.ts";
import { Icon } from "#app/ui/icon.tsx";

const HOURS = "inline-flex items-center gap-1.5 rounded-badge px-3 py-1.5 text-md font-semibold";

type BookableHoursProps = {
  windows: Availability;
  /** The professional's own hours, which limit the windows; without any, only the windows count. */
  hours: readonly WeeklyWindow[];
};

/** The hours of the week in which a service can be booked. */
export function BookableHours({ windows, hours }: BookableHoursProps) {
  if (hours.length === 0) return <Windows windows={windows} />;
  const open = openingHours(windows, hours);
  if (open.length === 0) return <p className="text-soft">No hours can be booked at the moment.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {open.map(({ days, hours }) => (
        <li key={days} className={`${HOURS} bg-success-tint text-success`}>
          <Icon name="check" />
          {days} <span className="font-normal">{hours}</span>
        </li>
      ))}
    </ul>
  );
}

function Windows({ windows }: { windows: Availability }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {AVAILABILITY.map((window) => {
        const { name, hours } = AVAILABILITY_TEXT[window];
        return windows[window] ? (
          <li key={window} className={`${HOURS} bg-success-tint text-success`}>
            <Icon name="check" />
            {name} <span className="font-normal">{hours}</span>
          </li>
        ) : (
          <li key={window} className={`${HOURS} bg-neutral-tint text-neutral line-through`}>
            <Icon name="x" />
            <span className="sr-only">not available: </span>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
