import { z } from "zod";
import { characters, cleanText, visibleText } from "./text.ts";

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

/** Text that somebody typed, cleaned, which may be empty; what every field for text begins with (threat 77). */
export function typedText(required: string = REQUIRED) {
  return z.string(required).transform(cleanText);
}

/** Typed text where a missing field is an empty one, and nothing is refused. */
export const anyTyped = z.string().catch("").transform(cleanText);

/** An e-mail address, trimmed and in lower case. Screens with sentences of their own name them. */
export function emailField(says: { required?: string; invalid?: string } = {}) {
  const { required = REQUIRED, invalid = INVALID_EMAIL } = says;
  return z
    .string(required)
    .transform((text) => withoutUnseenEnds(text).toLowerCase())
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .max(LONGEST_EMAIL, { error: invalid, abort: true })
        .regex(EMAIL, { error: invalid, abort: true })
        .refine((text) => visibleText(text) === text, invalid),
    );
}

/** An address as it was copied: what cannot be seen at its ends was not meant, and inside it is refused. */
function withoutUnseenEnds(text: string): string {
  const typed = text.normalize("NFC").trim();
  const seen = visibleText(typed);
  return seen !== "" && typed.includes(seen) ? seen : seen && typed;
}

type TextRules = {
  least?: number;
  most: number;
  /** Sentences of a screen's own. */
  says?: { required?: string; short?: string; long?: string | ((count: number) => string) };
};

/** A required text, cleaned, of `least` to `most` characters as people count them. */
export function textField({ least = 1, most, says = {} }: TextRules) {
  const { required = REQUIRED, short = tooShort(least), long = tooLong(most) } = says;
  return typedText(required).pipe(
    z
      .string()
      .min(1, { error: required, abort: true })
      .refine((text) => characters(text) >= least, short)
      .refine((text) => characters(text) <= most, {
        error: ({ input }) => (typeof long === "string" ? long : long(characters(String(input)))),
      }),
  );
}

/** A text of at most so many characters that may be missing, which is "". */
export function optionalText(most: number) {
  return z
    .string()
    .optional()
    .transform((text) => cleanText(text ?? ""))
    .refine((text) => characters(text) <= most, tooLong(most));
}
