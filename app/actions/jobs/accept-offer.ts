import type { RouterContextProvider } from "react-router";
import { refuseOfferedTime } from "#app/actions/bookings/refuse-offered-time.ts";
import { announceCard } from "#app/actions/messages/announce-card.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { refusalOf } from "#app/domain/bookings/guard-rules.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { textsOfBooking } from "#app/domain/jobs/booked-job.ts";
import { withoutContactDetails } from "#app/domain/jobs/contact-details.ts";
import { JOB_ENDED } from "#app/domain/jobs/offer.ts";
import { bookingEmail } from "#app/email/booking-emails.ts";
import { acceptedNotification } from "#app/email/job-emails.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readScheduleOf } from "#db/bookings/free-times.ts";
import { readBroken } from "#db/bookings/guard.ts";
import { type Acceptance, acceptJobOffer } from "#db/jobs/accept.ts";
import { guardedTime } from "#db/jobs/offers.ts";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import { type OfferPeople, readPeople } from "#db/jobs/people.ts";
import { notChosenNotice } from "./end-jobs.ts";

type Context = Readonly<RouterContextProvider>;

const MISSING = "This offer no longer exists.";
const OFFER_GONE = "This offer is no longer there. Please choose another one.";
const CHANGED = "This offer was changed while you were looking. Please read it again.";

/** What the customer saw, an offer with the title of its service and its version, and the phone number that they gave. */
type AcceptForm = {
  offer: string;
  slot: number;
  phone: string;
  title: string | null;
  version: number | null;
};

type AcceptRefusal = {
  status: 404 | 409;
  message: string;
  /** The next free start times of the professional, UTC milliseconds. */
  suggested?: number[];
};

/** Accepts an offer for a job of the person who is signed in, at one of its times: the id of the booking, or why not. */
export async function acceptOfferForJob(
  context: Context,
  { jobId, form }: { jobId: string; form: AcceptForm },
): Promise<{ bookingId: string } | AcceptRefusal> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: customerId } = signedIn(context);
  // Both reads start in the same tick, so that they share one call to the database.
  const [ownJob, people] = await Promise.all([
    readOwnJob(db, { id: jobId, me: customerId }),
    readPeople(db, { jobId, offerId: form.offer }),
  ]);
  const offer = ownJob?.offers.find(({ id }) => id === form.offer);
  if (!ownJob) return { status: 404, message: MISSING };
  if (!offer || !people) return { status: 409, message: OFFER_GONE };
  if (offer.status === "accepted" && offer.bookingId) return { bookingId: offer.bookingId };
  const { job } = ownJob;
  if (job.hidden) return { status: 409, message: JOB_ENDED };
  if (form.title !== null && form.title !== withoutContactDetails(offer.serviceTitle)) {
    return { status: 409, message: CHANGED };
  }
  const acceptance: Acceptance = {
    ...offer,
    jobId,
    customerId,
    startsAt: form.slot,
    version: form.version ?? offer.version,
    bookingId: crypto.randomUUID(),
    region: job.region,
    ...textsOfBooking(job),
    phone: form.phone,
    at,
  };
  const notices = noticesOf(context, job, { acceptance, people });
  const outcome = await acceptJobOffer(db, acceptance, notices);
  if (!outcome) return refusalNow(context, { jobId, acceptance });
  const { bookingId, notChosen } = outcome;
  const rooms = context.get(roomsContext);
  rooms.refreshInbox(acceptance.professionalId);
  for (const userId of notChosen) rooms.refreshInbox(userId);
  context.get(laterContext)(() => announceCard(db, rooms, { bookingId }, at));
  return { bookingId };
}

function noticesOf(
  context: Context,
  { id, what }: { id: string; what: string },
  { acceptance, people }: { acceptance: Acceptance; people: OfferPeople },
) {
  const { appOrigin } = context.get(configContext);
  const { bookingId, startsAt, minutes, priceAmount, priceType } = acceptance;
  const { customer, professional } = people;
  const { email: to, preferences } = professional;
  const text = acceptedNotification(what, customer.name, startsAt);
  const booking = {
    id: bookingId,
    status: "confirmed" as const,
    ...spanOf(startsAt, minutes),
    totalAmount: amountOf(priceAmount, priceType, minutes),
    priceType,
  };
  return {
    chosen: {
      ...text,
      link: paths.booking(bookingId),
      to,
      emailContent: (reference: string) =>
        bookingEmail(appOrigin, text, { ...booking, reference }, preferences),
    },
    notChosen: notChosenNotice(appOrigin, { id, what }, "taken"),
  };
}

/** Why an offer could not be accepted, from what is stored now. */
async function refusalNow(
  context: Context,
  { jobId, acceptance }: { jobId: string; acceptance: Acceptance },
): Promise<{ bookingId: string } | AcceptRefusal> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const { customerId, startsAt, minutes, serviceId } = acceptance;
  const ownJob = await readOwnJob(db, { id: jobId, me: customerId });
  const offer = ownJob?.offers.find(({ id }) => id === acceptance.id);
  if (!ownJob) return { status: 404, message: MISSING };
  if (offer?.status === "accepted" && offer.bookingId) return { bookingId: offer.bookingId };
  if (ownJob.job.status !== "open" || ownJob.job.expiresAt <= now) {
    return { status: 409, message: JOB_ENDED };
  }
  if (offer?.status !== "open") return { status: 409, message: OFFER_GONE };
  if (offer.version !== acceptance.version) return { status: 409, message: CHANGED };
  const broken = refusalOf(await readBroken(db, guardedTime(acceptance, startsAt, now)), "offer");
  if (!broken) return { status: 409, message: CHANGED };
  if (!broken.field) return { status: 409, message: broken.message };
  const schedule = await readScheduleOf(db, serviceId, now);
  return refuseOfferedTime(broken.rule, schedule, { of: "job", minutes, now, after: now });
}
