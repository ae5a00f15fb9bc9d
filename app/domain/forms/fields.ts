import { z } from "zod";
import { isAddress, normalAddress } from "#app/domain/email/address.ts";
import { characters, cleanText, tooLong, tooShort } from "#app/domain/text/clean-text.ts";

/** The sentences of the generic field validator. */
export const REQUIRED = "This field is required";
export const INVALID_EMAIL = "Please enter a valid email address";

/** Typed text, cleaned, which may be empty; the base of every text field (threat 77). */
export function typedText(required: string = REQUIRED) {
  return z.string(required).transform(cleanText);
}

/** Typed text, where a missing field is "" and nothing is refused. */
export const anyTyped = z.string().catch("").transform(cleanText);

/** A box that is ticked or not; a browser sends nothing for one that is not. */
export const ticked = z.literal("on").optional().catch(undefined).transform(Boolean);

/** An e-mail address, in the form in which it is stored. `messages` replaces the generic ones. */
export function emailField(messages: { required?: string; invalid?: string } = {}) {
  const { required = REQUIRED, invalid = INVALID_EMAIL } = messages;
  return z
    .string(required)
    .transform(normalAddress)
    .pipe(z.string().min(1, { error: required, abort: true }).refine(isAddress, invalid));
}

type TextRules = {
  least?: number;
  most: number;
  /** Replace the generic messages. */
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
