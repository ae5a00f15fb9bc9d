import { z } from "zod";
import { emailField, INVALID_EMAIL, optionalText } from "#app/domain/forms/fields.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

/** The newsletter form; an empty address is an invalid one (decision 4). `next` is the page of the form. */
export const newsletterSchema = z.object({
  email: emailField({ required: INVALID_EMAIL }),
  next: z.string().optional(),
});

/** The regions to hear from; "" for the whole country. */
export const NEWS_REGIONS = [
  { value: "", name: "All of Guyana" },
  ...REGIONS.map(({ number, name }) => ({ value: name, name: `Region ${number}, ${name}` })),
];

/** One of these regions; a missing one is the whole country. */
export const newsRegionField = optionalText(100).pipe(
  z.enum(
    NEWS_REGIONS.map(({ value }) => value),
    "Choose a region from the list",
  ),
);

/** The form of a confirmation: the region, which pages of the release before do not send. */
export const confirmationSchema = z.object({ region: newsRegionField });

/** The same answer to every valid address, known or new. */
export const CHECK_YOUR_EMAIL = "Check your e-mail to confirm.";

/** How long the link of a confirmation e-mail works, in milliseconds. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;
