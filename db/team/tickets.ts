import { asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { ALONE_AFTER_MS } from "#app/domain/team/appeals.ts";
import type { TicketState } from "#app/domain/team/tickets.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { contactAnswers, contactMessages } from "#db/schema/support.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import { nameOf } from "./name.ts";
import { othersCould } from "./others-could.ts";
import type { InSession } from "./staff.ts";

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
export const isOwn = (userId: SQL | string): SQL =>
  sql`(${contactMessages.userId} is ${userId} or exists (select 1 from ${users} sender
    where sender.id = ${userId} and lower(sender.email) = lower(${contactMessages.email})))`;

/** The condition that a member may close a ticket: their own only after three days, where nobody else could answer it. */
export const mayClose = (by: Pick<InSession, "userId" | "now">): SQL =>
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
