import { type ContactForm, topicName } from "#app/domain/support/contact.ts";
import type { Letter } from "#app/domain/email/email.ts";
import { writeLetter } from "./compose.ts";

/** What support gets from the contact form; an answer goes to the person who wrote. */
export function contactLetter(ticket: string, { topic, email, message }: ContactForm): Letter {
  return writeLetter({
    subject: `[${ticket}] ${topicName(topic)}: message from the contact page`,
    paragraphs: [`From: ${email}\nTopic: ${topicName(topic)}\nTicket: ${ticket}`, message],
    headers: { "Reply-To": email },
  });
}
