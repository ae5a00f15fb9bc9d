import { z } from "zod";
import { optionalText } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { whenText } from "#app/domain/time/time-text.ts";
import type { Party } from "./booking.ts";
import {
  type AcceptanceForm,
  acceptanceFormSchema,
  lengthFields,
  MOST_NOTES,
  slotField,
} from "./form.ts";
import type { OfferState, OfferStatus } from "./offer-state.ts";

/** A time that a professional offers in a conversation. It holds nothing until the customer accepts it. */
export type BookingOffer = {
  /** The id of the message that shows it. */
  id: string;
  conversationId: string;
  serviceId: string;
  professionalId: string;
  customerId: string;
  serviceTitle: string;
  /** UTC milliseconds. */
  startsAt: number;
  endsAt: number;
  /** GYD cents, as of the offer. */
  totalAmount: number;
  priceType: PriceType;
  note: string | null;
  status: OfferStatus;
  bookingId: string | null;
  /** UTC milliseconds. */
  expiresAt: number;
};

/** What ends an offer without a booking, and who may do it. */
export const OFFER_ENDS = {
  decline: { by: "customer", status: "declined", notice: "offer-declined" },
  withdraw: { by: "professional", status: "withdrawn", notice: "offer-withdrawn" },
} as const satisfies Record<string, { by: Party; status: OfferStatus; notice: string }>;
export type OfferEnd = keyof typeof OFFER_ENDS;

/** Why an offer can no longer be accepted or ended. */
export const OFFER_ENDED: Record<Exclude<OfferState, "open">, string> = {
  accepted: "This time was already accepted.",
  declined: "This time was declined.",
  withdrawn: "This time is no longer offered.",
  expired: "This offer has expired.",
};
export const OFFER_MISSING = "This offer no longer exists.";
export const NOT_YOUR_ANSWER = "Only the other person can answer this offer.";

/** The form of an offer. `key` is hidden and made with the page, so that a form sent twice is one offer. */
export const offerFormSchema = z.object({
  key: idSchema.optional(),
  service: idSchema,
  slot: slotField,
  ...lengthFields,
  note: optionalText(MOST_NOTES),
});
export type OfferForm = z.output<typeof offerFormSchema>;

type OfferAnswer = { end: OfferEnd; form: null } | { end: null; form: AcceptanceForm };

const endSchema = z.enum(["decline", "withdraw"]);

/** A form that ends an offer, or the one that accepts it. */
export const offerAnswerSchema = z
  .record(z.string(), z.string())
  .transform((values, context): OfferAnswer => {
    const end = endSchema.safeParse(values.step);
    if (end.success) return { end: end.data, form: null };
    const form = acceptanceFormSchema.safeParse(values);
    if (form.success) return { end: null, form: form.data };
    for (const { path, message } of form.error.issues) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    return z.NEVER;
  });

const PROPOSED = "Proposed";

/** Where in the stored sentence of a card what it is of begins: what came before it may have changed since. */
export const CARD_SUBJECT_AT = PROPOSED.length + ": ".length;

/** The sentence that stands for a booking or an offer where its card is not shown: what it is of, when, and its `state`. */
export function cardText(serviceTitle: string, startsAt: number, state = PROPOSED): string {
  return `${state}: ${serviceTitle}, ${whenText(startsAt, null)}.`;
}
