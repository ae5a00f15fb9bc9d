import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Wanted } from "#app/domain/team/find.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs } from "#db/schema/jobs.ts";
import { services } from "#db/schema/services.ts";
import { contactMessages, HAS_ADDRESS } from "#db/schema/support.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { nameOf } from "./name.ts";
import { ticketLine } from "./tickets.ts";

/** As many of each kind are found, the newest first. */
const MOST_FOUND = 20;

const NEVER = sql`0`;
/** Behind every character that an address can have. */
const LAST = "\u{10ffff}";

const hasWords = (text: SQL | SQLiteColumn, words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`(${sql.join(
        words.map((word) => sql`instr(lower(${text}), ${word}) > 0`),
        sql` and `,
      )})`;

const equals = (column: SQLiteColumn, value: string | null): SQL | undefined =>
  value === null ? undefined : sql`${column} = ${value}`;

const begins = (column: SQLiteColumn, address: string): SQL =>
  sql`(lower(${column}) >= ${address} and lower(${column}) < ${address + LAST})`;

/**
 * One of these conditions. What is not asked for is left out: beside a condition that is
 * never true no index would serve the others.
 */
const oneOf = (...conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? NEVER;

const customer = alias(users, "customer");
const professional = alias(users, "professional");

/**
 * People, services, bookings, jobs and contact tickets that a text of the team stands for. Addresses, ids, references and numbers
 * of tickets are looked up in their indexes. Words of names, titles and jobs, phone numbers and the addresses of tickets have none:
 * they read the newest rows first until they have found enough, at worst all of them, which only people of the team ask for.
 */
export async function findForTeam(db: Database, wanted: Wanted) {
  const { byId, byAddress, byName, ...found } = await namedBatch(db, {
    ...selectPeople(db, wanted),
    services: selectServices(db, wanted),
    bookings: selectBookings(db, wanted),
    jobs: selectJobs(db, wanted),
    tickets: selectTickets(db, wanted),
  });
  const people = new Map([...byId, ...byAddress, ...byName].map((one) => [one.id, one]));
  return { people: [...people.values()].slice(0, MOST_FOUND), ...found };
}

/** The statements that find people: of this id, whose address begins so, and whose name or phone number it is. */
function selectPeople(db: Database, { id, email, phone, words }: Wanted) {
  const person = () =>
    db
      .select({
        id: users.id,
        name: sql<string>`${nameOf(users)}`,
        businessName: users.businessName,
        email: users.email,
        phone: users.phone,
        role: users.role,
        createdAt: users.createdAt,
        isErased: sql<number>`${users.deletedAt} is not null`.mapWith(Boolean),
      })
      .from(users);
  const beginsWith = email === null ? NEVER : begins(users.email, email);
  const named = hasWords(
    sql`${nameOf(users)} || ' ' || coalesce(${users.businessName}, '')`,
    words,
  );
  return {
    byId: person().where(oneOf(equals(users.id, id))),
    byAddress: person()
      .where(and(beginsWith, isNull(users.deletedAt)))
      .orderBy(sql`lower(${users.email})`)
      .limit(MOST_FOUND),
    byName: person()
      .where(and(oneOf(named, equals(users.phone, phone)), isNull(users.deletedAt)))
      .orderBy(desc(users.createdAt))
      .limit(MOST_FOUND),
  };
}

function selectServices(db: Database, { id, words }: Wanted) {
  return db
    .select({
      id: services.id,
      title: services.title,
      city: services.city,
      name: nameOf(professional),
      createdAt: services.createdAt,
    })
    .from(services)
    .innerJoin(professional, eq(professional.id, services.proId))
    .where(oneOf(equals(services.id, id), hasWords(services.title, words)))
    .orderBy(desc(services.createdAt))
    .limit(MOST_FOUND);
}

function selectBookings(db: Database, { id, reference }: Wanted) {
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      startsAt: bookings.startsAt,
      title: services.title,
      customer: nameOf(customer),
      professional: nameOf(professional),
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(professional, eq(professional.id, bookings.professionalId))
    .leftJoin(customer, eq(customer.id, bookings.customerId))
    .where(oneOf(equals(bookings.id, id), equals(bookings.reference, reference)));
}

function selectJobs(db: Database, { id, words }: Wanted) {
  return db
    .select({
      id: jobs.id,
      what: jobs.what,
      city: jobs.city,
      status: jobs.status,
      name: nameOf(customer),
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .innerJoin(customer, eq(customer.id, jobs.customerId))
    .where(oneOf(equals(jobs.id, id), hasWords(jobs.what, words)))
    .orderBy(desc(jobs.createdAt))
    .limit(MOST_FOUND);
}

function selectTickets(db: Database, { id, ticket, email }: Wanted) {
  const sentFrom =
    email === null ? undefined : and(HAS_ADDRESS, begins(contactMessages.email, email));
  return db
    .select(ticketLine)
    .from(contactMessages)
    .where(oneOf(equals(contactMessages.id, id), equals(contactMessages.ticket, ticket), sentFrom))
    .orderBy(desc(contactMessages.createdAt))
    .limit(MOST_FOUND);
}
