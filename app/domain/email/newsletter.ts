import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import { emailField, INVALID_EMAIL } from "#app/domain/fields.ts";

/** The newsletter form; an empty address is an invalid one (decision 4). `next` is the page of the form. */
export const newsletterSchema = z.object({
  email: emailField({ required: INVALID_EMAIL }),
  next: z.string().optional(),
});

/** The same answer to every valid address, known or new. */
export const CHECK_YOUR_EMAIL = "Check your e-mail to confirm.";

/** How long the link of a confirmation e-mail works, in milliseconds. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;
