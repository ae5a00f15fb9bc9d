import { Link } from "react-router";
import { priceText } from "#app/domain/money.ts";
import type { BookingLine } from "#app/domain/overview.ts";
import { clockText } from "#app/domain/time.ts";
import { ANSWER, StepButtons } from "../bookings/answer-buttons.tsx";
import { BookingBadge } from "../bookings/badge.tsx";
import { DateBlock } from "../bookings/date-block.tsx";

type BookingLinesProps = {
  bookings: readonly BookingLine[];
  /** Whether the reader is their professional, who answers requests in place. */
  answer?: boolean;
};

/** A few bookings, each with its day, the other side and how it stands. */
export function BookingLines({ bookings, answer = false }: BookingLinesProps) {
  return (
    <ul className="list">
      {bookings.map(({ id, title, withName, startsAt, status, totalAmount, priceType }) => (
        <li key={id} className="job">
          <DateBlock at={startsAt} />
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
              <BookingBadge booking={{ status, expiresAt: null }} />
            </p>
            {answer && status === "pending" && (
              <StepButtons id={id} steps={ANSWER} next="/dashboard" />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
