import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { amountOf } from "#app/domain/bookings/booking.ts";
import type { BookingForm } from "#app/domain/bookings/form.ts";
import {
  type Broken,
  NOT_BOOKABLE,
  NOT_VERIFIED,
  OWN_SERVICE,
  refusalOf,
} from "#app/domain/bookings/guard.ts";
import { termsOf } from "#app/domain/bookings/terms.ts";
import { nextFreeTimes, TIME_TAKEN } from "#app/domain/bookings/times.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/durations.ts";
import { bookingEmail, requestNotification } from "#app/email/booking-emails.ts";
import { limitedUse, minutesText, secondsUntil } from "#app/http/limit.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { paths } from "#app/links.ts";
import { createBooking, guardedRequest, type NewBooking } from "#db/bookings/create.ts";
import { type Offer, type OfferedService, readOffer } from "#db/bookings/free-times.ts";
import { readBroken } from "#db/bookings/guard.ts";
import { limitedUntil } from "#db/rate-limit.ts";

const BOOKING_LIMIT = { action: "booking", most: 10, windowMs: HOUR_MS };
const MOST_SUGGESTED = 3;

export type RequestRefusal = {
  status: 400 | 403 | 404 | 409 | 429;
  message: string;
  /** The field that is wrong, when it is one. */
  field?: "slot" | "duration";
  /** The next free start times, UTC milliseconds. */
  suggested?: number[];
  /** After how many seconds the request may be sent again. */
  retryAfter?: number;
  /** True when the service changed since its terms were agreed to, so that they have to be agreed to again. */
  newTerms?: boolean;
};

/** Why this person cannot book this service at all, or null. */
export function refuseCustomer(
  { service, customer }: Pick<Offer, "service" | "customer">,
  userId: string,
): RequestRefusal | null {
  if (!service) return { status: 404, message: "Service not found" };
  if (service.proId === userId) return { status: 403, message: OWN_SERVICE };
  if (!service.open) return { status: 409, message: NOT_BOOKABLE };
  return customer.verified ? null : { status: 403, message: NOT_VERIFIED };
}

/** The id, or why not; `offer` is what was read of the service, for the page that shows the form again. */
type RequestResult = { id: string } | ({ offer: Offer } & ({ id: null } | RequestRefusal));

/**
 * Requests a booking for the person who is signed in: its id, or why it could not be. A form that is sent again gives
 * the booking it has made before. With `only: "check"` nothing is written and the id is null when nothing is wrong.
 */
export async function requestBooking(
  context: Readonly<RouterContextProvider>,
  { serviceId, form, only }: { serviceId: string; form: BookingForm; only?: "check" },
): Promise<RequestResult> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const { id: customerId } = signedIn(context);
  const key = form.key ?? crypto.randomUUID();
  const { slot: startsAt, duration: minutes, terms } = form;
  const request = { startsAt, endsAt: startsAt + minutes * MINUTE_MS, terms };
  const offer = await readOffer(db, { serviceId, customerId, key, now, request });
  if (offer.known) return { id: offer.known };
  const refused =
    refuseCustomer(offer, customerId) ?? refuseBroken(offer, offer.broken, { form, now });
  if (refused) return { ...refused, offer };
  const { service } = offer;
  if (!service || only === "check") return { id: null, offer };
  const booking = newBooking(service, { form, key, customerId, now });
  const limit = limitedUse(context, BOOKING_LIMIT, customerId);
  const { appOrigin } = context.get(configContext);
  const notification = notificationOf(appOrigin, offer, service, booking);
  const { id, held } = await createBooking(db, booking, notification, limit);
  if (id) {
    context.get(roomsContext).refreshInbox(service.proId);
    return { id };
  }
  const after = { ...offer, schedule: { ...offer.schedule, held } };
  const broken = await readBroken(db, guardedRequest(booking));
  const refusal = refuseBroken(after, broken, { form, now });
  if (refusal?.field) return { ...refusal, offer: after };
  const until = !refusal && limit && (await limitedUntil(db, limit));
  if (until) return { ...tooMany(secondsUntil(until, now)), offer };
  // The page with the refusal shows the service as it is now.
  const again = await readOffer(db, { serviceId, customerId, key, now });
  const whyNot = refuseCustomer(again, customerId) ?? refusal ?? timeTaken(again, { form, now });
  return { ...whyNot, offer: again };
}

type Considered = { form: BookingForm; now: number };

/** The refusal of a request that breaks rules, or null. */
function refuseBroken(
  { schedule }: Pick<Offer, "schedule">,
  broken: Broken | null,
  considered: Considered,
): RequestRefusal | null {
  const refusal = broken && refusalOf(broken, "create");
  if (!refusal) return null;
  const { rule, ...refused } = refusal;
  if (rule === "terms-agreed") return { ...refused, newTerms: true };
  return refused.message === TIME_TAKEN ? timeTaken({ schedule }, considered) : refused;
}

function timeTaken(
  { schedule }: Pick<Offer, "schedule">,
  { form, now }: Considered,
): RequestRefusal {
  const query = { minutes: form.duration, now, most: MOST_SUGGESTED };
  const later = nextFreeTimes(schedule, { ...query, after: form.slot });
  const suggested = later.length === MOST_SUGGESTED ? later : nextFreeTimes(schedule, query);
  return { status: 409, message: TIME_TAKEN, field: "slot", suggested };
}

function tooMany(retryAfter: number): RequestRefusal {
  const message = `Too many booking requests. Please wait ${minutesText(retryAfter)} and try again.`;
  return { status: 429, message, retryAfter };
}

function newBooking(
  service: OfferedService,
  { form, key, customerId, now }: Considered & { key: string; customerId: string },
): NewBooking {
  const { slot: startsAt, duration: minutes, location, region, landmark, phone, notes } = form;
  // The guard holds the terms against the service, so what was agreed to is the service's own price.
  const { price, priceType } = form.terms ?? termsOf(service);
  return {
    id: crypto.randomUUID(),
    serviceId: service.id,
    customerId,
    professionalId: service.proId,
    key,
    startsAt,
    endsAt: startsAt + minutes * MINUTE_MS,
    totalAmount: amountOf(price, priceType, minutes),
    priceType,
    terms: form.terms,
    location,
    region,
    landmark,
    phone,
    notes,
    at: now,
  };
}

function notificationOf(
  appOrigin: string,
  { customer }: Offer,
  service: OfferedService,
  booking: NewBooking,
) {
  const { proEmail, proPreferences: preferences, title: serviceTitle } = service;
  const customerName = `${customer.firstName} ${customer.lastName}`;
  const about = { customerName, serviceTitle, startsAt: booking.startsAt };
  const notification = requestNotification(about, preferences);
  return {
    ...notification,
    link: paths.booking(booking.id),
    to: proEmail,
    emailContent: (reference: string) => {
      const requested = { ...booking, reference };
      return bookingEmail(appOrigin, notification, requested, preferences, "Answer the request");
    },
  };
}
