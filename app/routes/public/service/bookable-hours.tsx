import {
  AVAILABILITY,
  AVAILABILITY_TEXT,
  type Availability,
} from "#app/domain/bookings/availability.ts";
import { openingHours } from "#app/domain/bookings/opening-hours.ts";
import type { WeeklyWindow } from "#app/domain/bookings/times.ts";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";

type BookableHoursProps = {
  windows: Availability;
  /** The professional's own hours, which limit the windows; without any, only the windows count. */
  hours: readonly WeeklyWindow[];
};

/** The hours of the week in which a service can be booked. */
export function BookableHours({ windows, hours }: BookableHoursProps) {
  if (hours.length === 0) return <Windows windows={windows} />;
  const open = openingHours(windows, hours);
  if (open.length === 0) return <EmptyLine>No times can be booked at the moment.</EmptyLine>;
  return (
    <ul className="flex flex-wrap gap-2">
      {open.map(({ days, hours }) => (
        <Badge key={days} as="li" tone="success" icon="check" size="large" wraps>
          <span>
            {days} <span className="inline-block font-normal">{hours}</span>
          </span>
        </Badge>
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
          <Badge key={window} as="li" tone="success" icon="check" size="large" wraps>
            <span>
              {name} <span className="inline-block font-normal">{hours}</span>
            </span>
          </Badge>
        ) : (
          <Badge key={window} as="li" icon="x" size="large" wraps>
            <span className="sr-only">not available: </span>
            <span className="line-through">{name}</span>
          </Badge>
        );
      })}
    </ul>
  );
}
