import { BOOKING_STATUSES, type BookingStatus, CONTACT_STATUSES, type Party } from "./booking.ts";

/** What of a booking depends on who looks at it, when and where; the rest both see always. */
export type BookingPart = "landmark" | "notes" | "customerPhone" | "professionalPhone";
/** "screen" is each page and the copy of it that a phone keeps. An e-mail has none of these parts but the notes of a request. */
export type ShownIn = "screen" | "calendar" | "download";

const NEVER: readonly BookingStatus[] = [];
const OWN_AND_CONTACT = { customer: BOOKING_STATUSES, professional: CONTACT_STATUSES };
const BOTH = { customer: BOOKING_STATUSES, professional: BOOKING_STATUSES };
const NEITHER = { customer: NEVER, professional: NEVER };

type Shown = Record<ShownIn, Record<Party, readonly BookingStatus[]>>;

/** A calendar is read by others than its owner (decision 77), and a download is of the person's own things. */
const SHOWN: Record<BookingPart, Shown> = {
  landmark: { screen: OWN_AND_CONTACT, calendar: OWN_AND_CONTACT, download: OWN_AND_CONTACT },
  notes: { screen: BOTH, calendar: NEITHER, download: BOTH },
  customerPhone: {
    screen: OWN_AND_CONTACT,
    calendar: NEITHER,
    download: { customer: BOOKING_STATUSES, professional: NEVER },
  },
  professionalPhone: {
    screen: { customer: CONTACT_STATUSES, professional: NEVER },
    calendar: NEITHER,
    download: NEITHER,
  },
};

/**
 * The statuses in which one of the two people sees a part of a booking in a place: the one answer for pages, calendars, the
 * offline copy and the download (decision 73, threat 97).
 */
export function statusesShowing(
  part: BookingPart,
  to: Party,
  place: ShownIn,
): readonly BookingStatus[] {
  return SHOWN[part][place][to];
}
