import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import { anyTyped, emailField, textField, typedText } from "#app/domain/fields.ts";
import { characters } from "#app/domain/text.ts";

export const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 256;
export const COMMON_PASSWORD = "This password is too common. Please choose another.";
/** One sentence for every way a sign-in can fail, so that it tells nothing (specification A, section 8). */
export const INVALID_LOGIN =
  "Invalid email or password. Please check your credentials and try again.";
export const SIGN_IN_DOWN =
  "The authentication service is currently unavailable. Please try again later or contact support.";
export const REGISTRATION_DOWN =
  "The registration service is currently unavailable. Please try again later or contact support.";
export const SIGNUPS_OFF = "Account registration is currently disabled. Please contact support.";
/** When an acceptance of new terms could not be stored. */
export const TERMS_NOT_STORED = "We could not note this right now. Please try again in a moment.";
/** When an e-mail with a reset link could not be queued. */
export const RESET_NOT_SENT = "Failed to send reset password email. Please try again.";
/** When a new password could not be stored. */
export const RESET_FAILED = "Failed to update password. Please try again.";

const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u;
const NAME_MESSAGE = "Name can only contain letters, spaces, hyphens, and apostrophes";
const NAME_LENGTH = 50;

/** A first or last name, cleaned, of 1 to 50 letters of any script (decision 33). */
export function nameField(required: string) {
  return typedText(required)
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .regex(NAME, { error: NAME_MESSAGE, abort: true }),
    )
    .pipe(textField({ most: NAME_LENGTH }));
}

/** Any characters, never cut or trimmed: a password is what was typed. */
function passwordField(tooShort: string) {
  return z
    .string("Password is required")
    .min(1, { error: "Password is required", abort: true })
    .refine((password) => characters(password) >= LEAST_PASSWORD, { error: tooShort, abort: true })
    .refine(
      (password) => characters(password) <= MOST_PASSWORD,
      `Must be ${MOST_PASSWORD} characters or less`,
    );
}

const EMAIL = { required: "Email is required", invalid: "Email address is invalid" };

/** The two passwords, compared apart from the fields so that all messages of a form come at once. */
const samePasswords = z
  .object({ password: z.string().catch(""), confirmPassword: z.string().catch("") })
  .refine((form) => form.password === form.confirmPassword, {
    error: "Passwords do not match",
    path: ["confirmPassword"],
  });

export const roleSchema = z.enum(["customer", "professional"]);
export type Role = z.output<typeof roleSchema>;

const termsField = z.literal("on", "You must accept the terms and conditions");

/** The registration form (specification A, section 5). */
export const registerSchema = z
  .object({
    role: roleSchema.catch("customer"),
    firstName: nameField("First name is required"),
    lastName: nameField("Last name is required"),
    email: emailField(EMAIL),
    password: passwordField("Password must be at least 8 characters"),
    acceptTerms: termsField,
    next: z.string().optional(),
  })
  .and(samePasswords);
export type RegisterForm = z.output<typeof registerSchema>;

/** The form that accepts new terms at a sign-in (decision 35). */
export const acceptTermsSchema = z.object({ acceptTerms: termsField, next: z.string().optional() });

/** The sign-in form. */
export const loginSchema = z.object({
  email: emailField(EMAIL),
  password: z.string("Password is required").min(1, "Password is required"),
  remember: z.literal("on").optional().catch(undefined).transform(Boolean),
  next: z.string().optional(),
});

/** The form that requests an e-mail with a reset link. */
export const forgotSchema = z.object({
  email: emailField({ required: "Please enter your email address" }),
});

/** The form that requests the confirmation e-mail again. */
export const resendSchema = z.object({ email: emailField(EMAIL), next: z.string().optional() });

export const WRONG_CODE = "This code is not right, or was used already";
const codeField = textField({
  most: 40,
  says: { required: "Code is required", long: WRONG_CODE },
});

/** The second step of a sign-in. */
export const codeSchema = z.object({ code: codeField, next: z.string().optional() });

export const WRONG_PASSWORD = "This is not your password";
const currentPassword = z.string("Password is required").min(1, "Password is required");

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

/** The form that changes a password: the current one and the new one twice (decision 63). */
export const changePasswordSchema = z
  .object({
    current: currentPassword,
    password: passwordField("Password must be at least 8 characters long"),
  })
  .and(samePasswords);

export const OWN_ADDRESS = "This is your address already";

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
export const NO_PROOF = "Type your password";
export const NO_PROOF_OR_CODE = "Type your password or a code";

/** The form that starts the removal of a second factor by its link. */
export const startRecoverySchema = z.object({ current: currentPassword });

/** The form that cancels one. */
export const cancelRecoverySchema = z.object({ email: emailField(EMAIL), code: codeField });
/** One sentence for every way in which that can fail, so that it tells nothing. */
export const NOT_CANCELLED =
  "Nothing was cancelled: the code is not right or was used already, or no removal is waiting for this address.";

/** The form that deletes an account: the password, and a word to type on purpose. */
export const deleteSchema = z.object({
  current: currentPassword,
  confirm: z.literal("DELETE", "Please type DELETE"),
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
    password: passwordField("Password must be at least 8 characters long"),
  })
  .and(samePasswords);
