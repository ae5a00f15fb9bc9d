import type { EmailContent } from "#app/domain/email/email.ts";
import { type ContactForm, topicName } from "#app/domain/support/contact.ts";
import { composeEmail } from "./compose.ts";

/** What support gets from the contact form; a reply goes to the sender. */
export function contactEmail(ticket: string, { topic, email, message }: ContactForm): EmailContent {
  return composeEmail({
    subject: `[${ticket}] ${topicName(topic)}: message from the contact page`,
    paragraphs: [`From: ${email}\nTopic: ${topicName(topic)}\nTicket: ${ticket}`, message],
    headers: { "Reply-To": email },
  });
}
