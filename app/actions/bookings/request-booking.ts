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
import { createBooking, switchesForRequest } from "#db/bookings/create.ts";
import { type Offer, type OfferedService, readOffer } from "#db/bookings/free-times.ts";
import { readBroken } from "#db/bookings/guard.ts";
import { limitedUntil } from "#db/rate-limit.ts";

const BOOKING_LIMIT = { action: "booking", most: 10, windowMs: HOUR_MS };
const MOST_SUGGESTED = 3;

export type RequestRefused = {
  status: 400 | 403 | 404 | 409 | 429;
  message: string;
  /** The field that is wrong, when it is one. */
  field?: "slot" | "duration";
  /** The next free start times, UTC milliseconds. */
  suggested?: number[];
  /** When to come again. */
  seconds?: number;
  /** True when the service is not what was agreed to any more, so that its terms have to be agreed to anew. */
  newTerms?: boolean;
};

/** Why this person cannot book this service at all, or null. */
export function refuseCustomer(
  { service, customer }: Pick<Offer, "service" | "customer">,
  userId: string,
): RequestRefused | null {
  if (!service) return { status: 404, message: "Service not found" };
  if (service.proId === userId) return { status: 403, message: OWN_SERVICE };
  if (!service.open) return { status: 409, message: NOT_BOOKABLE };
  return customer.verified ? null : { status: 403, message: NOT_VERIFIED };
}

/** The id, or why not; `offer` is what was read of the service, for the page that shows the form again. */
type RequestResult = { id: string } | ({ offer: Offer } & ({ id: null } | RequestRefused));

/**
 * Requests a booking for the person who is signed in: its id, or why it could not be. A form sent again gives the
 * booking it has made before. With `only: "check"` nothing is written and the id is null when nothing is in the way.
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
  const wanted = { startsAt, endsAt: startsAt + minutes * MINUTE_MS, terms };
  const offer = await readOffer(db, { serviceId, customerId, key, now, wanted });
  if (offer.known) return { id: offer.known };
  const refused = refuseCustomer(offer, customerId) ?? whyNot(offer, offer.broken, form, now);
  if (refused) return { ...refused, offer };
  const { service } = offer;
  if (!service || only === "check") return { id: null, offer };
  const booking = newBooking(service, { form, key, customerId, now });
  const limit = limitedUse(context, BOOKING_LIMIT, customerId);
  const { appOrigin } = context.get(configContext);
  const news = newsOf(appOrigin, offer, service, booking);
  const { id, held } = await createBooking(db, booking, news, limit);
  if (id) {
    context.get(roomsContext).refreshInbox(service.proId);
    return { id };
  }
  const after = { ...offer, schedule: { ...offer.schedule, held } };
  const why = whyNot(after, await readBroken(db, switchesForRequest(booking)), form, now);
  if (why?.field) return { ...why, offer: after };
  const until = !why && limit && (await limitedUntil(db, limit));
  if (until) return { ...tooMany(secondsUntil(until, now)), offer };
  // The page that says so has to show the service as it stands now.
  const again = await readOffer(db, { serviceId, customerId, key, now });
  return { ...(refuseCustomer(again, customerId) ?? why ?? taken(again, form, now)), offer: again };
}

function whyNot(
  { schedule }: Pick<Offer, "schedule">,
  broken: Broken | null,
  form: BookingForm,
  now: number,
): RequestRefused | null {
  const refusal = broken && refusalOf(broken, "create");
  if (!refusal) return null;
  const { rule, ...said } = refusal;
  if (rule === "terms-agreed") return { ...said, newTerms: true };
  return said.message === TIME_TAKEN ? taken({ schedule }, form, now) : said;
}

function taken(
  { schedule }: Pick<Offer, "schedule">,
  form: BookingForm,
  now: number,
): RequestRefused {
  const ask = { minutes: form.duration, now, most: MOST_SUGGESTED };
  const later = nextFreeTimes(schedule, { ...ask, after: form.slot });
  const suggested = later.length === MOST_SUGGESTED ? later : nextFreeTimes(schedule, ask);
  return { status: 409, message: TIME_TAKEN, field: "slot", suggested };
}

function tooMany(seconds: number): RequestRefused {
  const message = `Too many booking requests. Please wait ${minutesText(seconds)} and try again.`;
  return { status: 429, message, seconds };
}

type Made = { form: BookingForm; key: string; customerId: string; now: number };

function newBooking(service: OfferedService, { form, key, customerId, now }: Made) {
  const { price, priceType } = form.terms ?? termsOf(service);
  const { slot: startsAt, duration: minutes, location, region, landmark, phone, notes } = form;
  return {
    id: crypto.randomUUID(),
    serviceId: service.id,
    customerId,
    professionalId: service.proId,
    key,
    startsAt,
    endsAt: startsAt + minutes * MINUTE_MS,
    // The guard holds the terms against the service, so what was agreed to is the service's own price.
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

function newsOf(
  appOrigin: string,
  { customer }: Offer,
  service: OfferedService,
  booking: ReturnType<typeof newBooking>,
) {
  const customerName = `${customer.firstName} ${customer.lastName}`;
  const about = { customerName, serviceTitle: service.title, startsAt: booking.startsAt };
  const notification = requestNotification(about, service.proPreferences);
  return {
    ...notification,
    link: paths.booking(booking.id),
    to: service.proEmail,
    emailContent: (reference: string) =>
      bookingEmail(
        appOrigin,
        notification,
        { ...booking, reference },
        service.proPreferences,
        "Answer the request",
      ),
  };
}
