import { moneyText, type PriceType, priceText } from "#app/domain/money/money.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

export const BOOKING_STATUSES = ["pending", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

type StatusRow = {
  /** The word on the screen. */
  name: string;
  /** Whether no other booking of the professional can have its time; what is completed early keeps it (threat 98). */
  holdsTime: boolean;
  /** Whether the two see each other's phone, and the professional the exact place (decision 73). */
  showsContact: boolean;
  /** Whether nothing but a dispute can follow. */
  ended: boolean;
};

/** What depends on the status alone. */
export const BOOKING_STATUS: Record<BookingStatus, StatusRow> = {
  pending: { name: "Pending", holdsTime: true, showsContact: false, ended: false },
  confirmed: { name: "Confirmed", holdsTime: true, showsContact: true, ended: false },
  completed: { name: "Completed", holdsTime: true, showsContact: true, ended: true },
  cancelled: { name: "Cancelled", holdsTime: false, showsContact: false, ended: true },
};
/** Those in which something is still to come. */
export const OPEN_STATUSES = BOOKING_STATUSES.filter((name) => !BOOKING_STATUS[name].ended);
export const HOLDING_STATUSES = BOOKING_STATUSES.filter((name) => BOOKING_STATUS[name].holdsTime);
/** Those that hold a time both people agreed to. */
export const AGREED_STATUSES = HOLDING_STATUSES.filter((name) => name !== "pending");
export const CONTACT_STATUSES = BOOKING_STATUSES.filter(
  (name) => BOOKING_STATUS[name].showsContact,
);

export const PARTIES = ["customer", "professional"] as const;
/** One of the two people of a booking. */
export type Party = (typeof PARTIES)[number];
export const ACTORS = [...PARTIES, "system"] as const;
/** Who applies a transition: one of the two people, or the system. */
export type Actor = (typeof ACTORS)[number];
export const LOCATIONS = ["customer", "professional", "other"] as const;
export type BookingLocation = (typeof LOCATIONS)[number];

/** The other one of the two. */
export function otherParty(party: Party): Party {
  return party === "customer" ? "professional" : "customer";
}

/** Which of the two people of a booking this person is. */
export function partyOf({ customerId }: Pick<BookingDetails, "customerId">, userId: string): Party {
  return customerId === userId ? "customer" : "professional";
}

/** One line of a booking's history, which is never changed. */
export type BookingHistoryEntry = {
  actor: Actor;
  action: string;
  reason: string | null;
  createdAt: number;
};

/** One booking as its two people see it. Its parts that are not for both stand in `BookingOnDay`. */
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
  /** Whether whoever reads it is its customer and the service takes bookings of theirs now. */
  serviceBookable: boolean;
};

/** What a professional needs on the day: where, what and whom to call; null where `statusesShowing` leaves it out. */
export type BookingOnDay = Booking & {
  notes: string | null;
  landmark: string | null;
  customerPhone: string | null;
};

/** What only the page of one booking shows, and only to its two people. */
export type BookingDetails = BookingOnDay & {
  history: BookingHistoryEntry[];
  serviceDeleted: boolean;
  /** Hidden by moderation, for a reason that its owner knows. */
  serviceHidden: boolean;
  /** Whether the signed-in person can open the page of the service, and the profile of the professional. */
  serviceHasPage: boolean;
  professionalHasPage: boolean;
  /** Whether the professional's profile has their number behind Show phone, now that it is confirmed (decision 19). */
  professionalShowsPhone: boolean;
  /** Whether the signed-in person gets e-mails about bookings. */
  getsEmail: boolean;
  /** The review of its service by the signed-in person. */
  ownReviewId: string | null;
};

/** What a professional offered for the job that a booking was made for. */
export type OfferOfBooking = {
  message: string;
  /** Null where the team has hidden the job from whoever looks. */
  jobId: string | null;
};

/** The person that `party` has a booking with: their name, and their id while they have an account. */
export function otherPerson(
  booking: Pick<Booking, `${Party}Id` | `${Party}Name`>,
  party: Party,
): { id: string | null; name: string } {
  return party === "customer"
    ? { id: booking.professionalId, name: booking.professionalName }
    : { id: booking.customerId, name: booking.customerName };
}

const MINUTES_IN_HOUR = 60;

/** What a job comes to in GYD cents: the price by the hour times its length, else the price itself (decision 74). */
export function amountOf(priceCents: number, type: PriceType, minutes: number): number {
  return type === "hourly" ? Math.round((priceCents * minutes) / MINUTES_IN_HOUR) : priceCents;
}

/**
 * An amount as text: "$19,500", or for a starting price "From $9,000, price to be agreed" while it is requested and "From
 * $9,000, final price by agreement" afterwards (decision 74).
 */
export function amountText(
  cents: number,
  type: PriceType,
  preferences: DisplayPreferences | null,
  status: BookingStatus = "pending",
): string {
  if (type !== "starting_at") return moneyText(cents, preferences);
  const agreement = status === "pending" ? "price to be agreed" : "final price by agreement";
  return `${priceText(cents, type, preferences)}, ${agreement}`;
}

/** The minutes from the beginning of a span to its end, which are UTC milliseconds. */
export const minutesOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }): number =>
  (endsAt - startsAt) / MINUTE_MS;

/** A length as text: "45 minutes", "1 hour", "2 hours 30 minutes". */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  const rest = minutes % MINUTES_IN_HOUR;
  return [hours > 0 && `${hours} ${hours === 1 ? "hour" : "hours"}`, rest > 0 && `${rest} minutes`]
    .filter(Boolean)
    .join(" ");
}

// Letters and digits that sound different on the phone.
const REFERENCE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const REFERENCE_LENGTH = 5;

/** The reference made of these five random bytes, for example "KY-7F3K2". */
export function bookingReference(bytes: Uint8Array): string {
  const characters = Array.from(
    bytes,
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  );
  return `KY-${characters.join("")}`;
}
