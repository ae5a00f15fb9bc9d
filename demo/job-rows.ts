import { amountOf } from "#app/domain/bookings/booking.ts";
import { DAY_PARTS } from "#app/domain/bookings/free-starts.ts";
import type { Span } from "#app/domain/bookings/times.ts";
import { jobEndsAt, tradeKey } from "#app/domain/jobs/job.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import type { jobs, offers } from "#db/schema/jobs.ts";
import { type BookingRows, bookingId, bookingRows } from "./booking-rows.ts";
import {
  addressOf,
  type Customer,
  type DemoPeople,
  type Service,
  serviceAt,
} from "./demo-people.ts";
import { freeOn, type Schedule, span, takeSlot } from "./schedule.ts";
import { centsOf } from "./seed-types.ts";
import { at, seedId } from "./seeded-random.ts";
import { JOBS, type SeedJob, type SeedOffer } from "./texts/jobs.ts";

type JobRow = typeof jobs.$inferInsert;
type OfferRow = typeof offers.$inferInsert;
type JobRows = BookingRows & { jobs: JobRow[]; offers: OfferRow[] };

const SATURDAY = 6;

/** How many days are looked at for the times of an offer. */
const DAYS_TRIED = 10;

/** The id of the job with this key. */
export function jobId(key: string): string {
  return seedId(`job:${key}`);
}

/** The jobs of the demo customers with their offers, and the bookings that some became; `schedule` keeps them from overlapping. */
export function jobRows(demoPeople: DemoPeople, now: number, schedule: Schedule): JobRows {
  const rows: JobRows = { jobs: [], offers: [], bookings: [], history: [] };
  for (const job of JOBS) {
    const customer = at(demoPeople.customers, job.customer);
    const offered = job.offers.map((offer) => {
      const service = serviceAt(demoPeople, offer.service);
      return { offer, service, minutes: minutesOf(service) };
    });
    const [accepted] = offered.filter(({ offer }) => offer.accepted);
    const booked = accepted && bookingOf({ job, customer, ...accepted }, now, schedule);
    if (booked) {
      rows.bookings.push(booked.booking);
      rows.history.push(booked.entry);
    }
    rows.jobs.push(jobRow({ job, customer, bookingId: booked?.booking.id ?? null }, now));
    for (const { offer, service, minutes } of offered) {
      const isAccepted = offer.accepted === true;
      const first = isAccepted && booked ? [booked.booking.startsAt] : [];
      const others = timesOf({ job, offer, service, minutes }, now, schedule);
      const sentAt = now - offer.hoursAgo * HOUR_MS;
      rows.offers.push({
        id: offerId(job, offer),
        jobId: jobId(job.key),
        professionalId: service.professional.id,
        serviceId: service.id,
        priceAmount: centsOf(offer.price),
        priceType: offer.priceType,
        minutes,
        message: offer.message,
        times: [...first, ...others].slice(0, offer.times).toSorted((a, b) => a - b),
        status: isAccepted ? "accepted" : job.end ? "not-chosen" : "open",
        bookingId: isAccepted && booked ? booked.booking.id : null,
        createdAt: sentAt,
        updatedAt: accepted ? takenAt(accepted.offer, now) : sentAt,
      });
    }
  }
  return rows;
}

type Offered = { offer: SeedOffer; service: Service; minutes: number };

function minutesOf({ categoryId, subcategory }: Service): number {
  return usualVisit({ categoryId, subcategoryId: subcategory });
}

function offerId(job: SeedJob, offer: SeedOffer): string {
  return seedId(`offer:${job.key}/${offer.service}`);
}

/** An hour after the offer. */
function takenAt({ hoursAgo }: SeedOffer, now: number): number {
  return now - (hoursAgo - 1) * HOUR_MS;
}

/** In how many days somebody should come; null where no day is wanted. */
function wantedIn({ inDays, onSaturday }: SeedJob, now: number): number | null {
  if (inDays === undefined) return null;
  const toSaturday = SATURDAY - weekdayOf(addDays(dayOf(now), inDays));
  return onSaturday ? inDays + toSaturday : inDays;
}

/** Free times on one day in the part of it that is wanted, apart from each other. */
function timesOf(
  { job, offer, service, minutes }: Offered & { job: SeedJob },
  now: number,
  schedule: Schedule,
): number[] {
  const part = DAY_PARTS.find(({ name }) => name === job.part);
  const isWanted = ({ startsAt }: Span) => {
    const minute = (startsAt - momentOn(dayOf(startsAt))) / MINUTE_MS;
    return !part || (minute >= part.from && minute < part.to);
  };
  const first = wantedIn(job, now) ?? offer.inDays;
  for (const inDays of span(first, first + DAYS_TRIED)) {
    const free = freeOn(schedule, now, { service, days: -inDays, minutes }).filter(isWanted);
    const step = Math.max(1, Math.floor(free.length / offer.times));
    const times = free.filter((_, i) => i % step === 0).map(({ startsAt }) => startsAt);
    if (times.length > 0) return times.slice(0, offer.times);
  }
  throw new Error(`No free time for an offer of ${offer.service}`);
}

function bookingOf(
  { job, customer, offer, service, minutes }: Offered & { job: SeedJob; customer: Customer },
  now: number,
  schedule: Schedule,
) {
  const { key } = job;
  const daysAgo = span(-offer.inDays, -offer.inDays - DAYS_TRIED);
  const slot = takeSlot(schedule, now, { service, daysAgo, minutes, key });
  if (!slot) throw new Error(`No free time for ${key}`);
  const requestedAt = takenAt(offer, now);
  const { booking } = bookingRows({
    key,
    service,
    customer,
    slot,
    requestedAt,
    status: "confirmed",
    notes: job.details,
  });
  const { priceType } = offer;
  const lasts = (slot.endsAt - slot.startsAt) / MINUTE_MS;
  return {
    booking: {
      ...booking,
      totalAmount: amountOf(centsOf(offer.price), priceType, lasts),
      priceType,
      landmark: `${job.landmark}, ${customer.village}`,
      idempotencyKey: offerId(job, offer),
      updatedAt: requestedAt,
    },
    entry: {
      id: seedId(`step:${key}/0`),
      bookingId: bookingId(key),
      actor: "customer" as const,
      action: "offer_accepted" as const,
      fromStatus: null,
      toStatus: "confirmed" as const,
      reason: null,
      createdAt: requestedAt,
    },
  };
}

function jobRow(
  { job, customer, bookingId }: { job: SeedJob; customer: Customer; bookingId: string | null },
  now: number,
): JobRow {
  const { key, what, details, categoryId, subcategoryId, landmark, when, part, end } = job;
  const createdAt = now - job.hoursAgo * HOUR_MS;
  const inDays = wantedIn(job, now);
  const day = inDays === null ? null : addDays(dayOf(now), inDays);
  const wanted = { when, day, part: part ?? null };
  const expiresAt = jobEndsAt(wanted, createdAt);
  const [accepted] = job.offers.filter((offer) => offer.accepted);
  return {
    id: jobId(key),
    customerId: customer.id,
    what,
    details,
    categoryId,
    subcategoryId,
    trade: tradeKey({ categoryId, subcategoryId }),
    region: addressOf(customer.village).region,
    city: customer.village,
    landmark,
    ...wanted,
    budget: job.budget === undefined ? null : centsOf(job.budget),
    offersWanted: job.offersWanted,
    status: end?.status ?? "open",
    closeReason: end?.status === "closed" ? end.reason : null,
    bookingId,
    idempotencyKey: seedId(`form:${key}`),
    expiresAt,
    matchedAt: createdAt,
    reminderSentAt: end?.status === "expired" ? expiresAt - 24 * HOUR_MS : null,
    hiddenAt: null,
    createdAt,
    updatedAt: updatedAt(),
  };

  function updatedAt(): number {
    if (accepted) return takenAt(accepted, now);
    if (end?.status === "expired") return expiresAt + MINUTE_MS;
    return end ? createdAt + 30 * HOUR_MS : createdAt;
  }
}
