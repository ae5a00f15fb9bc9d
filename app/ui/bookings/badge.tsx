import type { Booking, BookingStatus } from "#app/domain/bookings/booking.ts";
import { When } from "#app/ui/date-time.tsx";
import { Badge, type BadgeTone } from "../badge.tsx";

const BADGES: Record<BookingStatus, { name: string; icon: string; tone: BadgeTone }> = {
  pending: { name: "Pending", icon: "clock", tone: "pending" },
  confirmed: { name: "Confirmed", icon: "check", tone: "success" },
  completed: { name: "Completed", icon: "check-check", tone: "neutral" },
  cancelled: { name: "Cancelled", icon: "x", tone: "neutral" },
};

/** The status in a word, with its icon and colour; a request says until when it waits. */
export function BookingBadge({ booking }: { booking: Pick<Booking, "status" | "expiresAt"> }) {
  const { name, icon, tone } = BADGES[booking.status];
  return (
    <Badge tone={tone} icon={icon} wraps>
      <span className="max-tiny:[&_time]:whitespace-normal">
        {name}
        {booking.status === "pending" && booking.expiresAt !== null && (
          <>
            , answer by <When at={booking.expiresAt} />
          </>
        )}
      </span>
    </Badge>
  );
}
