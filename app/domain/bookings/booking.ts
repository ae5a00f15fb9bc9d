import { HOUR_MS } from "#app/domain/durations.ts";
import { moneyText, type PriceType, priceText } from "#app/domain/money.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";

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
export type BookingHistoryEntry = {
  actor: Actor;
  action: string;
  reason: string | null;
  createdAt: number;
};

/** One booking as its two people see it. Phone and exact place are there only after confirmation (decision 73). */
export type Booking = {
  id: string;
  reference: string;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  /** GYD cents as of the request. */
  totalAmount: number;
  priceType: PriceType;
  location: BookingLocation;
  region: string | null;
  endedBy: Actor | null;
  endReason: string | null;
  noShow: Party | null;
  expiresAt: number | null;
  proposedStartsAt: number | null;
  proposedBy: Party | null;
  proposals: number;
  sequence: number;
  createdAt: number;
  updatedAt: number;
  serviceId: string;
  serviceTitle: string;
  categoryId: string;
  subcategoryId: string | null;
  serviceNumber: number;
  professionalId: string;
  professionalName: string;
  /** Null when the account was deleted. */
  customerId: string | null;
  customerName: string;
};

/** What a professional needs on the day: where, what and whom to call. */
export type Job = Booking & {
  notes: string | null;
  landmark: string | null;
  customerPhone: string | null;
};

/** What only the page of one booking shows, and only to its two people. */
export type BookingDetails = Job & {
  history: BookingHistoryEntry[];
  serviceDeleted: boolean;
  /** By us, for a reason told to its owner. */
  serviceHidden: boolean;
  /** The review of its service by the one of the two who looks. */
  ownReviewId: string | null;
};

const MINUTES_IN_HOUR = 60;

/** What a job comes to in GYD cents: by the hour times its length, else the price as it stands (decision 74). */
export function amountOf(priceCents: number, type: PriceType, minutes: number): number {
  return type === "hourly" ? Math.round((priceCents * minutes) / MINUTES_IN_HOUR) : priceCents;
}

/** An amount as its two people read it: "$19,500", or "From $9,000, agreed with the professional" (decision 74). */
export function amountText(
  cents: number,
  type: PriceType,
  reader: DisplayPreferences | null,
): string {
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
