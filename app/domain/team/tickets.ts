import { z } from "zod";
import { textField, typedText } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";

/** What became of a message of the contact form. */
export const TICKET_STATES = ["open", "answered", "closed"] as const;
export const ticketStateSchema = z.enum(TICKET_STATES).catch("open");
export type TicketState = z.output<typeof ticketStateSchema>;

export const TICKET_STATE_NAMES: Record<TicketState, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export const LEAST_ANSWER = 10;
/** Of an answer and of a note. */
export const MOST_WRITTEN = 5000;

/** How many answers the form was made with; none of a broken form, which then counts as made before all of them. */
const seenField = typedText()
  .pipe(z.string().regex(/^\d{1,4}$/))
  .transform(Number)
  .catch(0);

/**
 * The forms of the page of a ticket. `formId` is made with the page, so that what is sent twice is written once, and `seen`
 * says how many answers it showed.
 */
export const ticketFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("answer"),
    formId: idSchema,
    seen: seenField,
    answer: textField({ least: LEAST_ANSWER, most: MOST_WRITTEN }),
  }),
  z.object({
    intent: z.literal("note"),
    formId: idSchema,
    note: textField({ most: MOST_WRITTEN }),
  }),
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("open") }),
]);
export type TicketForm = z.output<typeof ticketFormSchema>;
