import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { refusalOfTime } from "#app/domain/bookings/guard-rules.ts";
import { CHOOSE_LENGTH, offeredLength } from "#app/domain/bookings/visit.ts";
import {
  isSameOffer,
  JOB_ENDED,
  type JobOfferForm,
  MOST_OFFERS_A_DAY,
} from "#app/domain/jobs/offer.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  changedOfferNotification,
  jobEmail,
  newOfferNotification,
  offerLines,
} from "#app/email/job-emails.ts";
import { limitedUse, minutesText, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readBroken } from "#db/bookings/guard.ts";
import type { Database } from "#db/connection/client.ts";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { guardedTime, type NewOffer, sendOffer } from "#db/jobs/offers.ts";
import { type OfferPeople, readPeople } from "#db/jobs/people.ts";
import { limitedUntil } from "#db/rate-limit.ts";

const LIMIT = { action: "job-offer", most: MOST_OFFERS_A_DAY, windowMs: DAY_MS };

export const JOB_MISSING = "This job is no longer available: it may be closed or taken.";
const NO_ROOM = "The customer has enough offers for now. Look again later.";
const NO_SERVICE = "You need an active service of this trade to send an offer.";

type OfferRefusal = {
  status: 400 | 403 | 404 | 409 | 429;
  message: string;
  field?: "slot" | "duration";
  retryAfter?: number;
};

/** Sends an offer for a job as the professional who is signed in, or changes their offer. Null when it is stored, else why not. */
export async function sendOfferAs(
  context: Readonly<RouterContextProvider>,
  { jobId, form }: { jobId: string; form: JobOfferForm },
): Promise<OfferRefusal | null> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: me } = signedIn(context);
  // Both reads start in the same tick, so that they share one call to the database.
  const [state, people] = await Promise.all([
    readJobForOffer(db, { id: jobId, me, serviceId: form.serviceId ?? null, at }),
    readPeople(db, { jobId, professionalId: me }),
  ]);
  if (!state || !people) return { status: 404, message: JOB_MISSING };
  const { job, service, offer: previous } = state;
  if (previous && previous.status !== "open" && previous.status !== "withdrawn")
    return { status: 409, message: JOB_ENDED };
  if (!service) return { status: 409, message: NO_SERVICE };
  const minutes = offeredLength(service, form.duration);
  if (minutes === null) return { status: 400, message: CHOOSE_LENGTH, field: "duration" };
  const offer: NewOffer = {
    id: previous?.id ?? crypto.randomUUID(),
    jobId,
    customerId: job.customerId,
    professionalId: me,
    serviceId: service.id,
    priceAmount: form.priceAmount,
    priceType: form.priceType,
    minutes,
    message: form.message,
    times: form.slot,
    // A changed offer has a new version, so that nobody accepts the earlier terms.
    at: Math.max(at, (previous?.version ?? 0) + 1),
  };
  if (previous?.status === "open" && isSameOffer(previous, offer)) return null;
  const limit = limitedUse(context, LIMIT, me);
  if (await sendOffer(db, offer, notificationOf(context, job, { offer, people }), limit)) {
    context.get(roomsContext).refreshInbox(job.customerId);
    return null;
  }
  const { shown, shownService = service.id } = form;
  const otherService = shownService === service.id ? null : service.title;
  const timeRefusal = await refuseTimes(db, offer, { shown, otherService, now: at });
  if (timeRefusal) return timeRefusal;
  const until = limit && (await limitedUntil(db, limit));
  if (until) {
    const retryAfter = secondsUntil(until, at);
    const message = `You have sent ${MOST_OFFERS_A_DAY} offers today. Please wait ${minutesText(retryAfter)} and try again.`;
    return { status: 429, message, retryAfter };
  }
  return refusalNow(context, offer);
}

/** Why an offer was not stored, from what is stored now. */
async function refusalNow(
  context: Readonly<RouterContextProvider>,
  { jobId, professionalId: me, serviceId }: NewOffer,
): Promise<OfferRefusal> {
  const now = context.get(clockContext)();
  const query = { id: jobId, me, serviceId, at: now };
  const state = await readJobForOffer(context.get(databaseContext), query);
  if (!state) return { status: 404, message: JOB_MISSING };
  const { job, service } = state;
  const isOpen = job.status === "open" && job.expiresAt > now;
  if (isOpen && service?.id !== serviceId) return { status: 409, message: NO_SERVICE };
  return { status: 409, message: job.takesOffers ? NO_ROOM : JOB_ENDED };
}

/** The refusal of the first time of an offer that breaks a rule now; null when none does. */
async function refuseTimes(
  db: Database,
  offer: NewOffer,
  { now, ...form }: { shown: JobOfferForm["shown"]; otherService: string | null; now: number },
): Promise<OfferRefusal | null> {
  for (const startsAt of offer.times) {
    const broken = await readBroken(db, guardedTime(offer, startsAt, now));
    const refusal = refusalOfTime(broken, "offer", { startsAt, minutes: offer.minutes, ...form });
    if (!refusal) continue;
    const { status, message, field } = refusal;
    return { status, message, ...(field && { field: "slot" as const }) };
  }
  return null;
}

function notificationOf(
  context: Readonly<RouterContextProvider>,
  job: { id: string; what: string; customerId: string },
  { offer, people: { customer, professional } }: { offer: NewOffer; people: OfferPeople },
) {
  const text = newOfferNotification(job.what, professional.shortName);
  const link = paths.job(job.id);
  const changed = { ...changedOfferNotification(job.what, professional.shortName), link };
  const { email: to, preferences } = customer;
  const { appOrigin } = context.get(configContext);
  const emailContent = jobEmail(appOrigin, text, {
    jobId: job.id,
    preferences,
    lines: offerLines(offer, preferences),
  });
  return { ...text, link, to, emailContent, changed };
}
