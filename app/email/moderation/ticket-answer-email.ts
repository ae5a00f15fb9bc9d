import type { EmailContent } from "#app/domain/email/email.ts";
import { dayText } from "#app/domain/time/time-text.ts";
import { composeEmail } from "#app/email/compose.ts";

type TicketAnswer = {
  ticket: string;
  /** What the person wrote, and when (UTC milliseconds). */
  message: string;
  writtenAt: number;
  answer: string;
  supportEmail: string;
};

/** The team's answer to a message of the contact form, with the message below it; a reply goes to support. */
export function ticketAnswerEmail(answered: TicketAnswer): EmailContent {
  const { ticket, message, writtenAt, answer, supportEmail } = answered;
  return composeEmail({
    subject: `Re: ${ticket} Your message to Kayap`,
    paragraphs: [
      answer,
      "If something is still open, reply to this e-mail.",
      `You wrote on ${dayText(writtenAt, null)}:`,
      message.replace(/^/gm, "> "),
    ],
    footnote: { text: `Your ticket number is ${ticket}.` },
    headers: { "Reply-To": supportEmail },
  });
}
