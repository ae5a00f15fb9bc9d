import { isAddress, normalAddress } from "#app/domain/email/address.ts";
import { characters, cleanText, tooLong } from "#app/domain/text/clean-text.ts";
import { isHouseName } from "./house-names.ts";

// Without zod, because the page of the registration checks its fields with these rules in the browser.

export const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 256;
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u;
const NAME_MESSAGE = "Name can only contain letters, spaces, hyphens, and apostrophes";
const NAME_LENGTH = 50;
export const HOUSE_NAME = "This is a name that only Kayap itself uses. Please choose your own.";

export const EMAIL_MESSAGES = {
  required: "Email is required",
  invalid: "Email address is invalid",
};
export const PASSWORD_REQUIRED = "Password is required";
const PASSWORD_TOO_SHORT = `Password must be at least ${LEAST_PASSWORD} characters`;
export const PASSWORDS_DIFFER = "Passwords do not match";
export const TERMS_NOT_ACCEPTED = "You must accept the terms and conditions";

/** Why a text is no first or last name of any script (decision 33), or null. */
export function nameProblem(text: string, required: string): string | null {
  const name = cleanText(text);
  if (name === "") return required;
  if (!NAME.test(name)) return NAME_MESSAGE;
  if (isHouseName(name)) return HOUSE_NAME;
  return characters(name) > NAME_LENGTH ? tooLong(NAME_LENGTH) : null;
}

/** Why a password cannot be chosen, or null. Any characters are allowed, and it is never cut or trimmed. */
export function passwordProblem(password: string, tooShort = PASSWORD_TOO_SHORT): string | null {
  if (password === "") return PASSWORD_REQUIRED;
  const length = characters(password);
  if (length < LEAST_PASSWORD) return tooShort;
  return length > MOST_PASSWORD ? tooLong(MOST_PASSWORD) : null;
}

function emailProblem(text: string): string | null {
  const address = normalAddress(text);
  if (address === "") return EMAIL_MESSAGES.required;
  return isAddress(address) ? null : EMAIL_MESSAGES.invalid;
}

/** The text that stands in a field of the form; "" for a box that is not ticked. */
type Typed = (name: string) => string;

const CHECKS: Readonly<Record<string, (typed: Typed) => string | null>> = {
  firstName: (typed) => nameProblem(typed("firstName"), "First name is required"),
  lastName: (typed) => nameProblem(typed("lastName"), "Last name is required"),
  email: (typed) => emailProblem(typed("email")),
  password: (typed) => passwordProblem(typed("password")),
  confirmPassword: (typed) =>
    typed("password") === typed("confirmPassword") ? null : PASSWORDS_DIFFER,
  acceptTerms: (typed) => (typed("acceptTerms") === "on" ? null : TERMS_NOT_ACCEPTED),
};

/** The fields that are checked, in the order of the form. */
export const CHECKED_FIELDS: readonly string[] = Object.keys(CHECKS);

/** What the server would say beside a field of the registration form, or null. */
export function registrationProblem(name: string, typed: Typed): string | null {
  return CHECKS[name]?.(typed) ?? null;
}
