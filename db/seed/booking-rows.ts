import type { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { addressOf, type Customer, phoneOf, type Service } from "./cast.ts";
import { at, draw, pick, seedId } from "./chance.ts";
import { HOUR, localParts, MINUTE } from "./days.ts";
import type { Slot } from "./diary.ts";

export type BookingRow = typeof bookings.$inferInsert;
type HistoryRow = typeof bookingHistory.$inferInsert;
export type BookingRows = { bookings: BookingRow[]; history: HistoryRow[] };

export type BookingPlan = {
  key: string;
  service: Service;
  customer: Customer;
  slot: Slot;
  requestedAt: number;
  notes?: string;
} & (
  | { status: "pending" }
  | { status: "confirmed" | "completed" }
  | { status: "cancelled"; by: "customer" | "professional"; cancelledAt: number; reason: string }
);

const LANDMARKS = [
  "Second house after the mandir, green fence",
  "Opposite the cricket ground, white two-storey",
  "Third bridge past the masjid, yellow gate",
  "Behind the nursery school, blue zinc roof",
  "Corner house by the koker",
  "Next to the rum shop with the red shutters",
  "First cross street from the public road, number 14",
  "By the health centre, house on tall stilts",
] as const;

/** Letters and digits that nobody confuses on the phone. */
const REFERENCE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The booking of a plan with the steps that led to its status. */
export function bookingRows(plan: BookingPlan): { booking: BookingRow; history: HistoryRow[] } {
  const { key, service, customer, slot, requestedAt, status } = plan;
  const { date, time } = localParts(slot.startsAt);
  const steps = stepsOf(plan);
  const id = bookingId(key);
  return {
    booking: {
      id,
      reference: referenceOf(key),
      serviceId: service.id,
      customerId: customer.id,
      professionalId: service.professional.id,
      bookingDate: date,
      bookingTime: time,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      status,
      endedBy: status === "cancelled" ? plan.by : null,
      endReason: status === "cancelled" ? plan.reason : null,
      totalAmount: amountOf(service, slot),
      priceType: service.priceType,
      location: "customer",
      region: addressOf(customer.village).state,
      landmark: `${pick(`landmark:${key}`, LANDMARKS)}, ${customer.village}`,
      notes: plan.notes ?? null,
      customerPhone: phoneOf(customer.email),
      idempotencyKey: seedId(`form:${key}`),
      expiresAt: status === "pending" ? expiryOf(requestedAt, slot) : null,
      createdAt: requestedAt,
      updatedAt: steps.at(-1)?.createdAt ?? requestedAt,
    },
    history: steps.map((step, i) => ({ id: seedId(`step:${key}/${i}`), bookingId: id, ...step })),
  };
}

/** The id of the booking with this key. */
export function bookingId(key: string): string {
  return seedId(`booking:${key}`);
}

type Step = Omit<HistoryRow, "id" | "bookingId">;

function stepsOf(plan: BookingPlan): Step[] {
  const { requestedAt, slot, key } = plan;
  const answeredAt = Math.min(
    requestedAt + (20 + draw(`answer:${key}`, 300)) * MINUTE,
    slot.startsAt - 30 * MINUTE,
  );
  const requested: Step = {
    actor: "customer",
    action: "requested",
    fromStatus: null,
    toStatus: "pending",
    reason: null,
    createdAt: requestedAt,
  };
  const accepted: Step = {
    actor: "professional",
    action: "accepted",
    fromStatus: "pending",
    toStatus: "confirmed",
    reason: null,
    createdAt: answeredAt,
  };
  if (plan.status === "pending") return [requested];
  if (plan.status === "confirmed") return [requested, accepted];
  const ended: Step =
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
          createdAt: slot.endsAt + 40 * MINUTE,
        };
  return [requested, accepted, ended];
}

// A request waits 48 hours, but never into the last hour before its start.
function expiryOf(requestedAt: number, { startsAt }: Slot): number {
  return Math.max(
    Math.min(requestedAt + 48 * HOUR, startsAt - HOUR),
    Math.min(requestedAt + 15 * MINUTE, startsAt),
  );
}

function amountOf({ price, priceType }: Service, { startsAt, endsAt }: Slot): number {
  const hours = priceType === "hourly" ? (endsAt - startsAt) / HOUR : 1;
  return Math.round(price * 100 * hours);
}

function referenceOf(key: string): string {
  const signs = [...REFERENCE_SIGNS];
  return `KY-${[0, 1, 2, 3, 4].map((i) => at(signs, draw(`ref:${i}:${key}`, 32))).join("")}`;
}
