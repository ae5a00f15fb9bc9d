import { Link } from "react-router";
import type { TodayLine } from "#app/domain/bookings/today.ts";
import { paths } from "#app/links.ts";
import { Clock, ShortWhen } from "#app/ui/values/date-time.tsx";

/** The line about today, with the list of the bookings that it leads to. */
export type LinkedToday = TodayLine & { to: string };

/** One line about today, which leads to what is booked then, and to the first booking. */
export function TodayBookings({ today }: { today: LinkedToday | null }) {
  if (!today) return null;
  const { text, to, first } = today;
  return (
    <p data-today className="[&_time]:whitespace-normal">
      {first?.isToday ? <Link to={to}>{text}</Link> : text}
      {first && (
        <>
          {" "}
          <Link to={paths.booking(first.id)}>
            {first.before} {first.isToday ? <Clock at={first.at} /> : <ShortWhen at={first.at} />}{" "}
            with {first.name}
          </Link>
        </>
      )}
    </p>
  );
}
