import { findRegion } from "#app/domain/places/regions.ts";
import type { Booking, Party } from "./booking.ts";

const PLACES: Record<Party, Record<Booking["location"], string>> = {
  customer: {
    customer: "At your place",
    professional: "At the professional’s place",
    other: "Somewhere else",
  },
  professional: {
    customer: "At the customer’s place",
    professional: "At your place",
    other: "Somewhere else",
  },
};

/** Where a booking is, for one of its two people and at any time: "At the customer’s place, Region 4". */
export function placeText(
  { location, region: id }: Pick<Booking, "location" | "region">,
  party: Party,
): string {
  const region = findRegion(id ?? "");
  return PLACES[party][location] + (region ? `, Region ${region.number}` : "");
}
