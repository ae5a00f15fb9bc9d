import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { moneyText, PRICE_TYPES, type PriceType, priceText } from "#app/domain/money.ts";
import type { Reader } from "#app/domain/time.ts";

export const BOOKING_STATUSES = ["pending", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const PARTIES = ["customer", "professional"] as const;
/** One of the two people of a booking. */
export type Party = (typeof PARTIES)[number];
/** Who takes a step: a person, or the clock. */
export type Actor = Party | "system";
export const LOCATIONS = ["customer", "professional", "other"] as const;
export type BookingLocation = (typeof LOCATIONS)[number];

/** The other one of the two. */
export function otherParty(party: Party): Party {
  return party === "customer" ? "professional" : "customer";
}

/** What became of a booking, one step after the other; never changed. */
const bookingStepSchema = z.object({
  actor: z.enum(["customer", "professional", "system"]),
  action: z.string(),
  reason: z.string().nullable(),
  createdAt: z.number(),
});
export type BookingStepTaken = z.output<typeof bookingStepSchema>;

/** One booking as its two people see it. Phone and exact place are there only after confirmation (decision 73). */
export const bookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  startsAt: z.number(),
  endsAt: z.number(),
  /** GYD cents as of the request. */
  totalAmount: z.number(),
  priceType: z.enum(PRICE_TYPES),
  location: z.enum(LOCATIONS),
  region: z.string().nullable(),
  endedBy: z.enum(["customer", "professional", "system"]).nullable(),
  endReason: z.string().nullable(),
  noShow: z.enum(PARTIES).nullable(),
  expiresAt: z.number().nullable(),
  proposedStartsAt: z.number().nullable(),
  proposedBy: z.enum(PARTIES).nullable(),
  proposals: z.number(),
  sequence: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  serviceId: z.string(),
  serviceTitle: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  serviceNumber: z.number(),
  professionalId: z.string(),
  professionalName: z.string(),
  /** Null when the account was deleted. */
  customerId: z.string().nullable(),
  customerName: z.string(),
});
export type Booking = z.output<typeof bookingSchema>;

/** What a professional needs on the day: where, what and whom to call. */
export const jobSchema = bookingSchema.extend({
  notes: z.string().nullable(),
  landmark: z.string().nullable(),
  customerPhone: z.string().nullable(),
});
export type Job = z.output<typeof jobSchema>;

/** What only the page of one booking shows, and only to its two people. */
export const bookingDetailsSchema = jobSchema.extend({
  history: z.array(bookingStepSchema),
  serviceDeleted: bit,
  /** By us, for a reason told to its owner. */
  serviceHidden: bit,
  /** The review of its service by the one of the two who looks. */
  ownReviewId: z.string().nullable(),
});
export type BookingDetails = z.output<typeof bookingDetailsSchema>;

const MINUTES_IN_HOUR = 60;

/** What a job comes to in GYD cents: by the hour times its length, else the price as it stands (decision 74). */
export function amountOf(priceCents: number, type: PriceType, minutes: number): number {
  return type === "hourly" ? Math.round((priceCents * minutes) / MINUTES_IN_HOUR) : priceCents;
}

/** An amount as its two people read it: "$19,500", or "From $9,000, agreed with the professional" (decision 74). */
export function amountText(cents: number, type: PriceType, reader: Reader | null): string {
  if (type !== "starting_at") return moneyText(cents, reader);
  return `${priceText(cents, type, reader)}, agreed with the professional`;
}

/** A length as people say it: "45 minutes", "1 hour", "2 hours 30 minutes". */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  const rest = minutes % MINUTES_IN_HOUR;
  return [hours > 0 && `${hours} ${hours === 1 ? "hour" : "hours"}`, rest > 0 && `${rest} minutes`]
    .filter(Boolean)
    .join(" ");
}

// Letters and digits that nobody confuses on the phone.
const REFERENCE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const REFERENCE_LENGTH = 5;

/** The reference these random bytes (five) stand for, for example "KY-7F3K2". */
export function bookingReference(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => REFERENCE_SIGNS[byte % REFERENCE_SIGNS.length]);
  return `KY-${signs.join("")}`;
}

const ANSWER_WITHIN_MS = 48 * HOUR_MS;
const LEAST_TO_ANSWER_MS = 15 * 60_000;

/**
 * When an unanswered request ends, UTC milliseconds (decision 68): after 48 hours or an hour before its start,
 * whichever is earlier, but it lives at least 15 minutes and never beyond its start.
 */
export function requestEndsAt(madeAt: number, startsAt: number): number {
  return Math.max(
    Math.min(madeAt + ANSWER_WITHIN_MS, startsAt - HOUR_MS),
    Math.min(madeAt + LEAST_TO_ANSWER_MS, startsAt),
  );
}
