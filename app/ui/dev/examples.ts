import type { ServiceCard } from "#app/domain/services/service.ts";

/** Monday 23 November 2026, 9:30 AM in Guyana, as UTC milliseconds. */
export const EXAMPLE_TIME = Date.UTC(2026, 10, 23, 13, 30);

export const LONG_NAME =
  "Ramsammy-Featherstonehaugh & Sons Electrical Installation, Maintenance and Generator Services";
export const RIGHT_TO_LEFT_NAME = "أمينة حسن";
export const LONG_SENTENCE =
  "We rewire whole houses, put in breaker panels and generators, and come back after a week to see that everything holds. ".repeat(
    4,
  );

/** A service as cards show it; `number` picks its pattern. */
export function exampleService(change: Partial<ServiceCard> & { number: number }): ServiceCard {
  return {
    id: `00000000-0000-4000-8000-00000000000${change.number}`,
    title: "House wiring and breaker panels",
    snippet: LONG_SENTENCE,
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    priceAmount: 650_000,
    priceType: "hourly",
    city: "Georgetown",
    region: "Demerara-Mahaica",
    rating: 4.9,
    reviewCount: 87,
    availability: { weekdays: true, weekends: true, evenings: false },
    proId: "00000000-0000-4000-8000-000000000000",
    proName: "Anita Ramdin",
    photoId: null,
    saved: "no",
    licensed: true,
    nextFree: EXAMPLE_TIME,
    ...change,
  };
}
