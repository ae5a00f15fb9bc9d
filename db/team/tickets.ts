import { and, asc, count, desc, eq, inArray, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { ALONE_AFTER_MS } from "#app/domain/team/appeals.ts";
import type { TicketState } from "#app/domain/team/tickets.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { contactAnswers, contactMessages } from "#db/schema/support.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import { logAct } from "./log.ts";
import { nameOf } from "./name.ts";
import { othersCould } from "./others-could.ts";
import { type InSession, isStaff } from "./staff.ts";

export const TICKETS_PAGE = 30;
const FIRST_WORDS = 200;

/** What a line of a ticket shows, wherever it is listed beside other things. */
export const ticketLine = {
  id: contactMessages.id,
  ticket: contactMessages.ticket,
  topic: contactMessages.topic,
  state: contactMessages.state,
  createdAt: contactMessages.createdAt,
};

// A literal, so that the partial index of open tickets serves it.
const isOpen = sql`${contactMessages.state} = 'open'`;

/**
 * A page (from 1) of the tickets in one state, and how many there are: open ones oldest first, others newest first. A page past
 * the end is the last.
 */
export async function readTickets(
  db: Database,
  { state, page }: { state: TicketState; page: number },
) {
  const inState = state === "open" ? isOpen : eq(contactMessages.state, state);
  const order = (state === "open" ? asc : desc)(contactMessages.createdAt);
  const ids = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(inState)
    .orderBy(order);
  const all = db.select({ count: count() }).from(contactMessages).where(inState);
  const pageQuery = { page, size: TICKETS_PAGE };
  const [tickets, [total]] = await db.batch([
    db
      .select({
        ticket: contactMessages.ticket,
        topic: contactMessages.topic,
        words: sql<string>`substr(${contactMessages.message}, 1, ${FIRST_WORDS})`,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(inArray(contactMessages.id, idsOfPage(ids, { ...pageQuery, total: all })))
      .orderBy(order),
    all,
  ]);
  const found = total?.count ?? 0;
  return { tickets, total: found, page: numberOfPage(pageQuery, found) };
}

/** The condition that a ticket is somebody's own: sent from their account, or signed out with its address. */
const isOwn = (userId: SQL | string): SQL =>
  sql`(${contactMessages.userId} is ${userId} or exists (select 1 from ${users} sender
    where sender.id = ${userId} and lower(sender.email) = lower(${contactMessages.email})))`;

/** The condition that a member may close a ticket: their own only after three days, where nobody else could answer it. */
const mayClose = (by: Pick<InSession, "userId" | "now">): SQL =>
  sql`(not ${isOwn(by.userId)} or (${contactMessages.createdAt} <= ${by.now - ALONE_AFTER_MS}
    and not ${othersCould(by.userId, "support", isOwn)}))`;

/**
 * A ticket by its number or the id of its message, with its account and everything that was written about it, whether it is the
 * reader's own, and whether they may close it; null for an unknown one.
 */
export async function readTicket(
  db: Database,
  key: string,
  reader: Pick<InSession, "userId" | "now">,
) {
  const isIt = or(eq(contactMessages.id, key), eq(contactMessages.ticket, key.toUpperCase()));
  const [[ticket], written] = await db.batch([
    db
      .select({
        id: contactMessages.id,
        ticket: contactMessages.ticket,
        topic: contactMessages.topic,
        email: contactMessages.email,
        userId: contactMessages.userId,
        person: nameOf(users),
        role: users.role,
        message: contactMessages.message,
        state: contactMessages.state,
        createdAt: contactMessages.createdAt,
        isOwn: isOwn(reader.userId).mapWith(Boolean),
        mayClose: mayClose(reader).mapWith(Boolean),
      })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.userId))
      .where(isIt),
    db
      .select({
        id: contactAnswers.id,
        kind: contactAnswers.kind,
        content: contactAnswers.content,
        by: nameOf(users),
        createdAt: contactAnswers.createdAt,
      })
      .from(contactAnswers)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.contactMessageId))
      .leftJoin(users, eq(users.id, contactAnswers.staffId))
      .where(isIt)
      .orderBy(asc(contactAnswers.createdAt), asc(sql`${contactAnswers}.rowid`)),
  ]);
  return ticket ? { ...ticket, written } : null;
}
export type Ticket = NonNullable<Awaited<ReturnType<typeof readTicket>>>;

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
 * role is gone;
 * the same form sent again answers once.
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
