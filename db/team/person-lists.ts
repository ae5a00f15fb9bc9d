import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { contactMessages, HAS_ADDRESS } from "#db/schema/support.ts";
import { measures } from "#db/schema/team.ts";
import { concernsPerson, isOf } from "./things-of-person.ts";
import { ticketLine } from "./tickets.ts";

/** As many of each list are shown, the newest first. */
const LISTED = 10;

/** The statements that read what is a person's, and what others and the team have about them, each by its name. */
export function selectPersonLists(db: Database, id: string) {
  return {
    services: selectServices(db, id),
    bookings: selectBookings(db, id),
    jobs: selectJobs(db, id),
    written: selectReviews(db, eq(reviews.customerId, id)),
    received: selectReviews(db, eq(reviews.professionalId, id)),
    sent: selectReports(db, eq(reports.reporterId, id)),
    about: selectReports(db, concernsPerson(id)),
    measures: selectMeasures(db, id),
    tickets: selectTickets(db, id),
  };
}

function selectServices(db: Database, id: string) {
  return db
    .select({
      id: services.id,
      title: services.title,
      city: services.city,
      status: services.status,
      hiddenAt: services.hiddenAt,
      deletedAt: services.deletedAt,
      createdAt: services.createdAt,
    })
    .from(services)
    .where(eq(services.proId, id))
    .orderBy(desc(services.createdAt))
    .limit(LISTED);
}

function selectBookings(db: Database, id: string) {
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      title: services.title,
      status: bookings.status,
      startsAt: bookings.startsAt,
      isCustomer: sql<number>`${bookings.customerId} is ${id}`.mapWith(Boolean),
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(isOf(id))
    .orderBy(desc(bookings.startsAt))
    .limit(LISTED);
}

function selectJobs(db: Database, id: string) {
  return db
    .select({
      id: jobs.id,
      what: jobs.what,
      city: jobs.city,
      status: jobs.status,
      hiddenAt: jobs.hiddenAt,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(eq(jobs.customerId, id))
    .orderBy(desc(jobs.createdAt))
    .limit(LISTED);
}

function selectReviews(db: Database, which: SQL) {
  return db
    .select({
      id: reviews.id,
      serviceId: services.id,
      title: services.title,
      rating: reviews.rating,
      isHidden: sql<number>`${reviews.hiddenAt} is not null`.mapWith(Boolean),
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(which)
    .orderBy(desc(reviews.createdAt))
    .limit(LISTED);
}

function selectReports(db: Database, which: SQL) {
  return db
    .select({
      id: reports.id,
      kind: reports.subjectKind,
      createdAt: reports.createdAt,
      resolvedAt: reports.resolvedAt,
      outcome: reports.outcome,
    })
    .from(reports)
    .where(which)
    .orderBy(desc(reports.createdAt))
    .limit(LISTED);
}

function selectMeasures(db: Database, id: string) {
  return db
    .select({
      id: measures.id,
      kind: measures.kind,
      reason: measures.reason,
      createdAt: measures.createdAt,
      until: measures.until,
      endedAt: measures.endedAt,
    })
    .from(measures)
    .where(eq(measures.personId, id))
    .orderBy(desc(measures.createdAt))
    .limit(LISTED);
}

/** The tickets written from the account, or signed out with its address. */
function selectTickets(db: Database, id: string) {
  return db
    .select(ticketLine)
    .from(contactMessages)
    .where(
      and(
        HAS_ADDRESS,
        or(
          eq(contactMessages.userId, id),
          sql`${contactMessages.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${id})`,
        ),
      ),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(LISTED);
}
