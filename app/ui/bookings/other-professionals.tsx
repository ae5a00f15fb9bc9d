import type { ReactNode } from "react";
import type { Booking } from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";

type OtherProfessionalsProps = { booking: Booking; onAnyDay?: boolean; children: ReactNode };

/** Leads from a booking to those of the same trade in the same region, who are free on its day or on any day. */
export function OtherProfessionals({
  booking,
  onAnyDay = false,
  children,
}: OtherProfessionalsProps) {
  const { categoryId, subcategoryId, region, startsAt } = booking;
  const number = findRegion(region ?? "")?.number;
  const search = paths.searchFor({
    location: number ? `Region ${number}` : null,
    category: categoryId,
    subcategory: subcategoryId,
    ...(!onAnyDay && { when: dayOf(startsAt) }),
  });
  return <a href={search}>{children}</a>;
}
