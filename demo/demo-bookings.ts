import type { Span } from "#app/domain/bookings/times.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { type BookingPlan, type BookingRows, bookingRows } from "./booking-rows.ts";
import { type Customer, type DemoPeople, serviceAt } from "./demo-people.ts";
import { enterJob, type Schedule, span } from "./schedule.ts";
import { at } from "./seeded-random.ts";

type Appointment = {
  key: string;
  /** Place in the list of customers; 0 is the demo customer. */
  customer: number;
  /** Place of the service. */
  service: string;
  minutes: number;
  /** Days from today at the earliest; negative is the past. */
  inDays: number;
  notes?: string;
} & (
  | { status: "pending"; hoursAgo: number }
  | { status: "confirmed"; hoursAgo: number }
  | { status: "completed" }
  | { status: "cancelled"; reason: string }
);

/** Keys of the bookings that notifications and messages speak of. */
export const WIRING = "demo/wiring";
const BRAIDS = "demo/braids";
export const SUITE = "demo/suite";
export const WIRING_REQUEST = "demo/wiring-request";
export const PUMP_REQUEST = "demo/pump-request";
export const METER_REQUEST = "demo/meter-request";

// Beside these, the demo customer has the completed bookings behind their reviews.
const APPOINTMENTS: readonly Appointment[] = [
  {
    key: WIRING,
    customer: 0,
    service: "construction-trades/0/0",
    minutes: 120,
    inDays: 3,
    status: "confirmed",
    hoursAgo: 26,
    notes: "Lights in the kitchen go dim when the fridge starts. The dog will be tied.",
  },
  {
    key: BRAIDS,
    customer: 0,
    service: "beauty-personal-care/0/0",
    minutes: 240,
    inDays: 5,
    status: "pending",
    hoursAgo: 4,
    notes: "For my niece, a little past the shoulder.",
  },
  {
    key: SUITE,
    customer: 0,
    service: "home-services-maintenance/0/2",
    minutes: 120,
    inDays: -13,
    status: "completed",
  },
  {
    key: "demo/cancelled",
    customer: 0,
    service: "technology-it-services/0/0",
    minutes: 60,
    inDays: -20,
    status: "cancelled",
    reason: "My cousin fixed it before the day came.",
  },
  {
    key: "demo/meter",
    customer: 14,
    service: "construction-trades/0/1",
    minutes: 180,
    inDays: 1,
    status: "confirmed",
    hoursAgo: 40,
    notes: "Three bedrooms, wired in June.",
  },
  {
    key: "demo/pump",
    customer: 10,
    service: "construction-trades/0/2",
    minutes: 90,
    inDays: 2,
    status: "confirmed",
    hoursAgo: 67,
  },
  {
    key: "demo/drawing",
    customer: 20,
    service: "construction-trades/0/4",
    minutes: 60,
    inDays: 6,
    status: "confirmed",
    hoursAgo: 90,
    notes: "The bank wants the electrical page by the end of the month.",
  },
  {
    key: WIRING_REQUEST,
    customer: 31,
    service: "construction-trades/0/0",
    minutes: 240,
    inDays: 4,
    status: "pending",
    hoursAgo: 9,
    notes: "New kitchen at the back, four outlets and one for the stove.",
  },
  {
    key: PUMP_REQUEST,
    customer: 23,
    service: "construction-trades/0/2",
    minutes: 90,
    inDays: 5,
    status: "pending",
    hoursAgo: 3,
    notes: "About 35 feet from the pump to the house.",
  },
  {
    key: METER_REQUEST,
    customer: 28,
    service: "construction-trades/0/1",
    minutes: 120,
    inDays: 8,
    status: "pending",
    hoursAgo: 20,
  },
];

/** The bookings of the two demo logins; the diary keeps them from overlapping. */
export function demoBookings(demoPeople: DemoPeople, now: number, schedule: Schedule): BookingRows {
  const made = APPOINTMENTS.map((appointment) =>
    bookingRows(planOf(appointment, demoPeople, now, schedule)),
  );
  return {
    bookings: made.map(({ booking }) => booking),
    history: made.flatMap(({ history }) => history),
  };
}

function planOf(
  appointment: Appointment,
  demoPeople: DemoPeople,
  now: number,
  schedule: Schedule,
): BookingPlan {
  const { key, minutes, inDays, notes } = appointment;
  const service = serviceAt(demoPeople, appointment.service);
  const customer: Customer = at(demoPeople.customers, appointment.customer);
  const daysAgo = span(-inDays, -inDays + (inDays > 0 ? -10 : 10));
  const slot = enterJob(schedule, now, { service, daysAgo, minutes, key });
  if (!slot) throw new Error(`No free time for ${key}`);
  const plan = { key, service, customer, slot, notes };
  switch (appointment.status) {
    case "pending":
    case "confirmed":
      return {
        ...plan,
        status: appointment.status,
        requestedAt: now - appointment.hoursAgo * HOUR_MS,
      };
    case "completed":
      return { ...plan, status: "completed", requestedAt: longBefore(slot) };
    case "cancelled":
      return {
        ...plan,
        status: "cancelled",
        by: "customer",
        reason: appointment.reason,
        cancelledAt: slot.startsAt - 30 * HOUR_MS,
        requestedAt: longBefore(slot),
      };
  }
}

function longBefore({ startsAt }: Span): number {
  return startsAt - 75 * HOUR_MS;
}
