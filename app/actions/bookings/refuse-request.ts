import type { BookingForm } from "#app/domain/bookings/form.ts";
import {
  type Broken,
  isTimeTaken,
  NOT_BOOKABLE,
  NOT_VERIFIED,
  OWN_SERVICE,
  refusalOfTime,
} from "#app/domain/bookings/guard-rules.ts";
import { suggestedTimes } from "#app/domain/bookings/requested-time.ts";
import { TIME_TAKEN } from "#app/domain/bookings/times.ts";
import { choosesLength, newVisitText } from "#app/domain/bookings/visit.ts";
import { minutesText } from "#app/http/security/limit.ts";
import type { Bookable } from "#db/bookings/bookable.ts";

export type RequestRefusal = {
  status: 400 | 403 | 404 | 409 | 429;
  message: string;
  /** The field that is wrong, when it is one. */
  field?: "slot" | "duration";
  /** The next free start times, UTC milliseconds. */
  suggested?: number[];
  /** After how many seconds the request may be sent again. */
  retryAfter?: number;
  /** True when the service changed since its terms were agreed to, so that they have to be agreed to again. */
  newTerms?: boolean;
  /** True when the form has made another request before, so that it needs a key of its own. */
  newKey?: boolean;
};

/**
 * The refusal of a form that is sent again with other details: the page must not look as if
 * the new details were requested (threat 96).
 */
export const OTHER_REQUEST: RequestRefusal = {
  status: 409,
  message:
    "You have already sent this request, with other details. Open it under My Bookings to look at it, or tap Continue to send this one as well.",
  newKey: true,
};

/** Why this person, null for a visitor, cannot book this service at all; null when they can. */
export function refuseCustomer(
  { service, customer }: Pick<Bookable, "service" | "customer">,
  userId: string | null,
): RequestRefusal | null {
  if (!service) return { status: 404, message: "Service not found" };
  if (service.proId === userId) return { status: 403, message: OWN_SERVICE };
  if (!service.open) return { status: 409, message: NOT_BOOKABLE };
  return !customer || customer.verified ? null : { status: 403, message: NOT_VERIFIED };
}

type CheckedForm = { form: BookingForm; now: number };

/** The refusal of a request that breaks rules, or null. */
export function refuseBroken(
  { service, schedule }: Pick<Bookable, "service" | "schedule">,
  broken: Broken | null | undefined,
  checkedForm: CheckedForm,
): RequestRefusal | null {
  const { slot: startsAt, duration: minutes, shown } = checkedForm.form;
  const time = { startsAt, minutes, shown };
  const refusal = broken && refusalOfTime(broken, "create", time);
  if (!refusal) return null;
  const { rule, isByLength, ...rest } = refusal;
  if (rule === "terms-agreed") return { ...rest, newTerms: true };
  if (rule === "length" && service && !choosesLength(service)) {
    return { status: 409, message: newVisitText(service.visitMinutes), field: "slot" };
  }
  if (!isByLength && !isTimeTaken(rule)) return rest;
  return { ...timeTaken({ schedule }, checkedForm), message: rest.message };
}

/** The refusal of a time that was taken meanwhile, with the next free ones. */
export function timeTaken(
  { schedule }: Pick<Bookable, "schedule">,
  { form, now }: CheckedForm,
): RequestRefusal {
  const time = { startsAt: form.slot, minutes: form.duration, now };
  return {
    status: 409,
    message: TIME_TAKEN,
    field: "slot",
    suggested: suggestedTimes(schedule, time),
  };
}

/** The refusal when there were too many requests, with the seconds to wait. */
export function tooMany(retryAfter: number): RequestRefusal {
  const message = `Too many booking requests. Please wait ${minutesText(retryAfter)} and try again.`;
  return { status: 429, message, retryAfter };
}
