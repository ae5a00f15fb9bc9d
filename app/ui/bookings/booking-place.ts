import type { BookingOnDay } from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/places/regions.ts";

/** Where a booking is: "Yellow house behind the stelling, Region 4"; "" when nothing is known. */
export function bookingPlace({
  landmark,
  region: id,
}: Pick<BookingOnDay, "landmark" | "region">): string {
  const region = findRegion(id ?? "");
  return [landmark, region && `Region ${region.number}`].filter(Boolean).join(", ");
}
