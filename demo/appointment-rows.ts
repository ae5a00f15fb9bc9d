import type { Span } from "#app/domain/bookings/times.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { type BookingPlan, type BookingRows, bookingRows } from "./booking-rows.ts";
import { type Customer, type DemoPeople, serviceAt } from "./demo-people.ts";
import { type Schedule, span, takeSlot } from "./schedule.ts";
import { at } from "./seeded-random.ts";
import { APPOINTMENTS, type Appointment } from "./texts/appointments.ts";

/** The bookings of the two demo accounts; `schedule` keeps them from overlapping. */
export function appointmentRows(
  demoPeople: DemoPeople,
  now: number,
  schedule: Schedule,
): BookingRows {
  const planned = APPOINTMENTS.map((appointment) =>
    bookingRows(planOf(appointment, demoPeople, now, schedule)),
  );
  return {
    bookings: planned.map(({ booking }) => booking),
    history: planned.flatMap(({ history }) => history),
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
  const slot = takeSlot(schedule, now, { service, daysAgo, minutes, key });
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
