import { z } from "zod";
import { anyTyped, emailField, textField, ticked, typedText } from "#app/domain/forms/fields.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  EMAIL_MESSAGES,
  LEAST_PASSWORD,
  nameProblem,
  PASSWORD_REQUIRED,
  PASSWORDS_DIFFER,
  passwordProblem,
  TERMS_NOT_ACCEPTED,
} from "./registration.ts";
import { ROLES, type Role } from "./role.ts";

/** How long the link to a new password works. */
export const RESET_MS = HOUR_MS;

export const COMMON_PASSWORD = "This password is too common. Please choose another.";
export const PASSWORD_LIKE_ADDRESS =
  "This password is too much like your e-mail address. Please choose another.";
/** One sentence for every way a sign-in can fail, so that it tells nothing. */
export const INVALID_LOGIN =
  "Invalid email or password. Please check your credentials and try again.";
export const SIGN_IN_DOWN =
  "The authentication service is currently unavailable. Please try again later or contact support.";
export const REGISTRATION_DOWN =
  "The registration service is currently unavailable. Please try again later or contact support.";
export const SIGNUPS_OFF = "Account registration is currently disabled. Please contact support.";
/** When an acceptance of new terms could not be stored. */
export const TERMS_NOT_STORED = "We could not save this right now. Please try again in a moment.";
/** When an e-mail with a reset link could not be queued. */
export const RESET_NOT_SENT = "Failed to send reset password email. Please try again.";
/** When a new password could not be stored. */
export const RESET_FAILED = "Failed to update password. Please try again.";

/** Refuses a text with what these rules say about it. */
function refusing(problemOf: (text: string) => string | null) {
  return (text: string, context: z.RefinementCtx) => {
    const message = problemOf(text);
    if (message) context.addIssue({ code: "custom", message });
  };
}

/** A first or last name, cleaned, of 1 to 50 letters of any script (decision 33). */
export function nameField(required: string) {
  const check = refusing((name) => nameProblem(name, required));
  return typedText(required).pipe(z.string().superRefine(check));
}

/** Any characters, never cut or trimmed: a password is what was typed. */
function passwordField(tooShort?: string) {
  const check = refusing((password) => passwordProblem(password, tooShort));
  return z.string(PASSWORD_REQUIRED).superRefine(check);
}

/** The two passwords, compared apart from the fields so that all messages of a form come at once. */
const samePasswords = z
  .object({ password: z.string().catch(""), confirmPassword: z.string().catch("") })
  .refine((form) => form.password === form.confirmPassword, {
    error: PASSWORDS_DIFFER,
    path: ["confirmPassword"],
  });

export const roleSchema = z.enum(ROLES);

/** The role that an address or form names; a customer's when it names none. */
export function chosenRole(text: string | null | undefined): Role {
  return text === "professional" ? text : "customer";
}

const termsField = z.literal("on", TERMS_NOT_ACCEPTED);

/** The registration form. */
export const registerSchema = z
  .object({
    role: roleSchema.catch("customer"),
    firstName: nameField("First name is required"),
    lastName: nameField("Last name is required"),
    email: emailField(EMAIL_MESSAGES),
    password: passwordField(),
    acceptTerms: termsField,
    next: z.string().optional(),
  })
  .and(samePasswords);
export type RegisterForm = z.output<typeof registerSchema>;

/** The form that accepts new terms at a sign-in (decision 35). */
export const acceptTermsSchema = z
  .object({ acceptTerms: termsField, next: z.string().optional() })
  .transform(({ next }) => ({ next, person: null }));

/** The same of somebody whose account has no name yet, because more than one person may have signed up with the address. */
export const finishAccountSchema = z
  .object({
    role: roleSchema.catch("customer"),
    firstName: nameField("First name is required"),
    lastName: nameField("Last name is required"),
    acceptTerms: termsField,
    next: z.string().optional(),
  })
  .transform(({ next, role, firstName, lastName }) => ({
    next,
    person: { role, firstName, lastName },
  }));

/** The form that takes an account back by a link: the password, which nobody has to know. */
export const takeBackSchema = z.object({ current: z.string().optional() });

/** The sign-in form. */
export const loginSchema = z.object({
  email: emailField(EMAIL_MESSAGES),
  password: z.string(PASSWORD_REQUIRED).min(1, PASSWORD_REQUIRED),
  remember: ticked,
  next: z.string().optional(),
});

/** The form that requests an e-mail with a reset link. */
export const forgotSchema = z.object({
  email: emailField({ required: "Please enter your email address" }),
});

/** The form that requests the confirmation e-mail again. */
export const resendSchema = z.object({
  email: emailField(EMAIL_MESSAGES),
  next: z.string().optional(),
});

export const WRONG_CODE = "This code is wrong or was already used";
const codeField = textField({
  most: 40,
  says: { required: "Code is required", long: WRONG_CODE },
});

/** The second step of a sign-in. */
export const codeSchema = z.object({ code: codeField, next: z.string().optional() });

export const WRONG_PASSWORD = "This is not your password";
const currentPassword = z.string(PASSWORD_REQUIRED).min(1, PASSWORD_REQUIRED);

/**
 * The forms of the page of the second factor: begin, turn it on with a first code, make new recovery codes, turn it
 * off.
 */
export const twoFactorSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin") }),
  z.object({ intent: z.literal("confirm"), code: codeField }),
  z.object({ intent: z.literal("codes"), code: codeField }),
  z.object({ intent: z.literal("end"), current: currentPassword, code: codeField }),
]);

const NEW_PASSWORD_TOO_SHORT = `Password must be at least ${LEAST_PASSWORD} characters long`;

/** The form that changes a password: the current one and the new one twice (decision 63). */
export const changePasswordSchema = z
  .object({
    current: currentPassword,
    password: passwordField(NEW_PASSWORD_TOO_SHORT),
  })
  .and(samePasswords);

export const OWN_ADDRESS = "This is already your address";

/** The form that changes the e-mail address. */
export const changeEmailSchema = z.object({ email: emailField() });

/**
 * The form with which somebody who is signed in confirms who they are (threat 69), with the fields of the form that waits
 * for it. `asked` marks that it comes from the page that asks for a proof.
 */
export const reauthenticationSchema = z.looseObject({
  asked: anyTyped,
  proofPassword: z.string().catch(""),
  proofCode: anyTyped,
});
export const NO_PROOF = "Enter your password";
export const NO_PROOF_OR_CODE = "Enter your password or a code";

/** The form that starts the removal of a second factor by its link. */
export const startRecoverySchema = z.object({ current: currentPassword });

/** The form that cancels one. */
export const cancelRecoverySchema = z.object({
  email: emailField(EMAIL_MESSAGES),
  code: codeField,
});
/** One sentence for every way in which that can fail, so that it tells nothing. */
export const NOT_CANCELLED =
  "Nothing was cancelled. The code may be wrong or already used, or no removal is planned for this address.";

/** The form that deletes an account: the password, and a word to type on purpose. */
export const deleteSchema = z.object({
  current: currentPassword,
  confirm: z.literal("DELETE", "Please type DELETE in capitals"),
});

/** How long an account that waits to be deleted can be restored (decision 63). */
export const ERASED_AFTER_MS = 14 * DAY_MS;

/** Why an account cannot be deleted yet. */
export const upcomingText = (count: number) =>
  `You have ${count} upcoming ${count === 1 ? "booking" : "bookings"}. Cancel or complete ${count === 1 ? "it" : "them"} first.`;

/** The form for a new password. */
export const resetSchema = z
  .object({
    token: z.string().catch(""),
    password: passwordField(NEW_PASSWORD_TOO_SHORT),
  })
  .and(samePasswords);
