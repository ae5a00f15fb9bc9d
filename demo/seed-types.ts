import type { Availability } from "#app/domain/bookings/availability.ts";
import type { PriceType } from "#app/domain/money/money.ts";

/** A professional in `texts/professionals`, one file per category. */
export type SeedProfessional = {
  firstName: string;
  lastName: string;
  businessName?: string;
  /** A village of `app/domain/places/areas.ts`. */
  village: string;
  years: number;
  bio: string;
  website?: string;
  /** Whole GYD dollars. */
  hourlyRate?: number;
  services: SeedService[];
};

export type SeedService = {
  title: string;
  description: string;
  /** A subcategory id of the file's category. */
  subcategory: string;
  /** Whole GYD dollars. */
  price: number;
  priceType: PriceType;
  when: (keyof Availability)[];
  reviews: SeedReview[];
};

export type SeedReview = [stars: 1 | 2 | 3 | 4 | 5, comment: string];

/** Whole GYD dollars of a text in GYD cents. */
export function centsOf(dollars: number): number {
  return dollars * 100;
}

/** The windows of a text as the domain has them. */
export function windowsOf(when: readonly (keyof Availability)[]): Availability {
  return {
    weekdays: when.includes("weekdays"),
    weekends: when.includes("weekends"),
    evenings: when.includes("evenings"),
  };
}

/** The windows of a text as columns of `services` and `users`. */
export function windowColumns(when: readonly (keyof Availability)[]) {
  const { weekdays, weekends, evenings } = windowsOf(when);
  return {
    availabilityWeekdays: weekdays,
    availabilityWeekends: weekends,
    availabilityEvenings: evenings,
  };
}
