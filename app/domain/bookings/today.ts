import { dayOf } from "#app/domain/time/guyana-day.ts";
import { type Booking, otherPerson, type Party } from "./booking.ts";

/** The confirmed bookings of a person's day in Guyana, and the first that has not ended, which may be of a later day. */
export type BookedToday = {
  /** How many lie on this day, also those that are over. */
  count: number;
  /** How many of these have not ended. */
  left: number;
  first: Booking | null;
};

/** What the overview says about today: how much is booked and, with its link, which booking comes first. */
export type TodayLine = {
  text: string;
  first: {
    id: string;
    /** The words before its time, and the time: of the end where it is in progress; UTC milliseconds. */
    before: string;
    at: number;
    isToday: boolean;
    name: string;
  } | null;
};

/** What the overview of a party says about today at `now`, UTC milliseconds. */
export function todayLine({ count, left, first }: BookedToday, party: Party, now: number) {
  const isToday = first !== null && dayOf(first.startsAt) <= dayOf(now);
  const hasBegun = first !== null && first.startsAt <= now;
  const line: TodayLine = {
    text: todayText(count, left),
    first: first && {
      id: first.id,
      before: hasBegun ? "now until" : beforeStart(isToday, left),
      at: hasBegun ? first.endsAt : first.startsAt,
      isToday,
      name: otherPerson(first, party).name,
    },
  };
  return line;
}

function todayText(count: number, left: number): string {
  if (left > 0) {
    return `${left < count ? "Still today" : "Today"}: ${left} ${left === 1 ? "booking" : "bookings"},`;
  }
  return count > 0 ? "Nothing more booked today." : "Nothing booked today.";
}

function beforeStart(isToday: boolean, left: number): string {
  if (!isToday) return "Next:";
  return left === 1 ? "at" : "the next at";
}
