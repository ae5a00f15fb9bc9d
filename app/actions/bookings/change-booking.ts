import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { type BookingDetails, otherParty, type Party } from "#app/domain/bookings/booking.ts";
import { refusalOf } from "#app/domain/bookings/guard.ts";
import { partyOf, stateOf } from "#app/domain/bookings/open-transitions.ts";
import {
  BOOKING_FAILED,
  type BookingTransition,
  HISTORY_ACTION,
  needsReason,
  refuseReason,
  refuseTransition,
} from "#app/domain/bookings/transitions.ts";
import { CHANGED_ELSEWHERE } from "#app/domain/difference.ts";
import { bookingEmail, disputeEmail, transitionNotification } from "#app/email/booking-emails.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { paths } from "#app/links.ts";
import { type BookingToChange, readBookingToChange } from "#db/bookings/booking.ts";
import { type BookingChange, storeTransition, switchesForTransition } from "#db/bookings/change.ts";
import { readBroken } from "#db/bookings/guard.ts";
import type { News } from "#db/bookings/write.ts";
import { refreshInboxes } from "./refresh-inboxes.ts";

type RequestedTransition = {
  id: string;
  step: BookingTransition;
  /** Cleaned. */
  reason?: string;
  /** UTC milliseconds, for "propose". */
  proposedStartsAt?: number;
  /** Of the booking as it was shown, for an answer to a proposal. */
  version?: number;
};

/** 400 is about the field of the form that is named. */
export type TransitionRefused = {
  status: 400 | 403 | 404 | 409;
  message: string;
  field?: "reason" | "slot" | "duration";
};

/**
 * Takes a step with a booking of the person who is signed in and tells the other side; null when it is done, else why
 * not. A second press of an answer is not an error.
 */
export async function applyTransition(
  context: Readonly<RouterContextProvider>,
  wanted: RequestedTransition,
): Promise<TransitionRefused | null> {
  const db = context.get(databaseContext);
  const { id: userId } = signedIn(context);
  const at = context.get(clockContext)();
  const asked = { id: wanted.id, userId };
  const found = await readBookingToChange(db, asked);
  if (!found) return { status: 404, message: "Booking not found" };
  const { booking } = found;
  const actor = partyOf(booking, userId);
  const { step, reason = "", proposedStartsAt } = wanted;
  const words = { step, actor, reason, at, booking };
  if (isRepeated(step, booking, actor)) return null;
  const refused = refuseTransition(stateOf(booking), step, actor, at) ?? refuseWords(words);
  if (refused) return refused;
  // Who answers agrees to the time they saw, not to one that was proposed since (threat 76).
  if (ANSWERS.has(step) && wanted.version !== booking.updatedAt) {
    return { status: 409, message: CHANGED_ELSEWHERE };
  }
  const { appOrigin, supportEmail } = context.get(configContext);
  const news = newsOf(appOrigin, found, { step, to: otherParty(actor), reason, proposedStartsAt });
  const support =
    step === "dispute"
      ? { to: supportEmail, emailContent: disputeEmail(appOrigin, booking, reason) }
      : undefined;
  const change = { booking, step, actor, reason, proposedStartsAt, at };
  if (!(await storeTransition(db, change, news, support))) return whyLost(context, change);
  refreshInboxes(context.get(roomsContext), news);
  return null;
}

const ANSWERS: ReadonlySet<BookingTransition> = new Set(["accept-proposal", "decline-proposal"]);

/** Whether the same person has done just this already: pressed twice it is not an error. */
function isRepeated(step: BookingTransition, booking: BookingDetails, actor: Party): boolean {
  if (step === "accept") return booking.status === "confirmed" && actor === "professional";
  const last = booking.history.at(-1);
  return ANSWERS.has(step) && last?.action === HISTORY_ACTION[step] && last.actor === actor;
}

type Change = {
  step: BookingTransition;
  actor: Party;
  reason: string;
  at: number;
  booking: BookingDetails;
};

function refuseWords({ step, actor, reason, at, booking }: Change): TransitionRefused | null {
  if (!["cancel", "decline", "dispute"].includes(step)) return null;
  const required = step === "cancel" && needsReason(actor, booking.startsAt, at);
  const message = refuseReason(reason, required);
  return message ? { status: 400, message, field: "reason" } : null;
}

/** The diary as its professional may use it. */
export function withoutNotice<D extends { rules: { minimumNoticeHours: number } }>(schedule: D): D {
  return { ...schedule, rules: { ...schedule.rules, minimumNoticeHours: 0 } };
}

type Told = {
  step: BookingTransition;
  to: Party;
  reason?: string;
  proposedStartsAt?: number | undefined;
};

/** What one side is told about a step, on the site and by mail; nothing when the account is gone. */
export function newsOf(appOrigin: string, found: BookingToChange, told: Told): News[] {
  const { booking } = found;
  const person = found[told.to];
  if (!person) return [];
  const notification = transitionNotification(told.step, {
    booking,
    ...told,
    reader: person.reader,
  });
  const emailContent = bookingEmail(appOrigin, notification, booking, person.reader);
  return [
    {
      userId: person.id,
      ...notification,
      link: paths.booking(booking.id),
      about: found[otherParty(told.to)]?.id ?? null,
      emailContent: { to: person.email, emailContent },
    },
  ];
}

/** A rule is broken, or somebody was faster: what they made of the booking says why this step is not possible any more. */
async function whyLost(
  context: Readonly<RouterContextProvider>,
  change: BookingChange & { actor: Party },
): Promise<TransitionRefused | null> {
  const db = context.get(databaseContext);
  const { step, actor, at } = change;
  const { id: userId } = signedIn(context);
  const found = await readBookingToChange(db, { id: change.booking.id, userId });
  if (!found) return { status: 404, message: "Booking not found" };
  const { booking } = found;
  if (isRepeated(step, booking, actor)) return null;
  const refused = refuseTransition(stateOf(booking), step, actor, at);
  if (refused) return refused;
  const wanted = switchesForTransition({ ...change, booking });
  const closed = wanted && refusalOf(await readBroken(db, wanted), wanted.way);
  return closed ?? { status: 409, message: BOOKING_FAILED };
}
