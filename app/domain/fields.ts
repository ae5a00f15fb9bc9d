import { z } from "zod";
import { characters, cleanText } from "./text.ts";

/** The sentences of the generic field validator (specification A, section 5). */
export const REQUIRED = "This field is required";
export const INVALID_EMAIL = "Please enter a valid email address";
/** What is said of a text above its most characters. */
export const tooLong = (most: number) => `Must be ${most} characters or less`;
/** What is said of a text below its least characters. */
export const tooShort = (least: number) => `Must be ${least} characters or more`;

const LONGEST_EMAIL = 254;
// What cannot stand in an address outside quotes, so that an address is safe in a mail header too.
const EMAIL =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@(?:[^\s@.<>(),;:"\\[\]\p{C}]+\.)+[^\s@.<>(),;:"\\[\]\p{C}]{2,}$/u;

/** An e-mail address, trimmed and in lower case. Screens with sentences of their own name them. */
export function emailField(says: { required?: string; invalid?: string } = {}) {
  const { required = REQUIRED, invalid = INVALID_EMAIL } = says;
  return z
    .string(required)
    .transform((text) => text.trim().toLowerCase())
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .max(LONGEST_EMAIL, { error: invalid, abort: true })
        .regex(EMAIL, invalid),
    );
}

/** A required text, cleaned, of `least` to `most` characters as people count them. */
export function textField({ least = 1, most }: { least?: number; most: number }) {
  return z
    .string(REQUIRED)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: REQUIRED, abort: true })
        .refine((text) => characters(text) >= least, tooShort(least))
        .refine((text) => characters(text) <= most, tooLong(most)),
    );
}
