import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import type { BookingTab } from "#app/domain/bookings/tabs.ts";

export const bookingHref = (id: string) => `/dashboard/bookings/${id}`;

/** Where the two people of a booking write to each other; null when the other account is gone. */
export function messageHref(booking: Booking, party: Party): string | null {
  const other = party === "customer" ? booking.professionalId : booking.customerId;
  if (other === null) return null;
  const about = new URLSearchParams({ with: other, service: booking.serviceId });
  return `/dashboard/messages/new?${about}`;
}

/** One page of one tab of the list. */
export function bookingsHref({ as, tab, page = 1 }: { as: Party; tab: BookingTab; page?: number }) {
  const query = new URLSearchParams({
    as,
    ...(tab !== "all" && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/dashboard/bookings?${query}`;
}
