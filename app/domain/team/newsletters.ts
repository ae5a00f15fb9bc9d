import { z } from "zod";
import { anyTyped, textField } from "#app/domain/forms/fields.ts";
import { newsRegionField } from "#app/domain/notifications/newsletter.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

/** What somebody of the team writes: plain text with headings, and whose region gets it ("" for everybody). */
export type NewsletterFields = { subject: string; content: string; region: string };

export const LEAST_SUBJECT = 5;
export const MOST_SUBJECT = 150;
export const LEAST_CONTENT = 20;
export const MOST_CONTENT = 20_000;

const version = z.coerce.number().int().catch(0);

/** The forms of the page of a newsletter. `draft` is the id that a new one will have. */
export const newsletterFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    draft: anyTyped,
    version,
    subject: textField({ least: LEAST_SUBJECT, most: MOST_SUBJECT }).transform((text) =>
      text.replace(/\s+/g, " "),
    ),
    content: textField({ least: LEAST_CONTENT, most: MOST_CONTENT }),
    region: newsRegionField,
  }),
  z.object({ intent: z.literal("test"), version }),
  z.object({ intent: z.literal("send"), version }),
  z.object({ intent: z.literal("stop") }),
]);
export type NewsletterForm = z.output<typeof newsletterFormSchema>;

export const NEWSLETTER_STATES = ["draft", "sending", "sent", "stopped"] as const;
type NewsletterState = (typeof NEWSLETTER_STATES)[number];

export const NEWSLETTER_STATE_NAMES: Record<NewsletterState, string> = {
  draft: "Draft",
  sending: "Being sent",
  sent: "Sent",
  stopped: "Stopped",
};

/** Subscribers are promised news once a month: so long after one began to be sent, no other goes to the same region. */
export const NEWSLETTER_PAUSE_MS = 28 * DAY_MS;
