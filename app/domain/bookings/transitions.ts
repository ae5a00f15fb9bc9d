import { characters } from "#app/domain/text/clean-text.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  type Actor,
  BOOKING_STATUS,
  type BookingDetails,
  type BookingHistoryEntry,
  type BookingStatus,
  type Party,
} from "./booking.ts";

type TransitionRow = {
  /** The status it leads to; null where the status stays. */
  to: BookingStatus | null;
  /** The action in the history. */
  history: string;
  /** Whether the person may say why. */
  reason: boolean;
  /** The notice on the next page; null for what happens without a person. */
  notice: `booking-${string}` | null;
};

/** Everything that can happen to a booking after it was requested. */
export const TRANSITIONS = {
  accept: { to: "confirmed", history: "accepted", reason: false, notice: "booking-accepted" },
  decline: { to: "cancelled", history: "declined", reason: true, notice: "booking-declined" },
  cancel: { to: "cancelled", history: "cancelled", reason: true, notice: "booking-cancelled" },
  complete: { to: "completed", history: "completed", reason: false, notice: "booking-completed" },
  propose: { to: null, history: "proposed", reason: false, notice: "booking-proposed" },
  "accept-proposal": {
    to: "confirmed",
    history: "proposal_accepted",
    reason: false,
    notice: "booking-moved",
  },
  "decline-proposal": {
    to: null,
    history: "proposal_declined",
    reason: false,
    notice: "booking-kept",
  },
  "no-show": { to: null, history: "no_show", reason: false, notice: "booking-no-show" },
  dispute: { to: null, history: "disputed", reason: true, notice: "booking-disputed" },
  expire: { to: "cancelled", history: "expired", reason: false, notice: null },
  withdraw: { to: "cancelled", history: "withdrawn", reason: false, notice: null },
} as const satisfies Record<string, TransitionRow>;
export type BookingTransition = keyof typeof TRANSITIONS;
/** What the history can have: the request or the accepted offer, and every transition. */
export type HistoryAction =
  | "requested"
  | "offer_accepted"
  | (typeof TRANSITIONS)[BookingTransition]["history"];

const isTransition = (name: string): name is BookingTransition => Object.hasOwn(TRANSITIONS, name);
export const BOOKING_TRANSITIONS = Object.keys(TRANSITIONS).filter(isTransition);

/** The transitions that happen by themselves, without a person. */
const AUTOMATIC = ["expire", "withdraw"] as const satisfies BookingTransition[];
/** A transition that one of the two people applies. */
export type PersonalTransition = Exclude<BookingTransition, (typeof AUTOMATIC)[number]>;

/** The transitions that have a button where the booking is shown. */
export const IN_PLACE = [
  "accept",
  "decline",
  "complete",
  "no-show",
  "accept-proposal",
  "decline-proposal",
] as const satisfies BookingTransition[];
export type TransitionInPlace = (typeof IN_PLACE)[number];

/** The transitions that a page of their own asks about first. */
export const CONFIRMED_FIRST = [
  "cancel",
  "complete",
  "decline",
  "dispute",
  "no-show",
] as const satisfies BookingTransition[];
export type TransitionConfirmedFirst = (typeof CONFIRMED_FIRST)[number];

/** What decides which transitions are open. */
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
  completedBy: Actor | null;
  /** Who said that it did not happen. */
  disputedBy: readonly Actor[];
  serviceDeleted: boolean;
};

/** 403: never this person's to do. 409: not in this state or not at this time. */
type Refusal = { status: 403 | 409; message: string };

export const RUN_OUT = "This request has expired.";
export const PROPOSAL_PASSED = "The proposed time has passed. Propose another one.";
export const BOOKING_ENDED = "This booking can no longer be changed.";
export const SERVICE_GONE = "This service is no longer offered.";
export const BOOKING_FAILED = "Failed to update booking status. Please try again.";
export const NOT_STARTED = "This booking has not started yet. Mark as completed anyway?";
export const MOST_PROPOSALS = 3;
const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;
const DISPUTE_WITHIN_MS = 7 * DAY_MS;
const LATE_WITHIN_MS = DAY_MS;
export const LEAST_REASON = 10;
export const MOST_REASON = 300;

const never = (message: string): Refusal => ({ status: 403, message });
const notNow = (message: string): Refusal => ({ status: 409, message });

/** What decides which transitions are open, from a booking as it is read. */
export function stateOf(booking: BookingDetails): BookingState {
  const completed = booking.history.findLast(({ action }) => action === "completed");
  return {
    ...booking,
    completedAt: completed?.createdAt ?? null,
    completedBy: completed?.actor ?? null,
    disputedBy: disputersOf(booking),
  };
}

/** Who said of a completed booking that it did not happen. */
export function disputersOf({ history }: Pick<BookingDetails, "history">): Actor[] {
  return history.filter(isDispute).map(({ actor }) => actor);
}

const isDispute = ({ action }: BookingHistoryEntry) => action === TRANSITIONS.dispute.history;

/**
 * Why this actor may not apply a transition to a booking at `now` (UTC milliseconds), or null when they may (decisions 68
 * to 72). The database repeats this decision in its WHERE, so that of two people at once only one succeeds.
 */
export function refuseTransition(
  booking: BookingState,
  transition: BookingTransition,
  actor: Actor,
  now: number,
): Refusal | null {
  const notTheirs = refuseActor(booking, transition, actor);
  if (notTheirs) return notTheirs;
  if (transition === "dispute") return refuseDispute(booking, actor, now);
  if (BOOKING_STATUS[booking.status].ended) return notNow(BOOKING_ENDED);
  const confirms = TRANSITIONS[transition].to === "confirmed";
  if (confirms && booking.status === "pending" && booking.serviceDeleted) {
    return notNow(SERVICE_GONE);
  }
  switch (transition) {
    case "accept":
    case "decline":
      return refuseAnswer(booking, transition, now);
    case "cancel":
      if (actor === "customer" && booking.startsAt <= now) {
        return notNow(
          "A booking can be cancelled until it starts. Please message the professional.",
        );
      }
      return null;
    case "complete":
      return refuseCompletion(booking, actor);
    case "propose":
      return refuseProposal(booking, now);
    case "accept-proposal":
    case "decline-proposal":
      return refuseProposalAnswer(booking, transition, actor, now);
    case "no-show":
      return refuseNoShow(booking, now);
    case "expire":
      return hasRunOut(booking, now) ? null : notNow("This request has not expired.");
    case "withdraw":
      return booking.status === "pending" ? null : notNow("Only a request ends with its service.");
  }
}

/** The transitions that a person can apply to a booking at `now`, UTC milliseconds. */
export function openTransitions(
  booking: BookingDetails,
  party: Party,
  now: number,
): BookingTransition[] {
  const state = stateOf(booking);
  return BOOKING_TRANSITIONS.filter(
    (transition) => refuseTransition(state, transition, party, now) === null,
  );
}

function refuseActor(
  { completedBy }: BookingState,
  transition: BookingTransition,
  actor: Actor,
): Refusal | null {
  const automatic = AUTOMATIC.some((one) => one === transition);
  if (automatic !== (actor === "system")) return never("You cannot do this.");
  if ((transition === "accept" || transition === "decline") && actor !== "professional") {
    return never("Only the professional can accept or decline this booking.");
  }
  if (transition === "dispute" && actor !== "customer" && completedBy !== "customer") {
    return never("Only the customer can say that this booking did not happen.");
  }
  return null;
}

function refuseAnswer(booking: BookingState, transition: "accept" | "decline", now: number) {
  if (booking.status !== "pending") return notNow("This booking is already confirmed.");
  if (transition === "decline") return null;
  return hasRunOut(booking, now) || booking.startsAt <= now ? notNow(RUN_OUT) : null;
}

/** True as soon as the time to answer has passed, also before the job has ended the request. */
const hasRunOut = ({ status, expiresAt }: BookingState, now: number) =>
  status === "pending" && expiresAt !== null && expiresAt <= now;

function refuseCompletion(booking: BookingState, actor: Actor): Refusal | null {
  if (booking.status !== "confirmed") return notNow("Only a confirmed booking can be completed.");
  return actor !== "system" && hasReported(booking, actor)
    ? notNow(
        "You reported that the other person did not come. Only they can mark it as completed now.",
      )
    : null;
}

/** Whether this one of the two reported that the other one did not come. */
export function hasReported({ noShow }: Pick<BookingState, "noShow">, party: Party): boolean {
  return noShow !== null && noShow !== party;
}

function refuseProposal({ startsAt, proposals }: BookingState, now: number): Refusal | null {
  if (startsAt <= now) return notNow(BOOKING_ENDED);
  if (proposals >= MOST_PROPOSALS) {
    return notNow(
      "You two have already proposed three other times. Keep this time, or cancel the booking.",
    );
  }
  return null;
}

function refuseProposalAnswer(
  booking: BookingState,
  transition: "accept-proposal" | "decline-proposal",
  actor: Actor,
  now: number,
): Refusal | null {
  const { proposedBy, proposedStartsAt } = booking;
  if (proposedBy === null || proposedStartsAt === null) {
    return notNow("Nobody has proposed another time.");
  }
  if (proposedBy === actor) return never("Only the other person can answer your proposal.");
  if (transition === "decline-proposal") return null;
  if (hasRunOut(booking, now)) return notNow(RUN_OUT);
  if (proposedStartsAt <= now) {
    return notNow(PROPOSAL_PASSED);
  }
  return null;
}

function refuseNoShow({ status, startsAt, noShow }: BookingState, now: number): Refusal | null {
  if (status !== "confirmed") return notNow("Only a confirmed booking can be reported as missed.");
  if (noShow !== null) return notNow("This was already reported.");
  return now >= startsAt + NO_SHOW_AFTER_MS
    ? null
    : notNow("You can report this from 15 minutes after the start.");
}

function refuseDispute(
  { status, completedAt, disputedBy }: BookingState,
  actor: Actor,
  now: number,
): Refusal | null {
  if (status !== "completed" || completedAt === null) return notNow(BOOKING_ENDED);
  if (disputedBy.includes(actor))
    return notNow("You have already told us. We are looking into it.");
  return now <= completedAt + DISPUTE_WITHIN_MS
    ? null
    : notNow(
        "This can be told here for 7 days after the booking was completed. After that, write to us: “Contact” is at the foot of every page.",
      );
}

/** Whether ending a booking now is late: less than 24 hours before its start (decision 70). */
export function isLate(startsAt: number, at: number): boolean {
  return at > startsAt - LATE_WITHIN_MS;
}

/** Whether cancelling is a customer's withdrawal of a request that nobody has agreed to yet (decision 70). */
export function isWithdrawal(actor: Party, { status }: Pick<BookingState, "status">): boolean {
  return actor === "customer" && status === "pending";
}

/** Whether this person must say why they cancel: a professional always, a customer when it is late (decision 69). */
export function needsReason(
  actor: Party,
  booking: Pick<BookingState, "status" | "startsAt">,
  now: number,
): boolean {
  return (
    actor === "professional" || (!isWithdrawal(actor, booking) && isLate(booking.startsAt, now))
  );
}

/** What is wrong with a reason, or null. */
export function refuseReason(reason: string, required: boolean): string | null {
  const length = characters(reason);
  if (length > MOST_REASON) return `Must be ${MOST_REASON} characters or less`;
  return required && length < LEAST_REASON
    ? `Please say why, in at least ${LEAST_REASON} characters.`
    : null;
}
