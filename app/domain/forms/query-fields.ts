import { z } from "zod";
import { visibleText } from "#app/domain/text/clean-text.ts";

/** A text in an address, without invisible characters (threat 77) and cut to `most` code points; "" when it is missing. */
export function queryText(most: number) {
  return z
    .string()
    .catch("")
    .transform((text) => visibleText([...visibleText(text)].slice(0, most).join("")));
}

/** The number of a page in an address, at most `last`; 1 when it is invalid. */
export function pageNumber(last: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .transform((page) => Math.min(page, last));
}
