import type { Booking, BookingStatus } from "#app/domain/bookings/booking.ts";
import { Icon } from "../icon.tsx";
import { When } from "../when.tsx";

const BADGES: Record<BookingStatus, { name: string; icon: string; tone: string }> = {
  pending: { name: "Pending", icon: "clock", tone: "wait" },
  confirmed: { name: "Confirmed", icon: "check", tone: "ok" },
  completed: { name: "Completed", icon: "check-check", tone: "off" },
  cancelled: { name: "Cancelled", icon: "x", tone: "off" },
};

/** The status in a word, with its icon and colour; a request says until when it waits. */
export function BookingBadge({ booking }: { booking: Pick<Booking, "status" | "expiresAt"> }) {
  const { name, icon, tone } = BADGES[booking.status];
  return (
    <span className={`badge ${tone}`}>
      <Icon name={icon} />
      <span>
        {name}
        {booking.status === "pending" && booking.expiresAt !== null && (
          <>
            , answer by <When at={booking.expiresAt} />
          </>
        )}
      </span>
    </span>
  );
}
