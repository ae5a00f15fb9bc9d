import {
  AVAILABILITY,
  AVAILABILITY_TEXT,
  type Availability,
} from "#app/domain/bookings/availability.ts";
import { Icon } from "../icon.tsx";

/** The three windows as louvres: open or shut. */
export function AvailabilityWindows({ availability }: { availability: Availability }) {
  return (
    <ul className="days">
      {AVAILABILITY.map((window) => {
        const { name, hours } = AVAILABILITY_TEXT[window];
        return availability[window] ? (
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
