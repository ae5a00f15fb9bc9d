import type { RouterContextProvider } from "react-router";
import { configContext, databaseContext } from "#app/context.ts";
import type { TicketForm } from "#app/domain/team/tickets.ts";
import { ticketAnswerEmail } from "#app/email/moderation/ticket-answer-email.ts";
import { answerTicket, moveTicket, noteTicket } from "#db/team/ticket-writes.ts";
import type { Ticket } from "#db/team/tickets.ts";
import { actingStaff } from "./acting-staff.ts";

/**
 * Stores the note, the answer or the new state that a form on the page of a ticket contains.
 * False when the ticket has changed meanwhile.
 */
export function writeAboutTicket(
  context: Readonly<RouterContextProvider>,
  ticket: Ticket,
  form: TicketForm,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const by = actingStaff(context);
  if (form.intent === "note") {
    return noteTicket(db, { ticket, id: form.formId, content: form.note, by });
  }
  if (form.intent === "answer") {
    const { formId: id, seen, answer: content } = form;
    const emailContent = ticketAnswerEmail({
      ticket: ticket.ticket,
      message: ticket.message,
      writtenAt: ticket.createdAt,
      answer: content,
      supportEmail: context.get(configContext).supportEmail,
    });
    return answerTicket(db, { ticket, id, content, by, seen, emailContent });
  }
  return moveTicket(db, { ticket, to: form.intent === "open" ? "open" : "closed", by });
}
