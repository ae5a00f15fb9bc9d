import { BOOKING_STATUS, type Booking, type BookingStatus } from "#app/domain/bookings/booking.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

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

type BookingBadgeProps = {
  booking: Pick<Booking, "status" | "expiresAt">;
  /** Whose answer the reader of a request waits for; null where the reader has to answer. */
  waitsFor?: string | null;
};

/** The status with its icon and colour; a request also has who answers it, and until when. */
export function BookingBadge({ booking, waitsFor = null }: BookingBadgeProps) {
  const { icon, tone } = STATUS_LOOKS[booking.status];
  const until = booking.status === "pending" ? booking.expiresAt : null;
  return (
    <Badge tone={tone} icon={icon} wraps>
      <span className="min-w-0 wrap-anywhere max-tiny:[&_time]:whitespace-normal">
        {until !== null && waitsFor !== null
          ? `Waiting for ${waitsFor}, until `
          : BOOKING_STATUS[booking.status].name}
        {until !== null && (
          <>
            {waitsFor === null && ", answer by "}
            <ShortWhen at={until} />
          </>
        )}
      </span>
    </Badge>
  );
}
