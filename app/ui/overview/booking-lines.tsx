import { Link } from "react-router";
import { priceText } from "#app/domain/money.ts";
import type { BookingLine } from "#app/domain/overview.ts";
import { isoText } from "#app/domain/time.ts";
import { calendarLeaf, clockText } from "#app/domain/time-parts.ts";
import { Icon } from "../icon.tsx";

const STATUS = {
  pending: { name: "Pending", icon: "clock", tone: " wait" },
  confirmed: { name: "Confirmed", icon: "check", tone: " ok" },
  completed: { name: "Completed", icon: "check-check", tone: "" },
  cancelled: { name: "Cancelled", icon: "x", tone: "" },
} as const;

/** A few bookings, each with its day, the other side and how it stands. */
export function BookingLines({ bookings }: { bookings: readonly BookingLine[] }) {
  return (
    <ul className="list">
      {bookings.map(({ id, title, withName, startsAt, status, totalAmount, priceType }) => (
        <li key={id} className="job">
          <CalendarLeaf at={startsAt} />
          <div className="grow">
            <Link to={`/dashboard/bookings/${id}`}>
              <b>{title}</b>
            </Link>
            <p className="by">
              {withName ?? "Former customer"}
              <br />
              {clockText(startsAt)} ·{" "}
              {priceText(totalAmount, priceType === "hourly" ? "fixed" : priceType)}
            </p>
            <p>
              <span className={`badge${STATUS[status].tone}`}>
                <Icon name={STATUS[status].icon} />
                {STATUS[status].name}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CalendarLeaf({ at }: { at: number }) {
  const { month, day, weekday } = calendarLeaf(at);
  return (
    <time className="when" dateTime={isoText(at)}>
      <i>{month}</i> <b>{day}</b> {weekday}
    </time>
  );
}
