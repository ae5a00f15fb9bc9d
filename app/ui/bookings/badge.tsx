import { BOOKING_STATUS, type Booking, type BookingStatus } from "#app/domain/bookings/booking.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";

type StatusLook = {
  icon: string;
  tone: BadgeTone;
  /** The colour of its border in the week. */
  border: string;
};

/** How each status looks. */
export const STATUS_LOOKS: Record<BookingStatus, StatusLook> = {
  pending: { icon: "clock", tone: "pending", border: "border-gold" },
  confirmed: { icon: "check", tone: "success", border: "border-primary" },
  completed: { icon: "check-check", tone: "neutral", border: "border-control" },
  cancelled: { icon: "x", tone: "neutral", border: "border-control" },
};

/** The status with its icon and colour; a request also has the time until which it can be answered. */
export function BookingBadge({ booking }: { booking: Pick<Booking, "status" | "expiresAt"> }) {
  const { icon, tone } = STATUS_LOOKS[booking.status];
  return (
    <Badge tone={tone} icon={icon} wraps>
      <span className="max-tiny:[&_time]:whitespace-normal">
        {BOOKING_STATUS[booking.status].name}
        {booking.status === "pending" && booking.expiresAt !== null && (
          <>
            , answer by <ShortWhen at={booking.expiresAt} />
          </>
        )}
      </span>
    </Badge>
  );
}
