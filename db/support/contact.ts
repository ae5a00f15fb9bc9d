import { createHash, randomBytes } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { type ContactTopic, TICKET_LENGTH, ticketNumber } from "#app/domain/support/contact.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { contactMessages } from "#db/schema/support.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

type ContactMessage = {
  /** See `contactMessageId`. */
  id: string;
  topic: ContactTopic;
  email: string;
  userId: string | null;
  message: string;
  /** UTC milliseconds now. */
  at: number;
};

const TICKET_ATTEMPTS = 5;

/**
 * The id of a message: the same for the same form and content, so that sending it twice stores it once, and a
 * different one for somebody who got the same form from a cache.
 */
export function contactMessageId(
  formId: string,
  { topic, email, message }: Pick<ContactMessage, "topic" | "email" | "message">,
): string {
  return createHash("sha256")
    .update(JSON.stringify([formId, topic, email, message]))
    .digest("hex");
}

/** The condition that a message is not stored. */
export const isNewMessage = (id: string): SQL =>
  sql`not exists (select 1 from ${contactMessages} where ${contactMessages.id} = ${id})`;

/** The ticket number of a stored message, or null. */
export async function findTicket(db: Database, id: string): Promise<string | null> {
  const [row] = await ticketOf(db, id);
  return row?.ticket ?? null;
}

/**
 * Stores a message with its e-mail to support and returns its ticket number. A message that is already stored keeps
 * its number and causes no second e-mail.
 */
export async function storeContactMessage(
  db: Database,
  { at, ...message }: ContactMessage,
  support: { to: string; emailContent: (ticket: string) => EmailContent },
): Promise<string> {
  for (let attempt = 0; attempt < TICKET_ATTEMPTS; attempt += 1) {
    const ticket = ticketNumber(randomBytes(TICKET_LENGTH));
    const {
      stored: [stored],
    } = await namedBatch(db, {
      // Nothing is stored when the id is known or the number is taken.
      message: db
        .insert(contactMessages)
        .values({ ...message, ticket, createdAt: at })
        .onConflictDoNothing(),
      email: queueEmail(db, {
        kind: "contact",
        about: message.id,
        to: support.to,
        emailContent: support.emailContent(ticket),
        at,
      }),
      stored: ticketOf(db, message.id),
    });
    if (stored) return stored.ticket;
  }
  throw new Error("No free ticket number was found.");
}

function ticketOf(db: Database, id: string) {
  return db
    .select({ ticket: contactMessages.ticket })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
}
