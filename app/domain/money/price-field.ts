import { z } from "zod";
import { typedText } from "#app/domain/forms/fields.ts";
import { HIGHEST_AMOUNT, parseMoney, TOO_HIGH } from "./money.ts";

const PRICE = "Please enter a valid price";

/** The field of a price, above zero and at most the highest amount, in GYD cents. */
export const priceField = typedText(PRICE).transform((text, context) =>
  typedAmount(text, context, PRICE),
);

/** GYD cents of a typed amount, above zero and at most the highest; else an issue: that it is too high, or `message`. */
export function typedAmount(text: string, context: z.RefinementCtx, message: string): number {
  const cents = parseMoney(text);
  if (cents !== null && cents > 0 && cents <= HIGHEST_AMOUNT) return cents;
  const isTooHigh = cents !== null && cents > HIGHEST_AMOUNT;
  context.addIssue({ code: "custom", message: isTooHigh ? TOO_HIGH : message });
  return z.NEVER;
}
