import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { announceCard } from "#app/actions/messages/announce-card.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { NOT_BOOKABLE, refusalOfTime } from "#app/domain/bookings/guard-rules.ts";
import type { OfferForm } from "#app/domain/bookings/offer.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { CHOOSE_LENGTH, offeredLength } from "#app/domain/bookings/visit.ts";
import { idFromHash } from "#app/domain/id.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { offerEmail, offerNotification } from "#app/email/booking-emails.ts";
import { limitedUse, minutesText, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { guardedOffer, readBroken } from "#db/bookings/guard.ts";
import { createOffer, type NewBookingOffer } from "#db/bookings/make-offer.ts";
import { type OfferableQuery, readOfferable } from "#db/bookings/offerable.ts";
import type { Database } from "#db/connection/client.ts";
import { limitedUntil } from "#db/rate-limit.ts";

const SERVICE_CHANGED =
  "Your service was changed in the meantime. Please check the offer and send it again.";
const LIMIT = { action: "offer", most: 20, windowMs: HOUR_MS };

type OfferRefusal = {
  status: 400 | 403 | 404 | 409 | 429;
  message: string;
  field?: "slot" | "duration";
  retryAfter?: number;
};

/**
 * Offers a time to the other person of a conversation, as the professional who is signed in. Null when it is done, also
 * when the form is sent again, else why not.
 */
export async function makeOffer(
  context: Readonly<RouterContextProvider>,
  { conversationId, form }: { conversationId: string; form: OfferForm },
): Promise<OfferRefusal | null> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const query = { conversationId, me, serviceId: form.service, now };
  const offerable = await readOfferable(db, query);
  if (!offerable) return { status: 404, message: REFUSALS["not-found"].screen };
  const { service, customer, professionalName } = offerable;
  if (!service || service.id !== form.service) return { status: 409, message: NOT_BOOKABLE };
  const minutes = offeredLength(service, form.duration);
  if (minutes === null) return { status: 400, message: CHOOSE_LENGTH, field: "duration" };
  const offer: NewBookingOffer = {
    id: crypto.randomUUID(),
    conversationId,
    serviceId: service.id,
    serviceTitle: service.title,
    professionalId: me,
    customerId: customer.id,
    ...spanOf(form.slot, minutes),
    totalAmount: amountOf(service.priceAmount, service.priceType, minutes),
    priceType: service.priceType,
    note: form.note || null,
    expiresAt: requestEndsAt(now, form.slot),
    key: keyOf(form, minutes),
    serviceVersion: service.version,
    at: now,
  };
  const { preferences, email: to } = customer;
  const text = offerNotification({ ...offer, professionalName });
  const emailContent = offerEmail(context.get(configContext).appOrigin, text, offer, preferences);
  const limit = limitedUse(context, LIMIT, me);
  if (await createOffer(db, offer, { ...text, to, emailContent }, limit)) {
    const rooms = context.get(roomsContext);
    rooms.refreshInbox(customer.id);
    context.get(laterContext)(() => announceCard(db, rooms, { messageId: offer.id }, now));
    return null;
  }
  const time = { startsAt: form.slot, minutes, shown: form.shown };
  const refusal = refusalOfTime(await readBroken(db, guardedOffer(offer, now)), "offer", time);
  if (refusal) return refusal;
  const until = limit && (await limitedUntil(db, limit));
  if (!until) return refusalNow(db, query);
  const retryAfter = secondsUntil(until, now);
  const message = `Too many offers. Please wait ${minutesText(retryAfter)} and try again.`;
  return { status: 429, message, retryAfter };
}

/** Why an offer was not stored that keeps every rule about its time, from what is stored now. */
async function refusalNow(db: Database, query: OfferableQuery): Promise<OfferRefusal> {
  const offerable = await readOfferable(db, query);
  return offerable?.mayWrite
    ? { status: 409, message: SERVICE_CHANGED }
    : { status: 403, message: REFUSALS.blocked.screen };
}

/** The same form with the same content is one offer. With changed content it is another offer. */
function keyOf({ key, service, slot, note }: OfferForm, minutes: number): string {
  if (!key) return crypto.randomUUID();
  const content = JSON.stringify([key, service, slot, minutes, note]);
  return idFromHash(createHash("sha256").update(content).digest("hex"));
}
