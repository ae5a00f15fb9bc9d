import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/durations.ts";
import { characters } from "#app/domain/text.ts";
import type { Actor, BookingStatus, Party } from "./booking.ts";

/** Everything that can happen to a booking after it was requested. */
export const BOOKING_TRANSITIONS = [
  "accept",
  "decline",
  "cancel",
  "complete",
  "propose",
  "accept-proposal",
  "decline-proposal",
  "no-show",
  "dispute",
  "expire",
  "withdraw",
] as const;
export type BookingTransition = (typeof BOOKING_TRANSITIONS)[number];

/** What decides which steps are open. */
export type BookingState = {
  status: BookingStatus;
  startsAt: number;
  expiresAt: number | null;
  proposedBy: Party | null;
  proposedStartsAt: number | null;
  proposals: number;
  noShow: Party | null;
  /** When it was completed, UTC milliseconds. */
  completedAt: number | null;
  disputed: boolean;
  serviceDeleted: boolean;
};

/** 403: never this person's to do. 409: not in this state or not at this time. */
export type Refusal = { status: 403 | 409; message: string };

export const RUN_OUT = "This request has run out.";
export const BOOKING_ENDED = "This booking can no longer be changed.";
export const SERVICE_GONE = "This service is not offered any more.";
export const BOOKING_FAILED = "Failed to update booking status. Please try again.";
export const NOT_STARTED = "This booking has not started yet. Mark as completed anyway?";
export const MOST_PROPOSALS = 3;
const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;
const DISPUTE_WITHIN_MS = 7 * DAY_MS;
const LATE_WITHIN_MS = 24 * HOUR_MS;
export const LEAST_REASON = 10;
export const MOST_REASON = 300;

const never = (message: string): Refusal => ({ status: 403, message });
const notNow = (message: string): Refusal => ({ status: 409, message });

/**
 * Why somebody may not take a step with a booking at `now` (UTC milliseconds), or null when they may (decisions 68 to
 * 72). The database repeats in its WHERE what this decides, so that of two people at once only one is served.
 */
export function refuseTransition(
  booking: BookingState,
  step: BookingTransition,
  actor: Actor,
  now: number,
): Refusal | null {
  const stranger = refuseActor(step, actor);
  if (stranger) return stranger;
  if (step === "dispute") return refuseDispute(booking, now);
  if (booking.status === "completed" || booking.status === "cancelled")
    return notNow(BOOKING_ENDED);
  const confirms = STATUS_AFTER[step] === "confirmed";
  if (confirms && booking.status === "pending" && booking.serviceDeleted) {
    return notNow(SERVICE_GONE);
  }
  switch (step) {
    case "accept":
    case "decline":
      return refuseAnswer(booking, step, now);
    case "cancel":
      if (actor === "customer" && booking.startsAt <= now) {
        return notNow("A booking can be cancelled until its start. Write to the professional.");
      }
      return null;
    case "complete":
      return booking.status === "confirmed"
        ? null
        : notNow("Only a confirmed booking can be completed.");
    case "propose":
      return refuseProposal(booking, now);
    case "accept-proposal":
    case "decline-proposal":
      return refuseProposalAnswer(booking, step, actor, now);
    case "no-show":
      return refuseNoShow(booking, now);
    case "expire":
      return hasRunOut(booking, now) ? null : notNow("This request has not run out.");
    case "withdraw":
      return booking.status === "pending" ? null : notNow("Only a request ends with its service.");
  }
}

function refuseActor(step: BookingTransition, actor: Actor): Refusal | null {
  const byItself = step === "expire" || step === "withdraw";
  if (byItself !== (actor === "system")) return never("This is not yours to do.");
  if ((step === "accept" || step === "decline") && actor !== "professional") {
    return never("Only the professional can accept or decline this booking.");
  }
  if (step === "dispute" && actor !== "customer") {
    return never("Only the customer can say that this booking did not happen.");
  }
  return null;
}

function refuseAnswer(booking: BookingState, step: "accept" | "decline", now: number) {
  if (booking.status !== "pending") return notNow("This booking is confirmed already.");
  if (step === "decline") return null;
  return hasRunOut(booking, now) || booking.startsAt <= now ? notNow(RUN_OUT) : null;
}

/** Also before the clock has ended it. */
const hasRunOut = ({ status, expiresAt }: BookingState, now: number) =>
  status === "pending" && expiresAt !== null && expiresAt <= now;

function refuseProposal({ startsAt, proposals }: BookingState, now: number): Refusal | null {
  if (startsAt <= now) return notNow(BOOKING_ENDED);
  if (proposals >= MOST_PROPOSALS) {
    return notNow("Another time was proposed three times already. Keep this time, or cancel.");
  }
  return null;
}

function refuseProposalAnswer(
  booking: BookingState,
  step: "accept-proposal" | "decline-proposal",
  actor: Actor,
  now: number,
): Refusal | null {
  const { proposedBy, proposedStartsAt } = booking;
  if (proposedBy === null || proposedStartsAt === null) {
    return notNow("Nobody has proposed another time.");
  }
  if (proposedBy === actor) return never("The other side answers to your proposal.");
  if (step === "decline-proposal") return null;
  if (hasRunOut(booking, now)) return notNow(RUN_OUT);
  if (proposedStartsAt <= now) {
    return notNow("The proposed time has passed. Propose another one.");
  }
  return null;
}

function refuseNoShow({ status, startsAt, noShow }: BookingState, now: number): Refusal | null {
  if (status !== "confirmed") return notNow("Only a confirmed booking can be missed.");
  if (noShow !== null) return notNow("This was reported already.");
  return now >= startsAt + NO_SHOW_AFTER_MS
    ? null
    : notNow("You can report this from 15 minutes after the start.");
}

function refuseDispute({ status, completedAt, disputed }: BookingState, now: number) {
  if (status !== "completed" || completedAt === null) return notNow(BOOKING_ENDED);
  if (disputed) return notNow("You have told us already. We are looking at it.");
  return now <= completedAt + DISPUTE_WITHIN_MS
    ? null
    : notNow("This was possible for 7 days after it was completed.");
}

/** Whether ending a booking now is late: less than 24 hours before its start (decision 70). */
export function isLate(startsAt: number, at: number): boolean {
  return at > startsAt - LATE_WITHIN_MS;
}

/** Whether this person must say why they cancel: a professional always, a customer when it is late (decision 69). */
export function needsReason(actor: Party, startsAt: number, now: number): boolean {
  return actor === "professional" || isLate(startsAt, now);
}

/** What is wrong with a reason, or null. */
export function refuseReason(reason: string, required: boolean): string | null {
  const length = characters(reason);
  if (length > MOST_REASON) return `Must be ${MOST_REASON} characters or less`;
  return required && length < LEAST_REASON
    ? `Please say why, in at least ${LEAST_REASON} characters.`
    : null;
}

/** The status a step leads to; undefined where it stays. */
export const STATUS_AFTER: Partial<Record<BookingTransition, BookingStatus>> = {
  accept: "confirmed",
  decline: "cancelled",
  cancel: "cancelled",
  complete: "completed",
  "accept-proposal": "confirmed",
  expire: "cancelled",
  withdraw: "cancelled",
};

/** How a step stands in the history. */
export const HISTORY_ACTION: Record<BookingTransition, string> = {
  accept: "accepted",
  decline: "declined",
  cancel: "cancelled",
  complete: "completed",
  propose: "proposed",
  "accept-proposal": "proposal_accepted",
  "decline-proposal": "proposal_declined",
  "no-show": "no_show",
  dispute: "disputed",
  expire: "expired",
  withdraw: "withdrawn",
};
