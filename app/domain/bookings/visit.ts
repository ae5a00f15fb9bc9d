import type { PriceType } from "#app/domain/money/money.ts";
import { lengthText } from "./booking.ts";

/** The lengths of a first visit that a professional can choose, in minutes. */
export const VISIT_LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360, 480] as const;
/** What a visit takes where nothing was chosen, in minutes. */
export const DEFAULT_VISIT = 60;
/** Minutes; the length that a customer who chooses is offered first, and the shortest usual job. */
export const DEFAULT_LENGTH = 60;

/** A service as far as the length of its bookings goes. */
export type VisitTerms = {
  priceType: PriceType;
  /** Minutes, set by the professional. */
  visitMinutes: number;
};

/**
 * Whether the customer chooses how long a job takes: only where the price is by the hour. Else a booking is the first
 * visit, and the professional has set how long that takes (decision 65).
 */
export function choosesLength({ priceType }: Pick<VisitTerms, "priceType">): boolean {
  return priceType === "hourly";
}

/**
 * How long a booking of a service is, in minutes: what the customer chose where they choose it, else the first visit
 * (decision 65). Where nothing is chosen yet it is taken to be an hour (decision 114).
 */
export function lengthOf(service: VisitTerms, chosenMinutes = DEFAULT_LENGTH): number {
  return choosesLength(service) ? chosenMinutes : service.visitMinutes;
}

/** The refusal of an offer whose form asked for no length, because the service that it showed has a fixed visit. */
export const CHOOSE_LENGTH = "This service is by the hour. Please choose how many hours it takes.";

/** How long an offered visit is, in minutes; null for a service by the hour where no length was chosen. */
export function offeredLength(
  service: VisitTerms,
  chosenMinutes: number | undefined,
): number | null {
  return choosesLength(service) ? (chosenMinutes ?? null) : service.visitMinutes;
}

/** The length of a request as text: "2 hours" where it was chosen, "about 1 hour" for a first visit. */
export function requestLengthText(service: Pick<VisitTerms, "priceType">, minutes: number): string {
  const length = lengthText(minutes);
  return choosesLength(service) ? length : `about ${length}`;
}

/** The message beside the time of a form that was made before its professional changed how long a first visit takes. */
export function newVisitText(minutes: number): string {
  return `The first visit now takes ${lengthText(minutes)}. Please choose a time again.`;
}
