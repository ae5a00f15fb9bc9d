import type { EmailContent } from "#app/domain/email/email.ts";
import { CONTACT_TOPIC_NAMES, type ContactForm } from "#app/domain/support/contact.ts";
import { composeEmail } from "./compose.ts";

/** What support gets from the contact form; a reply goes to the sender. */
export function contactEmail(ticket: string, form: ContactForm): EmailContent {
  const { topic, email, booking, message } = form;
  const facts = [`From: ${email}`, `Topic: ${CONTACT_TOPIC_NAMES[topic]}`, `Ticket: ${ticket}`];
  if (booking) facts.push(`Booking: ${booking.toUpperCase()}`);
  return composeEmail({
    subject: `[${ticket}] ${CONTACT_TOPIC_NAMES[topic]}: message from the contact page`,
    paragraphs: [facts.join("\n"), message],
    headers: { "Reply-To": email },
  });
}
