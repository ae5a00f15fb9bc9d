import type { RouterContextProvider } from "react-router";
import { announceCard } from "#app/actions/messages/announce-card.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import { minutesOf } from "#app/domain/bookings/booking.ts";
import type { AcceptanceForm } from "#app/domain/bookings/form.ts";
import { refusalOf } from "#app/domain/bookings/guard-rules.ts";
import {
  type BookingOffer,
  NOT_YOUR_ANSWER,
  OFFER_ENDED,
  OFFER_ENDS,
  OFFER_MISSING,
  type OfferEnd,
} from "#app/domain/bookings/offer.ts";
import { offerState } from "#app/domain/bookings/offer-state.ts";
import { bookingEmail, offerAcceptedNotification } from "#app/email/booking-emails.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { acceptOffer, endOffer, type Offered, readOffered } from "#db/bookings/answer-offer.ts";
import { guardedOffer, readBroken } from "#db/bookings/guard.ts";
import { refuseOfferedTime } from "./refuse-offered-time.ts";

type Context = Readonly<RouterContextProvider>;

const SERVICE_RENAMED = "The service was changed after this offer. Please ask for a new one.";

type OfferRefusal = {
  status: 403 | 404 | 409;
  message: string;
  /** The next free start times, UTC milliseconds. */
  suggested?: number[];
};

/** The conversation of an offer that was answered. */
type Answer = { conversationId: string };

const MISSING: OfferRefusal = { status: 404, message: OFFER_MISSING };
const NOT_THEIRS: OfferRefusal = { status: 403, message: NOT_YOUR_ANSWER };

/** Accepts an offer as its customer: the conversation, which shows the booking, also when it was accepted before; or why not. */
export async function acceptBookingOffer(
  context: Context,
  { id, form }: { id: string; form: AcceptanceForm },
): Promise<Answer | OfferRefusal> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const current = await readOffered(db, { id, me, now: at });
  if (!current) return MISSING;
  const { offer } = current;
  if (offer.customerId !== me) return NOT_THEIRS;
  if (offer.status === "accepted") return { conversationId: offer.conversationId };
  const refusal = endedRefusal(offer, at);
  if (refusal) return refusal;
  const notification = notificationOf(context, current);
  const bookingId = await acceptOffer(db, offer, form, notification, at);
  if (!bookingId) return refusalNow(context, id);
  const rooms = context.get(roomsContext);
  rooms.refreshInbox(offer.professionalId);
  context.get(laterContext)(() => announceCard(db, rooms, { messageId: id }, at));
  return { conversationId: offer.conversationId };
}

/** Declines or withdraws an offer: the conversation, also when it was done before; or why not. */
export async function endOfferAs(
  context: Context,
  { id, end }: { id: string; end: OfferEnd },
): Promise<Answer | OfferRefusal> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const current = await readOffered(db, { id, me, now: at });
  if (!current) return MISSING;
  const { conversationId, customerId } = current.offer;
  const { by, status } = OFFER_ENDS[end];
  if ((by === "customer") !== (customerId === me)) return NOT_THEIRS;
  if (await endOffer(db, { id, me, end, at })) {
    context.get(laterContext)(() =>
      announceCard(db, context.get(roomsContext), { messageId: id }, at),
    );
    return { conversationId };
  }
  const newState = await readOffered(db, { id, me, now: at });
  if (newState?.offer.status === status) return { conversationId };
  return (newState && endedRefusal(newState.offer, at)) ?? MISSING;
}

function endedRefusal(offer: BookingOffer, at: number): OfferRefusal | null {
  const state = offerState(offer, at);
  return state === "open" ? null : { status: 409, message: OFFER_ENDED[state] };
}

/** Why an offer could not be accepted, from what is stored now. */
async function refusalNow(context: Context, id: string): Promise<Answer | OfferRefusal> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const current = await readOffered(db, { id, me: signedIn(context).id, now: at });
  if (!current) return MISSING;
  const { offer } = current;
  if (offer.status === "accepted") return { conversationId: offer.conversationId };
  const refusal = endedRefusal(offer, at);
  if (refusal) return refusal;
  const broken = refusalOf(await readBroken(db, guardedOffer(offer, at)), "offer");
  if (!broken) return { status: 409, message: SERVICE_RENAMED };
  if (!broken.field) return { status: 409, message: broken.message };
  const minutes = minutesOf(offer);
  const time = { minutes, now: at, after: offer.startsAt };
  return refuseOfferedTime(broken.rule, current.schedule, { of: "conversation", ...time });
}

function notificationOf(context: Context, { offer, customer, professional }: Offered) {
  const { preferences, email: to } = professional;
  const bookingId = crypto.randomUUID();
  const customerName = `${customer.firstName} ${customer.lastName}`;
  const text = offerAcceptedNotification({ ...offer, customerName });
  const { appOrigin } = context.get(configContext);
  return {
    ...text,
    to,
    bookingId,
    link: paths.booking(bookingId),
    emailContent: (reference: string) =>
      bookingEmail(
        appOrigin,
        text,
        { ...offer, id: bookingId, reference, status: "confirmed" },
        preferences,
      ),
  };
}
