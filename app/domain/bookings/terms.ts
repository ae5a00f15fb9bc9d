import { z } from "zod";
import type { Difference } from "#app/domain/forms/difference.ts";
import { typedText } from "#app/domain/forms/fields.ts";
import { PRICE_TYPES, type PriceType, priceText } from "#app/domain/money/money.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import { amountOf, amountText, lengthText } from "./booking.ts";
import { choosesLength } from "./visit.ts";

/**
 * What a customer agrees to with a request: the terms as the form showed them. They are hidden fields of the form and are
 * only compared with the service (threat 73); the price of a booking is always the service's own.
 */
export type BookingTerms = {
  /** GYD cents. */
  price: number;
  priceType: PriceType;
  title: string;
  professional: string;
  /** The version of the service, UTC milliseconds: it also changes with the description, photos, place and hours. */
  version: number;
};

/** The hidden fields of the terms. */
const fieldsSchema = z
  .object({
    agreedPrice: z.coerce.number().int().positive(),
    agreedPriceType: z.enum(PRICE_TYPES),
    agreedTitle: typedText().pipe(z.string().max(200)),
    agreedProfessional: typedText().pipe(z.string().max(200)),
    serviceVersion: z.coerce.number().int().positive(),
  })
  .transform(
    (fields): BookingTerms => ({
      price: fields.agreedPrice,
      priceType: fields.agreedPriceType,
      title: fields.agreedTitle,
      professional: fields.agreedProfessional,
      version: fields.serviceVersion,
    }),
  );

/** The terms of a submitted form; null when it names none, as an old page does. */
export function readTerms(fields: Record<string, string>): BookingTerms | null {
  return fieldsSchema.safeParse(fields).data ?? null;
}

export const TERMS_FIELDS = [
  "agreedPrice",
  "agreedPriceType",
  "agreedTitle",
  "agreedProfessional",
  "serviceVersion",
] as const satisfies (keyof z.input<typeof fieldsSchema>)[];

/** The terms as the hidden fields of the form. */
export function termsFields({ price, priceType, title, professional, version }: BookingTerms) {
  return {
    agreedPrice: String(price),
    agreedPriceType: priceType,
    agreedTitle: title,
    agreedProfessional: professional,
    serviceVersion: String(version),
  };
}

/** The terms of a service now. */
export function termsOf(service: {
  priceAmount: number;
  priceType: PriceType;
  title: string;
  proName: string;
  version: number;
}): BookingTerms {
  const { priceAmount: price, priceType, title, proName: professional, version } = service;
  return { price, priceType, title, professional, version };
}

/** Whether a form agreed to the terms of now; one that names none did not (threat 73). */
export function agreesTo(agreed: BookingTerms | null, now: BookingTerms): boolean {
  return agreed !== null && TERMS_OF.every((name) => agreed[name] === now[name]);
}

const TERMS_OF = ["price", "priceType", "title", "professional", "version"] as const;

/** What differs between the agreed terms and those of now, in words, for a job of so many minutes. */
export function termDifferences(
  agreed: BookingTerms,
  now: BookingTerms,
  { minutes, preferences }: { minutes: number; preferences: DisplayPreferences | null },
): Difference[] {
  const rows = [
    { label: "Service", of: ({ title }: BookingTerms) => title },
    { label: "Professional", of: ({ professional }: BookingTerms) => professional },
    {
      label: "Price",
      of: ({ price, priceType }: BookingTerms) => priceText(price, priceType, preferences),
    },
  ];
  // Of a first visit the estimate is the price.
  const estimate = {
    label: `Estimate for ${lengthText(minutes)}`,
    of: ({ price, priceType }: BookingTerms) =>
      amountText(amountOf(price, priceType, minutes), priceType, preferences),
  };
  return [...rows, ...(choosesLength(now) ? [estimate] : [])]
    .map(({ label, of }) => ({ label, stored: of(now), yours: of(agreed) }))
    .filter(({ stored, yours }) => stored !== yours);
}
