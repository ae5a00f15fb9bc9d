import type { EmailContent } from "#app/domain/email/email.ts";
import { type ContactForm, topicName } from "#app/domain/support/contact.ts";
import { composeEmail } from "./compose.ts";

/** What support gets from the contact form; a reply goes to the sender. */
export function contactEmail(ticket: string, form: ContactForm): EmailContent {
  const { topic, email, booking, message } = form;
  const facts = [`From: ${email}`, `Topic: ${topicName(topic)}`, `Ticket: ${ticket}`];
  if (booking) facts.push(`Booking: ${booking.toUpperCase()}`);
  return composeEmail({
    subject: `[${ticket}] ${topicName(topic)}: message from the contact page`,
    paragraphs: [facts.join("\n"), message],
    headers: { "Reply-To": email },
  });
}
