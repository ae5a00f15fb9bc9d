import { z } from "zod";
import { phoneField } from "#app/domain/accounts/phone.ts";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { lengthFields, slotField } from "#app/domain/bookings/form.ts";
import { anyTyped, textField, typedText } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { moneyText, PRICE_TYPES, type PriceType } from "#app/domain/money/money.ts";
import { priceField } from "#app/domain/money/price-field.ts";
import type { JobStatus } from "./job.ts";

/** "not-chosen" is told kindly: another offer was accepted, or the job ended. */
export const JOB_OFFER_STATUSES = ["open", "accepted", "withdrawn", "not-chosen"] as const;
export type JobOfferStatus = (typeof JOB_OFFER_STATUSES)[number];
const JOB_OFFER_STATUS_NAMES: Record<JobOfferStatus, string> = {
  open: "Waiting for the customer",
  accepted: "Accepted",
  withdrawn: "Withdrawn",
  "not-chosen": "Not chosen",
};

/** The status of an offer as its professional reads it. */
export function offerStatusText(status: JobOfferStatus, job: JobStatus): string {
  const isOtherChosen = status === "not-chosen" && job === "taken";
  return isOtherChosen ? "The customer chose another offer" : JOB_OFFER_STATUS_NAMES[status];
}

/** How many offers a job has: "1 offer so far, 3 wanted". */
export function offersSoFar({ openOffers, offersWanted }: OfferCounts): string {
  return `${openOffers} ${openOffers === 1 ? "offer" : "offers"} so far, ${offersWanted} wanted`;
}
type OfferCounts = { openOffers: number; offersWanted: number };

export const JOB_ENDED = "This job no longer takes offers.";

export const LEAST_MESSAGE = 20;
const MOST_MESSAGE = 1000;
export const MOST_TIMES = 3;
/** How many offers a professional sends in a day. */
export const MOST_OFFERS_A_DAY = 50;

const CHOOSE_TIMES = `Please choose one to ${MOST_TIMES} times`;

const timesField = z.array(slotField, CHOOSE_TIMES).transform((times, context) => {
  const once = [...new Set(times)].toSorted((a, b) => a - b);
  if (once.length >= 1 && once.length <= MOST_TIMES) return once;
  context.addIssue({ code: "custom", message: CHOOSE_TIMES });
  return z.NEVER;
});

/** The form of an offer for a job: the price in GYD cents, the times in UTC milliseconds. */
export const jobOfferFormSchema = z.object({
  serviceId: idSchema.optional().catch(undefined),
  /** The service whose times the form showed. */
  shownService: idSchema.optional().catch(undefined),
  slot: timesField,
  priceAmount: priceField,
  priceType: z.enum(PRICE_TYPES).catch("fixed"),
  ...lengthFields,
  message: textField({
    least: LEAST_MESSAGE,
    most: MOST_MESSAGE,
    says: {
      required: "Please say what is included",
      short: `Please say what is included, in at least ${LEAST_MESSAGE} characters`,
    },
  }),
});
export type JobOfferForm = z.output<typeof jobOfferFormSchema>;

/** The values of an offer, sent or stored, as its form shows them. */
export function offerValues(
  offer: Pick<JobOfferForm, "priceAmount" | "priceType" | "message">,
): Record<string, string> {
  const { priceAmount, priceType, message } = offer;
  return { priceAmount: moneyText(priceAmount, null).slice(1), priceType, message };
}

type OfferTerms = {
  serviceId: string;
  priceAmount: number;
  priceType: PriceType;
  minutes: number;
  message: string;
  times: readonly number[];
};

/** Whether two offers say the same: one that arrives once more changes nothing. */
export function isSameOffer(one: OfferTerms, other: OfferTerms): boolean {
  const terms = ({ serviceId, priceAmount, priceType, minutes, message, times }: OfferTerms) =>
    JSON.stringify([serviceId, priceAmount, priceType, minutes, message, times]);
  return terms(one) === terms(other);
}

/** The form that accepts an offer at one of its times, as its customer saw it. */
export const acceptFormSchema = z.object({
  offer: idSchema,
  slot: slotField,
  /** The number that the professional of the booking reads. */
  phone: phoneField(),
  /** The title of its service. */
  title: typedText().nullable().default(null),
  version: z.coerce.number().int().positive().nullable().catch(null).default(null),
});

/** What can be sent on the page of a job. */
type JobAnswer =
  | { step: "look" }
  | { step: "withdraw"; offer: string }
  | { step: "accept"; form: z.output<typeof acceptFormSchema> }
  | { step: "offer"; form: JobOfferForm };

/**
 * A form of the page of a job: its customer accepts an offer (`offer` and one `slot`), a professional withdraws theirs, sends
 * one (`priceAmount`, up to three times `slot`) or looks at the times of another day before it. `slot` is the list of all
 * fields of that name.
 */
export const jobAnswerSchema = z
  .object({ slot: z.array(z.string()) })
  .catchall(z.string())
  .transform((fields, context): JobAnswer => {
    const [slot] = fields.slot;
    if (fields.step === "look") return { step: "look" };
    if (fields.step === "withdraw") return { step: "withdraw", offer: fields.offer ?? "" };
    const isAnswer = "offer" in fields && !("priceAmount" in fields);
    const form = isAnswer
      ? acceptFormSchema.safeParse({ ...fields, slot })
      : jobOfferFormSchema.safeParse(fields);
    if (!form.success) {
      for (const { path, message } of form.error.issues) {
        context.addIssue({ code: "custom", path: [path[0] ?? ""], message });
      }
      return z.NEVER;
    }
    return "offer" in form.data
      ? { step: "accept", form: form.data }
      : { step: "offer", form: form.data };
  });

/** How offers are put beside each other. */
export const OFFER_ORDERS = ["price", "rating", "time"] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];
export const OFFER_ORDER_NAMES: Record<OfferOrder, string> = {
  price: "Lowest price",
  rating: "Best rating",
  time: "Earliest time",
};
export const orderField = anyTyped.transform(
  (text): OfferOrder => OFFER_ORDERS.find((order) => order === text) ?? "price",
);

type Ordered = {
  priceAmount: number;
  priceType: PriceType;
  minutes: number;
  rating: number;
  reviewCount: number;
  /** UTC milliseconds, soonest first. */
  times: readonly number[];
  createdAt: number;
};

const COMPARED: Record<OfferOrder, (offer: Ordered) => readonly number[]> = {
  price: ({ priceAmount, priceType, minutes }) => [amountOf(priceAmount, priceType, minutes)],
  rating: ({ rating, reviewCount }) => [-rating, -reviewCount],
  time: ({ times }) => [times[0] ?? Number.POSITIVE_INFINITY],
};

/** The offers in an order; among equals the one that came first stands first. */
export function inOrder<O extends Ordered>(offers: readonly O[], order: OfferOrder): O[] {
  const keys = (offer: O) => [...COMPARED[order](offer), offer.createdAt];
  return offers.toSorted((a, b) => {
    const [one, other] = [keys(a), keys(b)];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
}

/** A moment of a list that is still to come at `now`, UTC milliseconds. */
export const timesToCome = (times: readonly number[], now: number) =>
  times.filter((time) => time > now);
