import type { Actor } from "./booking.ts";
import { WRONG_LENGTH } from "./form.ts";
import {
  notFreeForServiceText,
  notFreeForText,
  TIME_NOT_OFFERED,
  TIME_TAKEN,
  tooSoonText,
} from "./times.ts";
import { type BookingTransition, PROPOSAL_PASSED, RUN_OUT, SERVICE_GONE } from "./transitions.ts";

/** The operations by which a booking comes to hold a time, is confirmed, or is offered another time. */
export const GUARDED_OPERATIONS = [
  "create",
  "accept",
  "propose-as-customer",
  "propose-as-professional",
  "accept-proposal",
  /** A time that the professional offers in a conversation: when it is offered, and again when it is accepted. */
  "offer",
] as const;
export type GuardedOperation = (typeof GUARDED_OPERATIONS)[number];

/** The guarded operation of an actor's transition; null for a transition that neither confirms nor moves a booking. */
export function operationOf(transition: BookingTransition, actor: Actor): GuardedOperation | null {
  if (transition === "accept" || transition === "accept-proposal") return transition;
  if (transition !== "propose") return null;
  return actor === "customer" ? "propose-as-customer" : "propose-as-professional";
}

/** "checked", or why an operation deliberately does not check a rule. */
type Answer = "checked" | { because: string };
type Answers = Record<GuardedOperation, Answer>;

const CHECKED = "checked";
const EVERY_OPERATION: Answers = {
  create: CHECKED,
  accept: CHECKED,
  "propose-as-customer": CHECKED,
  "propose-as-professional": CHECKED,
  "accept-proposal": CHECKED,
  offer: CHECKED,
};
/** For a rule that only a new booking can break. */
const onlyNew = (because: string): Answers => ({
  create: CHECKED,
  accept: { because },
  "propose-as-customer": { because },
  "propose-as-professional": { because },
  "accept-proposal": { because },
  offer: CHECKED,
});
/** For a rule that is checked whenever a time is chosen, and again when a proposal is accepted. */
const exceptAccept = (because: string): Answers => ({ ...EVERY_OPERATION, accept: { because } });

const TIME_STANDS =
  "The time was free when it was requested and is held since. The professional who accepts decides about their own day, whatever rules they have set since.";
const REQUEST_ONLY = "Both people and the service were settled by the request.";

/**
 * Every rule about bookings for every operation, in the order in which they are reported (threat 75, decisions 65 to
 * 74). `db/bookings/guard.ts` has the condition of each; a guarded write carries those that its operation checks.
 */
export const GUARD_RULES = {
  "own-service": {
    ...onlyNew(REQUEST_ONLY),
    offer: { because: "Nobody has a conversation with themselves." },
  },
  "service-listed": onlyNew(
    "A service that is switched off or hidden takes no new requests; those it has can still be answered and moved.",
  ),
  "service-available": EVERY_OPERATION,
  "professional-active": EVERY_OPERATION,
  "not-blocked": EVERY_OPERATION,
  "customer-confirmed": onlyNew("Only a confirmed customer has a booking."),
  "customer-active": {
    ...onlyNew("What was requested before goes on; only its customer could have left."),
    "propose-as-customer": CHECKED,
  },
  "request-open": {
    create: { because: "The request is only being made." },
    accept: CHECKED,
    "propose-as-customer": CHECKED,
    "propose-as-professional": CHECKED,
    "accept-proposal": CHECKED,
    offer: { because: "An offer is no request; the statement that accepts it checks its own end." },
  },
  length: onlyNew("A booking keeps the length of its request."),
  "another-time": {
    create: { because: "There is no time yet that it could be the same as." },
    accept: { because: "Accepting keeps the time." },
    "propose-as-customer": CHECKED,
    "propose-as-professional": CHECKED,
    "accept-proposal": {
      because: "It was checked when it was proposed, and the time has not changed since.",
    },
    offer: { because: "There is no booking yet that could have the same time." },
  },
  "minimum-notice": {
    create: CHECKED,
    accept: { because: "The request came in time; the professional may take long to answer." },
    "propose-as-customer": CHECKED,
    "propose-as-professional": {
      because: "The notice protects the professional, who may offer a time of their own sooner.",
    },
    "accept-proposal": {
      because:
        "A customer's proposal came in time, and a professional waives the notice by proposing.",
    },
    offer: {
      because: "The notice protects the professional, who may offer a time of their own sooner.",
    },
  },
  "still-to-come": EVERY_OPERATION,
  "half-hour": exceptAccept(TIME_STANDS),
  horizon: exceptAccept(TIME_STANDS),
  "service-windows": exceptAccept(TIME_STANDS),
  "weekly-hours": exceptAccept(TIME_STANDS),
  "days-off": exceptAccept(TIME_STANDS),
  "max-per-day": exceptAccept("A request counts for its day since it was made."),
  "no-confirmed-overlap": EVERY_OPERATION,
  "no-requested-overlap": exceptAccept(
    "The professional chooses among requests; the others stay as they are.",
  ),
  buffer: exceptAccept(TIME_STANDS),
  "terms-agreed": {
    ...onlyNew("A booking keeps the price of its request (decision 74)."),
    offer: { because: "An offer never changes: its price and title are what is agreed to." },
  },
} satisfies Record<string, Answers>;
export type GuardRule = keyof typeof GUARD_RULES;

/** The rules that an operation checks, in the order in which they are reported. */
export function rulesOf(operation: GuardedOperation): GuardRule[] {
  return GUARD_RULE_NAMES.filter((rule) => GUARD_RULES[rule][operation] === CHECKED);
}

const isRule = (name: string): name is GuardRule => Object.hasOwn(GUARD_RULES, name);
export const GUARD_RULE_NAMES = Object.keys(GUARD_RULES).filter(isRule);

export const OWN_SERVICE = "You cannot book your own service.";
export const NOT_BOOKABLE = "This service is not taking bookings.";
export const NOT_VERIFIED = "Please confirm your e-mail first.";
const NOT_TAKING = "This professional is not taking bookings at the moment.";
const BLOCKED = "This cannot be arranged while one of you has blocked the other.";
const LEAVING = "This cannot be arranged: one of the two accounts is paused or closed.";
const OUT_OF_HOURS =
  "The proposed time is no longer within the working hours. Propose another one.";
const DAY_FULL = "The proposed day is full. Propose another time.";
const DOUBLE_CONFIRMED = "You already have a confirmed booking at this time.";

/** Why an operation is refused: the status of the response, the sentence, and the field of the form where it is about one. */
type GuardRefusal = {
  status: 400 | 403 | 409;
  message: string;
  field?: "slot" | "duration";
};
type Refusal = (context: {
  operation: GuardedOperation;
  minimumNoticeHours: number;
}) => GuardRefusal;

/** `forChoice` is for a time that is chosen now, `accepting` for a request, `agreeing` for a proposal. */
function byOperation(
  forChoice: (hours: number) => GuardRefusal,
  { accepting, agreeing }: { accepting: string; agreeing: string },
): Refusal {
  return ({ operation, minimumNoticeHours }) => {
    if (operation === "accept") return { status: 409, message: accepting };
    if (operation === "accept-proposal") return { status: 409, message: agreeing };
    return forChoice(minimumNoticeHours);
  };
}
const always = (status: GuardRefusal["status"], message: string): Refusal => {
  return () => ({ status, message });
};
/** Before there is a booking, the customer only learns that the service takes no bookings. */
const laterThanCreate = (message: string): Refusal => {
  return ({ operation }) => ({
    status: 409,
    message: operation === "create" ? NOT_BOOKABLE : message,
  });
};
const soonRefusal = (hours: number): GuardRefusal => {
  return { status: 400, message: tooSoonText(hours), field: "slot" };
};
const notOfferedRefusal = (): GuardRefusal => ({
  status: 400,
  message: TIME_NOT_OFFERED,
  field: "slot",
});
const timeTaken = (): GuardRefusal => ({ status: 409, message: TIME_TAKEN, field: "slot" });
const outsideHours = byOperation(notOfferedRefusal, {
  accepting: OUT_OF_HOURS,
  agreeing: OUT_OF_HOURS,
});
const overlap = byOperation(timeTaken, { accepting: DOUBLE_CONFIRMED, agreeing: TIME_TAKEN });

const REFUSALS: Record<GuardRule, Refusal> = {
  "own-service": always(403, OWN_SERVICE),
  "service-listed": always(409, NOT_BOOKABLE),
  "service-available": laterThanCreate(SERVICE_GONE),
  "professional-active": laterThanCreate(NOT_TAKING),
  "not-blocked": laterThanCreate(BLOCKED),
  "customer-confirmed": always(403, NOT_VERIFIED),
  "customer-active": always(409, LEAVING),
  "terms-agreed": always(409, "Please check the terms before you send your request."),
  "request-open": always(409, RUN_OUT),
  length: () => ({ status: 400, message: WRONG_LENGTH, field: "duration" }),
  "another-time": () => ({ status: 400, message: "Please choose another time.", field: "slot" }),
  "minimum-notice": byOperation(soonRefusal, { accepting: RUN_OUT, agreeing: PROPOSAL_PASSED }),
  "still-to-come": byOperation(soonRefusal, { accepting: RUN_OUT, agreeing: PROPOSAL_PASSED }),
  "half-hour": outsideHours,
  horizon: outsideHours,
  "service-windows": outsideHours,
  "weekly-hours": outsideHours,
  "days-off": outsideHours,
  "max-per-day": byOperation(timeTaken, { accepting: DAY_FULL, agreeing: DAY_FULL }),
  "no-confirmed-overlap": overlap,
  "no-requested-overlap": overlap,
  buffer: overlap,
};

/** The rules that a change breaks, and the notice in hours that the professional requires. */
export type Broken = { rules: GuardRule[]; minimumNoticeHours: number };

/** The rules that count only when a request is sent: those about its customer, and its terms, which the summary shows before. */
const CHECKED_WHEN_SENT: readonly GuardRule[] = [
  "customer-confirmed",
  "customer-active",
  "terms-agreed",
];

/** The rules that a request breaks before it is sent (decision 65). */
export function brokenByDraft({ rules, ...broken }: Broken): Broken {
  return { ...broken, rules: rules.filter((rule) => !CHECKED_WHEN_SENT.includes(rule)) };
}

/** The refusal of the first of the broken rules; null when none is broken. */
export function refusalOf(
  { rules, minimumNoticeHours }: Broken,
  operation: GuardedOperation,
): (GuardRefusal & { rule: GuardRule }) | null {
  const rule = GUARD_RULE_NAMES.find((name) => rules.includes(name));
  return rule ? { rule, ...REFUSALS[rule]({ operation, minimumNoticeHours }) } : null;
}

/** The rules that a time can break because of the length of the visit, or because another service has other hours. */
const BROKEN_BY_VISIT: readonly GuardRule[] = [
  "service-windows",
  "weekly-hours",
  "no-confirmed-overlap",
  "no-requested-overlap",
  "buffer",
];

/** A start time (UTC milliseconds) with its length, and the length whose times the form showed; in minutes. */
type ChosenTime = {
  startsAt: number;
  minutes: number;
  shown: number | undefined;
  /** The title of the service, where the form showed the times of another one. */
  otherService?: string | null;
};

/**
 * The refusal of the time in a form. When the form showed the times of another length or service, the time was free and the
 * sentence says what it does not fit.
 */
export function refusalOfTime(
  broken: Broken,
  operation: "create" | "offer",
  { startsAt, minutes, shown, otherService = null }: ChosenTime,
): (GuardRefusal & { rule: GuardRule; isByLength?: true }) | null {
  const refusal = refusalOf(broken, operation);
  if (!refusal || !BROKEN_BY_VISIT.includes(refusal.rule)) return refusal;
  const { rule } = refusal;
  if (otherService !== null) {
    const message = notFreeForServiceText(startsAt, otherService);
    return { rule, status: 409, message, field: "slot" };
  }
  if (shown === undefined || shown === minutes) return refusal;
  const message = notFreeForText(startsAt, minutes);
  return { rule, status: 409, message, field: "slot", isByLength: true };
}

/** The rules that a time breaks when it was taken: by another booking, or because its day is full. */
const TAKEN_BY: readonly GuardRule[] = [
  "max-per-day",
  "no-confirmed-overlap",
  "no-requested-overlap",
  "buffer",
];

/** Whether a broken rule means that the time was taken, so that other times may be free. */
export const isTimeTaken = (rule: GuardRule): boolean => TAKEN_BY.includes(rule);
