import { z } from "zod";
import {
  emailField,
  optionalText,
  REQUIRED,
  textField,
  typedText,
} from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";

export const CONTACT_TOPICS = [
  "general",
  "customer",
  "professional",
  "safety",
  "business",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_NAMES: Record<ContactTopic, string> = {
  general: "General",
  customer: "Customer",
  professional: "Professional",
  safety: "Safety",
  business: "Business",
};

export const CONTACT_LEAST = 20;
export const CONTACT_MOST = 2000;

const REFERENCE = /^KY-[0-9A-Z]{5}$/i;
const NO_REFERENCE = "A booking reference looks like KY-7F3K2";

/** The contact form. `formId` is hidden and made with the page, so that sending it twice stores one message. */
export const contactSchema = z.object({
  formId: idSchema.optional(),
  topic: typedText()
    .transform((name) => name.toLowerCase())
    .pipe(z.enum(CONTACT_TOPICS, REQUIRED)),
  email: emailField(),
  booking: optionalText(20).refine((text) => text === "" || REFERENCE.test(text), NO_REFERENCE),
  message: textField({ least: CONTACT_LEAST, most: CONTACT_MOST }),
});
export type ContactForm = z.output<typeof contactSchema>;

// 32 characters that cannot be confused with one another: no I, L, O or U.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const TICKET_LENGTH = 6;

/** The ticket number these random bytes (six) stand for, for example "KY-7Q2M0X". */
export function ticketNumber(bytes: Uint8Array): string {
  return `KY-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

/** Whether a text has the form of a ticket number. */
export function isTicket(text: string | null): text is string {
  return text !== null && /^KY-[0-9A-HJKMNP-TV-Z]{6}$/.test(text);
}
