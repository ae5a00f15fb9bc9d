import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import {
  type BookingLocation,
  type BookingOnDay,
  type BookingStatus,
  otherPerson,
  partyOf,
} from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { type DisplayPreferences, whenText } from "#app/domain/time/time-text.ts";
import { paths } from "#app/links.ts";

const STATUS: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

const PLACE: Record<BookingLocation, string> = {
  customer: "At the customer’s place",
  professional: "At the professional’s place",
  other: "As agreed",
};

/** The person of the calendar. */
type CalendarOwner = { userId: string; name: string; preferences: DisplayPreferences };

/**
 * Bookings as one iCalendar file for one of their people, in UTC. The UID of a booking stays and its SEQUENCE grows, so
 * that a calendar moves or ends its event. A calendar shows its own time zone; the description has the times in the
 * person's format. A customer's phone is never in it (decision 77).
 */
export function calendarFile(
  appOrigin: string,
  bookings: readonly BookingOnDay[],
  { userId, name, preferences }: CalendarOwner,
): string {
  const calendar = ical({
    name,
    prodId: { company: "Kayap", product: "Bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const booking of bookings) {
    const { name } = otherPerson(booking, partyOf(booking, userId));
    const page = new URL(paths.booking(booking.id), appOrigin).href;
    calendar.createEvent({
      id: `${booking.id}@kayap`,
      sequence: booking.sequence,
      status: STATUS[booking.status],
      start: new Date(booking.startsAt),
      end: new Date(booking.endsAt),
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      summary: `${booking.status === "pending" ? "Request: " : ""}${booking.serviceTitle}, ${name}`,
      location: placeOf(booking),
      description: `${whenText(booking.startsAt, preferences)}\nReference ${booking.reference}\n${page}`,
      url: page,
    });
  }
  return calendar.toString();
}

function placeOf({ landmark, region, location }: BookingOnDay): string {
  const number = findRegion(region ?? "")?.number;
  return [landmark ?? PLACE[location], number && `Region ${number}`].filter(Boolean).join(", ");
}

/** The response with a calendar file. */
export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
