import type { RouterContextProvider } from "react-router";
import { announceCard } from "#app/actions/messages/announce-card.ts";
import { readDevice } from "#app/auth/device.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { type BookingForm, requestedVisit } from "#app/domain/bookings/form.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import { termsOf } from "#app/domain/bookings/terms.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { requestEmail, requestNotification } from "#app/email/booking-emails.ts";
import { limitedUse, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { type Bookable, type BookableService, readBookable } from "#db/bookings/bookable.ts";
import {
  createBooking,
  guardedRequest,
  isRequestOf,
  type NewBooking,
} from "#db/bookings/create.ts";
import { readBroken } from "#db/bookings/guard.ts";
import type { Database } from "#db/connection/client.ts";
import { limitedUntil, type Use } from "#db/rate-limit.ts";
import {
  OTHER_REQUEST,
  type RequestRefusal,
  refuseBroken,
  refuseCustomer,
  timeTaken,
  tooMany,
} from "./refuse-request.ts";

const BOOKING_LIMIT = { action: "booking", most: 10, windowMs: HOUR_MS };

/** The id of the booking, or the refusal with the service as it was read, for the page that shows the form again. */
export type RequestResult = { id: string } | ({ bookable: Bookable } & RequestRefusal);

/**
 * Requests a booking for the person who is signed in. A form that is sent again returns the booking it has made before, and
 * is refused when its details differ from that booking (threats 24 and 96).
 */
export async function requestBooking(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { serviceId, form }: { serviceId: string; form: BookingForm },
): Promise<RequestResult> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const { id: customerId } = signedIn(context);
  const key = form.key ?? crypto.randomUUID();
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const query = { serviceId, customerId, deviceHash, key, now };
  const visit = requestedVisit(form);
  const bookable = await readBookable(db, { ...query, request: visit });
  const fields = { customerId, serviceId, ...visit, ...form };
  if (bookable.known) return earlierBooking(db, bookable.known, fields, bookable);
  const refusal =
    refuseCustomer(bookable, customerId) ??
    refuseBroken(bookable, bookable.service?.broken, { form, now });
  if (refusal) return { ...refusal, bookable };
  const { service } = bookable;
  if (!service) throw new Error("A service that is missing is refused above.");
  const booking = newBooking(service, { form, key, customerId, deviceHash, now });
  const limit = limitedUse(context, BOOKING_LIMIT, customerId);
  const { appOrigin } = context.get(configContext);
  const notification = notificationOf(appOrigin, bookable, service, booking);
  const { id, isShown, held } = await createBooking(db, booking, notification, limit);
  if (!id) return refusalNow(db, { booking, bookable, held, form, limit, query });
  if (id !== booking.id) return earlierBooking(db, id, fields, bookable);
  const rooms = context.get(roomsContext);
  rooms.refreshInbox(service.proId);
  if (isShown) {
    context.get(laterContext)(() => announceCard(db, rooms, { bookingId: id }, now));
  }
  return { id };
}

/** A request whose write has changed nothing, and what was read for it. */
type RefusedRequest = {
  booking: NewBooking;
  bookable: Bookable;
  /** The times that are held now, by the write. */
  held: Bookable["schedule"]["held"];
  form: BookingForm;
  limit: Use | null;
  query: Parameters<typeof readBookable>[1] & { customerId: string };
};

/** Why a guarded write has stored no booking, from what is stored now. */
async function refusalNow(
  db: Database,
  { booking, bookable, held, form, limit, query }: RefusedRequest,
): Promise<RequestResult> {
  const now = booking.at;
  const bookableAfter = { ...bookable, schedule: { ...bookable.schedule, held } };
  const broken = await readBroken(db, guardedRequest(booking));
  const refusal = refuseBroken(bookableAfter, broken, { form, now });
  // The right length is read below.
  if (refusal?.field && !broken.rules.includes("length")) {
    return { ...refusal, bookable: bookableAfter };
  }
  const until = !refusal && limit && (await limitedUntil(db, limit));
  if (until) return { ...tooMany(secondsUntil(until, now)), bookable };
  // The page with the refusal shows the service as it is now.
  const newBookable = await readBookable(db, query);
  const newRefusal =
    refuseCustomer(newBookable, query.customerId) ??
    refuseBroken(newBookable, broken, { form, now }) ??
    timeTaken(newBookable, { form, now });
  return { ...newRefusal, bookable: newBookable };
}

/** The booking that the same form has made before; refused when the form has other details now. */
async function earlierBooking(
  db: Database,
  id: string,
  fields: Parameters<typeof isRequestOf>[2],
  bookable: Bookable,
): Promise<RequestResult> {
  if (await isRequestOf(db, id, fields)) return { id };
  return { ...OTHER_REQUEST, bookable: { ...bookable, known: null } };
}

type BookingParts = Pick<NewBooking, "key" | "customerId" | "deviceHash"> & {
  form: BookingForm;
  now: number;
};

function newBooking(
  service: BookableService,
  { form, key, customerId, deviceHash, now }: BookingParts,
): NewBooking {
  const { duration: minutes, location, region, landmark, phone, notes } = form;
  // The guard compares the terms with the service, so the agreed price is the price of the service.
  const { price, priceType } = form.terms ?? termsOf(service);
  return {
    id: crypto.randomUUID(),
    serviceId: service.id,
    customerId,
    professionalId: service.proId,
    key,
    ...requestedVisit(form),
    totalAmount: amountOf(price, priceType, minutes),
    priceType,
    location,
    region,
    landmark,
    phone,
    notes,
    deviceHash,
    at: now,
  };
}

function notificationOf(
  appOrigin: string,
  { customer }: Bookable,
  service: BookableService,
  booking: NewBooking,
) {
  if (!customer) throw new Error("A request needs a customer.");
  const { proEmail, proPreferences: preferences, title: serviceTitle } = service;
  const customerName = `${customer.firstName} ${customer.lastName}`;
  const about = { customerName, serviceTitle, startsAt: booking.startsAt };
  const notification = requestNotification(about);
  return {
    ...notification,
    link: paths.booking(booking.id),
    to: proEmail,
    emailContent: (reference: string) => {
      const expiresAt = requestEndsAt(booking.at, booking.startsAt);
      const request = { ...booking, reference, expiresAt, status: "pending" as const };
      return requestEmail(appOrigin, notification, request, preferences);
    },
  };
}
