import type { Booking } from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";

/** Leads from a booking to those of the same trade in the same region who are free on its day. */
export function OtherProfessionals({ booking }: { booking: Booking }) {
  const { categoryId, subcategoryId, region, startsAt } = booking;
  const number = findRegion(region ?? "")?.number;
  const search = paths.searchFor({
    location: number ? `Region ${number}` : null,
    category: categoryId,
    subcategory: subcategoryId,
    when: dayOf(startsAt),
  });
  return <a href={search}>Other professionals who can come</a>;
}
