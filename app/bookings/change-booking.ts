import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { type BookingDetails, otherParty, type Party } from "#app/domain/bookings/booking.ts";
import { partyOf, stateOf } from "#app/domain/bookings/open.ts";
import {
  BOOKING_FAILED,
  type BookingStep,
  DOUBLE_CONFIRMED,
  needsReason,
  refuseReason,
  refuseStep,
} from "#app/domain/bookings/steps.ts";
import { refuseTime, TIME_TAKEN } from "#app/domain/bookings/times.ts";
import {
  bookingLetter,
  bookingPath,
  disputeLetter,
  stepTidings,
} from "#app/mail/booking-letters.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { type BookingToChange, readBookingToChange } from "#db/bookings/booking.ts";
import { storeStep } from "#db/bookings/change.ts";
import { readDiaryAround } from "#db/bookings/free-times.ts";
import type { News } from "#db/bookings/write.ts";
import { nudgeAll } from "./nudge.ts";

type WantedStep = {
  id: string;
  step: BookingStep;
  /** Cleaned. */
  reason?: string;
  /** UTC milliseconds, for "propose". */
  proposedStartsAt?: number;
};

/** 400 is about the field of the form that is named. */
export type StepRefused = {
  status: 400 | 403 | 404 | 409;
  message: string;
  field?: "reason" | "slot";
};

/**
 * Takes a step with a booking of the person who is signed in and tells the other side; null when it is done, else why
 * not. A second press of Accept is not an error.
 */
export async function takeStep(
  context: Readonly<RouterContextProvider>,
  wanted: WantedStep,
): Promise<StepRefused | null> {
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
  const refused = refuseStep(stateOf(booking), step, actor, at) ?? refuseWords(words);
  if (refused) return refused;
  if (step === "propose") {
    const problem = await refuseNewTime(context, booking, actor, proposedStartsAt);
    if (problem) return problem;
  }
  const { appOrigin, supportEmail } = context.get(configContext);
  const news = newsOf(appOrigin, found, { step, to: otherParty(actor), reason, proposedStartsAt });
  const support =
    step === "dispute"
      ? { to: supportEmail, letter: disputeLetter(appOrigin, booking, reason) }
      : undefined;
  const change = { booking, step, actor, reason, proposedStartsAt, at };
  if (!(await storeStep(db, change, news, support))) return whyLost(context, wanted, actor);
  nudgeAll(context.get(roomsContext), news);
  return null;
}

function isRepeated(step: BookingStep, { status }: BookingDetails, actor: Party): boolean {
  return step === "accept" && status === "confirmed" && actor === "professional";
}

type Change = {
  step: BookingStep;
  actor: Party;
  reason: string;
  at: number;
  booking: BookingDetails;
};

function refuseWords({ step, actor, reason, at, booking }: Change): StepRefused | null {
  if (!["cancel", "decline", "dispute"].includes(step)) return null;
  const required = step === "cancel" && needsReason(actor, booking.startsAt, at);
  const message = refuseReason(reason, required);
  return message ? { status: 400, message, field: "reason" } : null;
}

/** A professional may propose a time of their own without notice; both choose among the hours of the service. */
async function refuseNewTime(
  context: Readonly<RouterContextProvider>,
  booking: BookingDetails,
  actor: Party,
  startsAt: number | undefined,
): Promise<StepRefused | null> {
  if (startsAt === undefined || startsAt === booking.startsAt) {
    return { status: 400, message: "Please choose another time.", field: "slot" };
  }
  const now = context.get(clockContext)();
  const diary = await readDiaryAround(context.get(databaseContext), { bookingId: booking.id, now });
  const message = refuseTime(actor === "professional" ? withoutNotice(diary) : diary, {
    startsAt,
    minutes: (booking.endsAt - booking.startsAt) / 60_000,
    now,
  });
  if (!message) return null;
  return { status: message === TIME_TAKEN ? 409 : 400, message, field: "slot" };
}

/** The diary as its professional may use it. */
export function withoutNotice<D extends { rules: { minimumNoticeHours: number } }>(diary: D): D {
  return { ...diary, rules: { ...diary.rules, minimumNoticeHours: 0 } };
}

type Told = {
  step: BookingStep;
  to: Party;
  reason?: string;
  proposedStartsAt?: number | undefined;
};

/** What one side is told about a step, on the site and by mail; nothing when the account is gone. */
export function newsOf(appOrigin: string, found: BookingToChange, told: Told): News[] {
  const { booking } = found;
  const person = found[told.to];
  if (!person) return [];
  const tidings = stepTidings(told.step, { booking, ...told, reader: person.reader });
  const letter = bookingLetter(appOrigin, tidings, booking, person.reader);
  return [
    {
      userId: person.id,
      ...tidings,
      link: bookingPath(booking.id),
      about: found[otherParty(told.to)]?.id ?? null,
      letter: { to: person.email, letter },
    },
  ];
}

/** Somebody was faster: what they made of the booking says why this step is not possible any more. */
async function whyLost(
  context: Readonly<RouterContextProvider>,
  { id, step }: WantedStep,
  actor: Party,
): Promise<StepRefused | null> {
  const { id: userId } = signedIn(context);
  const found = await readBookingToChange(context.get(databaseContext), { id, userId });
  if (!found) return { status: 404, message: "Booking not found" };
  if (isRepeated(step, found.booking, actor)) return null;
  const refused = refuseStep(stateOf(found.booking), step, actor, context.get(clockContext)());
  if (refused) return refused;
  if (step === "accept") return { status: 409, message: DOUBLE_CONFIRMED };
  return { status: 409, message: step === "accept-proposal" ? TIME_TAKEN : BOOKING_FAILED };
}
