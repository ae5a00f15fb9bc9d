import { phoneText } from "#app/domain/accounts/phone.ts";
import {
  amountText,
  BOOKING_STATUS,
  type BookingOnDay,
  partyOf,
} from "#app/domain/bookings/booking.ts";
import { type OtherPerson, otherName } from "#app/domain/messages/conversation.ts";
import { cardState, type StoredCard } from "#app/domain/messages/preview.ts";
import { type PriceType, priceText } from "#app/domain/money/money.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import {
  type DisplayPreferences,
  shortDayText,
  shortWhenText,
  timeRangeText,
} from "#app/domain/time/time-text.ts";
import type { KeptBooking, OfflineCopy } from "./copy.ts";

type ReadBooking = BookingOnDay & { offer: string | null };
type ReadMessage = StoredCard & {
  isOwn: boolean;
  content: string;
  createdAt: number;
  bookingId: string | null;
};

type Read = {
  bookings: ReadBooking[];
  conversations: { id: string; other: OtherPerson; messages: ReadMessage[] }[];
  saved: {
    id: string;
    title: string;
    professional: string;
    priceAmount: number;
    priceType: PriceType;
  }[];
};

type Reader = {
  userId: string;
  preferences: DisplayPreferences | null;
  /** UTC milliseconds now. */
  now: number;
};

/** What a phone keeps, in the words of the pages and for its reader's time zone and date format. */
export function writeCopy(read: Read, reader: Reader): OfflineCopy {
  const { preferences, now } = reader;
  return {
    bookings: read.bookings.map((booking) => writeBooking(booking, reader)),
    conversations: read.conversations
      .filter(({ messages }) => messages.length > 0)
      .map(({ id, other, messages }) => ({
        id,
        person: otherName(other),
        messages: messages.map((message) => ({
          from: message.isOwn ? "You" : otherName(other),
          text: messageText(message, messages, now),
          time: shortWhenText(message.createdAt, now, preferences),
        })),
      })),
    saved: read.saved.map(({ priceAmount, priceType, ...service }) => ({
      ...service,
      price: priceText(priceAmount, priceType, preferences),
    })),
  };
}

/** Only the last card of a booking says what has become of it, as in its conversation; the earlier ones say what was said. */
function messageText(message: ReadMessage, all: readonly ReadMessage[], now: number): string {
  const { bookingId, content } = message;
  const isLatest =
    bookingId === null || all.findLast((one) => one.bookingId === bookingId) === message;
  return (isLatest ? cardState(message, now) : null) ?? content;
}

function writeBooking(booking: ReadBooking, { userId, preferences, now }: Reader): KeptBooking {
  const { startsAt, endsAt, status, totalAmount, priceType, landmark, customerPhone } = booking;
  const region = findRegion(booking.region ?? "");
  const isCustomer = partyOf(booking, userId) === "customer";
  const phone = isCustomer ? "" : (customerPhone ?? "");
  return {
    id: booking.id,
    day: dayOf(startsAt),
    dayText: shortDayText(startsAt, now, preferences),
    time: timeRangeText(startsAt, endsAt, preferences),
    service: booking.serviceTitle,
    status: BOOKING_STATUS[status].name,
    person: isCustomer
      ? `Professional: ${booking.professionalName}`
      : `Customer: ${booking.customerName}`,
    place: [landmark, region && `Region ${region.number}`].filter(Boolean).join(", "),
    phone,
    phoneText: phone && phoneText(phone),
    price: amountText(totalAmount, priceType, preferences, status),
    notes: booking.notes ?? "",
    offer: booking.offer ?? "",
    reference: booking.reference,
  };
}
