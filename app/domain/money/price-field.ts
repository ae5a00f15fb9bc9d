import { z } from "zod";
import { typedText } from "#app/domain/forms/fields.ts";
import { HIGHEST_AMOUNT, parseMoney } from "./money.ts";

const PRICE = "Please enter a valid price";

/** The field of a price, above zero and at most the highest amount, in GYD cents. */
export const priceField = typedText(PRICE).transform((text, context) => {
  const cents = parseMoney(text);
  if (cents !== null && cents > 0 && cents <= HIGHEST_AMOUNT) return cents;
  context.addIssue({ code: "custom", message: PRICE });
  return z.NEVER;
});
