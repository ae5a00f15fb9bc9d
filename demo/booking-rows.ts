import { amountOf, bookingReference, REFERENCE_LENGTH } from "#app/domain/bookings/booking.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import type { Span } from "#app/domain/bookings/times.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { clockOf, dayOf } from "#app/domain/time/guyana-day.ts";
import type { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { addressOf, type Customer, phoneOf, type Service } from "./demo-people.ts";
import { centsOf } from "./seed-types.ts";
import { draw, pick, seedId } from "./seeded-random.ts";
import { LANDMARKS } from "./texts/landmarks.ts";

export type BookingRow = typeof bookings.$inferInsert;
type HistoryRow = typeof bookingHistory.$inferInsert;
export type BookingRows = { bookings: BookingRow[]; history: HistoryRow[] };

export type BookingPlan = {
  key: string;
  service: Service;
  customer: Customer;
  slot: Span;
  requestedAt: number;
  notes?: string;
} & (
  | { status: "pending" }
  | { status: "confirmed" | "completed" }
  | { status: "cancelled"; by: "customer" | "professional"; cancelledAt: number; reason: string }
);

/** The booking of a plan, with the history that led to its status. */
export function bookingRows(plan: BookingPlan): { booking: BookingRow; history: HistoryRow[] } {
  const { key, service, customer, slot, requestedAt, status } = plan;
  const history = historyOf(plan);
  const id = bookingId(key);
  return {
    booking: {
      id,
      reference: referenceOf(key),
      serviceId: service.id,
      customerId: customer.id,
      professionalId: service.professional.id,
      bookingDate: dayOf(slot.startsAt),
      bookingTime: clockOf(slot.startsAt),
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      status,
      endedBy: status === "cancelled" ? plan.by : null,
      endReason: status === "cancelled" ? plan.reason : null,
      totalAmount: amountOf(
        centsOf(service.price),
        service.priceType,
        (slot.endsAt - slot.startsAt) / MINUTE_MS,
      ),
      priceType: service.priceType,
      location: "customer",
      region: addressOf(customer.village).region,
      landmark: `${pick(`landmark:${key}`, LANDMARKS)}, ${customer.village}`,
      notes: plan.notes ?? null,
      customerPhone: phoneOf(customer.email),
      idempotencyKey: seedId(`form:${key}`),
      expiresAt: status === "pending" ? requestEndsAt(requestedAt, slot.startsAt) : null,
      createdAt: requestedAt,
      updatedAt: history.at(-1)?.createdAt ?? requestedAt,
    },
    history: history.map((entry, i) => ({
      id: seedId(`step:${key}/${i}`),
      bookingId: id,
      ...entry,
    })),
  };
}

/** The id of the booking with this key. */
export function bookingId(key: string): string {
  return seedId(`booking:${key}`);
}

type HistoryEntry = Omit<HistoryRow, "id" | "bookingId">;

/** Later than the 24 hours of a response in time. */
const LATE_MS = 25 * HOUR_MS;

/** One professional in six answers half of the requests late, so that standing tells them apart. */
function isAnsweredLate({ key, service, status }: BookingPlan): boolean {
  const isSlow = draw(`slow:${service.professional.place}`, 6) === 0;
  return status === "completed" && isSlow && draw(`late:${key}`, 2) === 0;
}

function historyOf(plan: BookingPlan): HistoryEntry[] {
  const { requestedAt, slot, key } = plan;
  const answeredAt = Math.min(
    requestedAt + (isAnsweredLate(plan) ? LATE_MS : (20 + draw(`answer:${key}`, 300)) * MINUTE_MS),
    slot.startsAt - 30 * MINUTE_MS,
  );
  const requested: HistoryEntry = {
    actor: "customer",
    action: "requested",
    fromStatus: null,
    toStatus: "pending",
    reason: null,
    createdAt: requestedAt,
  };
  const accepted: HistoryEntry = {
    actor: "professional",
    action: "accepted",
    fromStatus: "pending",
    toStatus: "confirmed",
    reason: null,
    createdAt: answeredAt,
  };
  if (plan.status === "pending") return [requested];
  if (plan.status === "confirmed") return [requested, accepted];
  const ended: HistoryEntry =
    plan.status === "cancelled"
      ? {
          actor: plan.by,
          action: "cancelled",
          fromStatus: "confirmed",
          toStatus: "cancelled",
          reason: plan.reason,
          createdAt: plan.cancelledAt,
        }
      : {
          actor: "professional",
          action: "completed",
          fromStatus: "confirmed",
          toStatus: "completed",
          reason: null,
          createdAt: slot.endsAt + 40 * MINUTE_MS,
        };
  return [requested, accepted, ended];
}

function referenceOf(key: string): string {
  const bytes = Array.from({ length: REFERENCE_LENGTH }, (_, i) => draw(`ref:${i}:${key}`, 32));
  return bookingReference(Uint8Array.from(bytes));
}
