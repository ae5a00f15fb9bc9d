import {
  AVAILABILITY,
  AVAILABILITY_TEXT,
  type Availability,
} from "#app/domain/bookings/availability.ts";
import { openingHours } from "#app/domain/bookings/opening-hours.ts";
import type { WeeklyWindow } from "#app/domain/bookings/times.ts";
import { Icon } from "../icon.tsx";

type BookableHoursProps = {
  windows: Availability;
  /** The professional's own hours, which cut the windows; none at all means that the windows count alone. */
  hours: readonly WeeklyWindow[];
};

/** The hours of a week in which a service can be booked, as louvres. */
export function BookableHours({ windows, hours }: BookableHoursProps) {
  if (hours.length === 0) return <Windows windows={windows} />;
  const open = openingHours(windows, hours);
  if (open.length === 0) return <p className="soft">No hours can be booked at the moment.</p>;
  return (
    <ul className="days">
      {open.map(({ days, hours }) => (
        <li key={days} className="hole">
          <Icon name="check" />
          {days} <span className="light">{hours}</span>
        </li>
      ))}
    </ul>
  );
}

function Windows({ windows }: { windows: Availability }) {
  return (
    <ul className="days">
      {AVAILABILITY.map((window) => {
        const { name, hours } = AVAILABILITY_TEXT[window];
        return windows[window] ? (
          <li key={window} className="hole">
            <Icon name="check" />
            {name} <span className="light">{hours}</span>
          </li>
        ) : (
          <li key={window} className="hole no">
            <Icon name="x" />
            <span className="vh">not available: </span>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
