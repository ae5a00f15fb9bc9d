import { and, eq, ne, not, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { contactAnswers, contactMessages } from "#db/schema/support.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { logAct } from "./log.ts";
import { type InSession, isStaff } from "./staff.ts";
import { isOwn, mayClose, type Ticket } from "./tickets.ts";

type TicketEntry = {
  ticket: Pick<Ticket, "id" | "ticket">;
  /** Made with the form: the same id is written once. */
  id: string;
  content: string;
  by: InSession;
};

const isNew = (id: string): SQL =>
  sql`not exists (select 1 from ${contactAnswers} where ${contactAnswers.id} = ${id})`;

/** What this form has written, now or when it was sent before. */
const findWritten = (db: Database, { id, by }: Pick<TicketEntry, "id" | "by">) =>
  db
    .select({ content: contactAnswers.content })
    .from(contactAnswers)
    .where(and(eq(contactAnswers.id, id), eq(contactAnswers.staffId, by.userId)));

type Answer = Omit<TicketEntry, "ticket"> & {
  ticket: Pick<Ticket, "id" | "ticket" | "email" | "userId">;
  /** How many answers the form showed. */
  seen: number;
  emailContent: EmailContent;
};

/**
 * Answers a ticket by e-mail. False when it was answered meanwhile, its address has changed or is gone, it is one's own, or the
 * role is gone; the same form sent again answers once.
 */
export async function answerTicket(db: Database, answer: Answer): Promise<boolean> {
  const { ticket, id, content, by, seen, emailContent } = answer;
  const answers = sql`(select count(*) from ${contactAnswers}
    where ${contactAnswers.contactMessageId} = ${ticket.id} and ${contactAnswers.kind} = 'answer')`;
  const {
    stored: [stored],
  } = await namedBatch(db, {
    ticket: db
      .update(contactMessages)
      .set({ state: "answered" })
      .where(
        and(
          eq(contactMessages.id, ticket.id),
          eq(contactMessages.email, ticket.email),
          ne(contactMessages.email, ""),
          sql`${answers} = ${seen}`,
          isNew(id),
          not(isOwn(by.userId)),
          isStaff(by, "support"),
        ),
      ),
    answer: db.run(
      insertSelect(
        contactAnswers,
        {
          id,
          contactMessageId: ticket.id,
          kind: "answer",
          staffId: by.userId,
          content,
          createdAt: by.now,
        },
        sql`where changes() > 0`,
      ),
    ),
    log: logTicket(db, "ticket-answered", { ticket, by }),
    email: queueEmail(db, {
      kind: "contact-answer",
      about: id,
      to: ticket.email,
      userId: ticket.userId,
      emailContent,
      at: by.now,
    }),
    stored: findWritten(db, answer),
  });
  return stored?.content === content;
}

/** Writes a note that only the team sees. False where the ticket's address is gone, it is one's own, or the role is gone. */
export async function noteTicket(db: Database, note: TicketEntry): Promise<boolean> {
  const { ticket, id, content, by } = note;
  const {
    stored: [stored],
  } = await namedBatch(db, {
    note: db.run(
      insertSelect(
        contactAnswers,
        {
          id,
          contactMessageId: ticket.id,
          kind: "note",
          staffId: by.userId,
          content,
          createdAt: by.now,
        },
        sql`where ${isStaff(by, "support")} and ${isNew(id)} and exists (select 1 from ${contactMessages}
          where ${contactMessages.id} = ${ticket.id} and ${contactMessages.email} <> ''
            and not ${isOwn(by.userId)})`,
      ),
    ),
    log: logTicket(db, "ticket-noted", { ticket, by }),
    stored: findWritten(db, note),
  });
  return stored?.content === content;
}

/**
 * Closes a ticket or opens it again, which needs its address. False where that is gone, it is left to the others, or the role is
 * gone.
 */
export async function moveTicket(
  db: Database,
  { ticket, to, by }: Pick<TicketEntry, "ticket" | "by"> & { to: "open" | "closed" },
): Promise<boolean> {
  const { id, state, email } = contactMessages;
  const {
    found: [found],
  } = await namedBatch(db, {
    ticket: db
      .update(contactMessages)
      .set({ state: to })
      .where(
        and(
          eq(id, ticket.id),
          ne(state, to),
          to === "open" ? and(ne(email, ""), not(isOwn(by.userId))) : mayClose(by),
          isStaff(by, "support"),
        ),
      ),
    log: logTicket(db, to === "open" ? "ticket-opened" : "ticket-closed", { ticket, by }),
    found: db.select({ state }).from(contactMessages).where(eq(id, ticket.id)),
  });
  return found?.state === to;
}

function logTicket(
  db: Database,
  act: "ticket-answered" | "ticket-noted" | "ticket-opened" | "ticket-closed",
  { ticket, by }: Pick<TicketEntry, "ticket" | "by">,
) {
  const subject = { kind: "ticket", id: ticket.ticket } as const;
  return logAct(db, { staffId: by.userId, act, subject, reason: "", now: by.now });
}
