import { z } from "zod";
import { visibleText } from "./text.ts";

/** A text in an address, without what nobody can see (threat 77) and cut to so many characters as people count them; what is none is empty. */
export function queryText(most: number) {
  return z
    .string()
    .catch("")
    .transform((text) => visibleText([...visibleText(text)].slice(0, most).join("")));
}

/** The number of a page in an address, up to the last; what makes no sense is the first. */
export function pageNumber(last: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .transform((page) => Math.min(page, last));
}
