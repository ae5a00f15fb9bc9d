import type { RouterContextProvider } from "react-router";
import { announceCard } from "#app/actions/messages/announce-card.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import {
  type BookingDetails,
  otherParty,
  type Party,
  partyOf,
} from "#app/domain/bookings/booking.ts";
import { refusalOf } from "#app/domain/bookings/guard-rules.ts";
import { staleText, wasConfirmed } from "#app/domain/bookings/history.ts";
import {
  BOOKING_FAILED,
  BOOKING_TRANSITIONS,
  type BookingTransition,
  needsReason,
  type PersonalTransition,
  refuseReason,
  refuseTransition,
  stateOf,
  TRANSITIONS,
} from "#app/domain/bookings/transitions.ts";
import { disputeEmail, transitionNotification } from "#app/email/booking-emails.ts";
import type { NoticeCode } from "#app/http/cookies/notice.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readBookingToChange } from "#db/bookings/booking-to-change.ts";
import {
  type BookingChange,
  guardedChange,
  historyReason,
  storeTransition,
} from "#db/bookings/change.ts";
import { readBroken } from "#db/bookings/guard.ts";
import { notificationsOf, refreshInboxes } from "./notify.ts";

export type TransitionRequest = {
  id: string;
  transition: PersonalTransition;
  /** Trimmed, as the form field cleans it. */
  reason?: string;
  /** UTC milliseconds, for "propose". */
  proposedStartsAt?: number;
  /** The version of the booking on the page with the button; null from a page or a device of the release before. */
  version: number | null;
  /** The start of the booking that the person saw, UTC milliseconds; sent by a device of the release before. */
  startsAt?: number | undefined;
};

/** A 400 is about the field that it names. */
type TransitionRefusal = {
  status: 400 | 403 | 404 | 409;
  message: string;
  field?: "reason" | "slot" | "duration";
};

/** What the next page says about a transition that is done. */
type Done = { status: 200; notice: NoticeCode };

const MISSING: TransitionRefusal = { status: 404, message: "Booking not found" };

/**
 * Applies a transition to a booking of the person who is signed in and notifies the other side: what to say when it is done,
 * else why not. A button on a page with an older version of the booking is refused (threats 76 and 96); pressing the same
 * button twice is not an error.
 */
export async function applyTransition(
  context: Readonly<RouterContextProvider>,
  request: TransitionRequest,
): Promise<TransitionRefusal | Done> {
  const db = context.get(databaseContext);
  const { id: userId } = signedIn(context);
  const at = context.get(clockContext)();
  const current = await readBookingToChange(db, { id: request.id, userId });
  if (!current) return MISSING;
  const { booking } = current;
  const actor = partyOf(booking, userId);
  const { transition, reason = "", proposedStartsAt } = request;
  const change = { booking, transition, actor, reason, proposedStartsAt, at };
  if (isRepeated(change)) return done(change);
  const refusal =
    refuseTransition(stateOf(booking), transition, actor, at) ?? refuseReasonOf(change);
  if (refusal) return refusal;
  if (isStale(request, booking)) {
    return { status: 409, message: staleText(booking, actor, request.version) };
  }
  const { appOrigin, supportEmail } = context.get(configContext);
  const notifications = notificationsOf(appOrigin, current, {
    to: otherParty(actor),
    write: (about) => transitionNotification(transition, { ...about, reason, proposedStartsAt }),
    status: TRANSITIONS[transition].to,
  });
  const support =
    transition === "dispute"
      ? { to: supportEmail, emailContent: disputeEmail(appOrigin, booking, { actor, reason }) }
      : undefined;
  if (!(await storeTransition(db, change, notifications, support))) {
    return refusalNow(context, change);
  }
  const rooms = context.get(roomsContext);
  refreshInboxes(rooms, notifications);
  context.get(laterContext)(() => announceCard(db, rooms, { bookingId: booking.id }, at));
  return done(change);
}

/** A request that is taken back before anybody agreed to it is withdrawn, not cancelled (decision 70). */
function done({ transition, actor, booking }: PersonalChange): Done {
  const isWithdrawn = transition === "cancel" && actor === "customer" && !wasConfirmed(booking);
  const notice = isWithdrawn ? "booking-withdrawn" : TRANSITIONS[transition].notice;
  return { status: 200, notice };
}

const ANSWERS: ReadonlySet<BookingTransition> = new Set(["accept-proposal", "decline-proposal"]);

/** Whether the booking has changed since the page where the transition was pressed. */
function isStale({ transition, version, startsAt }: TransitionRequest, booking: BookingDetails) {
  if (version !== null) return version !== booking.updatedAt;
  return ANSWERS.has(transition) || (startsAt !== undefined && startsAt !== booking.startsAt);
}

type PersonalChange = BookingChange & {
  transition: PersonalTransition;
  actor: Party;
  reason: string;
};

/** Whether the last action was this one by the same person: a button pressed twice, or a form sent twice, is not an error. */
function isRepeated(change: PersonalChange): boolean {
  const { transition, booking, actor } = change;
  const last = booking.history.findLast(({ action }) => PERSONAL_ACTIONS.has(action));
  return (
    last?.action === TRANSITIONS[transition].history &&
    last.actor === actor &&
    last.reason === historyReason(change)
  );
}

/** The actions of people in a history, which has reminders too. */
const PERSONAL_ACTIONS: ReadonlySet<string> = new Set(
  BOOKING_TRANSITIONS.map((transition) => TRANSITIONS[transition].history),
);

function refuseReasonOf(change: PersonalChange): TransitionRefusal | null {
  const { transition, actor, reason, at, booking } = change;
  if (!TRANSITIONS[transition].reason) return null;
  const required = transition === "cancel" && needsReason(actor, booking, at);
  const message = refuseReason(reason, required);
  return message ? { status: 400, message, field: "reason" } : null;
}

/** Why a guarded write changed nothing, from the booking as it is stored now: a rule is broken, or another change was first. */
async function refusalNow(
  context: Readonly<RouterContextProvider>,
  change: PersonalChange,
): Promise<TransitionRefusal | Done> {
  const db = context.get(databaseContext);
  const { transition, actor, at } = change;
  const { id: userId } = signedIn(context);
  const current = await readBookingToChange(db, { id: change.booking.id, userId });
  if (!current) return MISSING;
  const { booking } = current;
  const newChange = { ...change, booking };
  if (isRepeated(newChange)) return done(newChange);
  const refusal = refuseTransition(stateOf(booking), transition, actor, at);
  if (refusal) return refusal;
  const guarded = guardedChange(newChange);
  const broken = guarded && refusalOf(await readBroken(db, guarded), guarded.operation);
  return broken ?? { status: 409, message: BOOKING_FAILED };
}
