import { phoneText } from "#app/domain/accounts/phone.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import {
  type BookingDraft,
  type BookingForm,
  chosenLength,
  namedDraft,
  slotField,
  slotText,
} from "./form.ts";
import { refuseTime, suggestedTimes } from "./requested-time.ts";
import { agreesTo, termsFields, termsOf } from "./terms.ts";
import { type BookingWeek, type Schedule, weekFor } from "./times.ts";
import { lengthOf, newVisitText } from "./visit.ts";

type OpenedService = {
  priceAmount: number;
  priceType: PriceType;
  visitMinutes: number;
  title: string;
  proName: string;
  version: number;
};

type Opening = {
  service: OpenedService;
  schedule: Schedule;
  /** The draft that the address names, else the newest one of the service. */
  draft: BookingDraft | null;
};

type Opener = {
  search: URLSearchParams;
  /** The length that a form names which is shown again; else that of the address counts. */
  length?: string | null;
  isSignedIn: boolean;
  now: number;
};

type OpenedForm = {
  minutes: number;
  week: BookingWeek;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Free start times to choose instead, UTC milliseconds. */
  suggested: number[];
  /** A draft that can be sent as it is by somebody who is signed in. */
  summary: BookingForm | null;
  /** Whether the service has other terms than those of the draft (threat 73). */
  newTerms: boolean;
};

/**
 * The booking form as its address opens it: on its `day`, with its `slot` chosen, for its `duration`; filled in with a
 * draft. An address that names a draft and nothing else is the summary of it, for somebody who is signed in (decisions 65
 * and 122). A time of the address or of its draft that is not free any more is refused beside the times, with the next ones.
 */
export function openForm(
  { service, schedule, draft }: Opening,
  { search, length = search.get("duration"), isSignedIn, now }: Opener,
): OpenedForm {
  const [day, duration] = [search.get("day"), search.get("duration")];
  const addressSlot = slotField.safeParse(search.get("slot")).data ?? null;
  const draftChoices = day === null && duration === null && addressSlot === null ? draft : null;
  const minutes = lengthOf(
    service,
    length === null && draft ? draft.form.duration : chosenLength(length),
  );
  const startsAt = addressSlot ?? draftChoices?.form.slot ?? null;
  const time = startsAt === null ? null : { startsAt, minutes, now };
  const isOtherVisit = draftChoices !== null && draftChoices.form.duration !== minutes;
  const broken = time && (isOtherVisit ? newVisitText(minutes) : refuseTime(schedule, time));
  const isWanted = addressSlot !== null || namedDraft(search) !== null;
  const refusal = isWanted ? broken : null;
  const opensAt = broken && !isWanted ? null : startsAt;
  return {
    minutes,
    week: weekFor(schedule, {
      day: day ?? (opensAt === null ? null : dayOf(opensAt)),
      minutes,
      now,
    }),
    values: { ...draft?.values, ...(addressSlot !== null && { slot: slotText(addressSlot) }) },
    errors: refusal ? { slot: refusal } : {},
    suggested: refusal && time && !isOtherVisit ? suggestedTimes(schedule, time) : [],
    summary:
      broken || !isSignedIn || namedDraft(search) === null ? null : (draftChoices?.form ?? null),
    newTerms: draftChoices !== null && !agreesTo(draftChoices.form.terms, termsOf(service)),
  };
}

type NewForm = {
  service: OpenedService;
  /** As in their last booking, else as in their profile, which has no landmark. */
  customer: { phone: string | null; region: string; landmark: string | null } | null;
  /** The values of the opened form. */
  values: Record<string, string>;
  /** A key that no form has yet. */
  key: string;
  /** Whether the address names a draft: only then the form goes on with its key and its terms. */
  isDraft: boolean;
};

/** All values of an opened form: the customer's phone and place, its key and terms, and what its draft says. */
export function filledValues({
  service,
  customer,
  values,
  key,
  isDraft,
}: NewForm): Record<string, string> {
  const newForm = { key, ...termsFields(termsOf(service)) };
  return {
    phone: customer?.phone ? phoneText(customer.phone) : "",
    ...(customer && { region: customer.region, landmark: customer.landmark ?? "" }),
    ...newForm,
    ...values,
    ...(!isDraft && newForm),
  };
}
