import { type Booking, otherPerson, type Party } from "#app/domain/bookings/booking.ts";
import { paths } from "#app/links.ts";

/** Where the two people of a booking write to each other; null when the other account is deleted. */
export function messageLink(booking: Booking, party: Party): string | null {
  const { id } = otherPerson(booking, party);
  if (id === null) return null;
  return paths.newConversation({ with: id, service: booking.serviceId });
}
