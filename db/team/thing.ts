import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { JOB_STATUS_NAMES } from "#app/domain/jobs/job.ts";
import { STATUS_NAMES } from "#app/domain/services/form.ts";
import type { Before, Happening, ThingKind } from "#app/domain/team/timeline.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { staffLog } from "#db/schema/team.ts";
import { isListed } from "#db/service-card.ts";
import { nameOf } from "./name.ts";
import {
  bookingLines,
  jobLines,
  logLines,
  offerLines,
  reportLines,
  reviewLines,
  selectTimeline,
  serviceLines,
} from "./timeline.ts";

/** One side of a thing; the id is null once nobody has it any more. */
type Side = {
  as: "customer" | "professional" | "offering";
  id: string | null;
  name: string | null;
};

type TeamThing = {
  title: string;
  /** In words. */
  status: string;
  place: string;
  createdAt: number;
  /** When a booking begins; null for the others. */
  startsAt: number | null;
  /** GYD cents, where it has a price of its own. */
  amount: number | null;
  hiddenAt: number | null;
  deletedAt: number | null;
  /** The public page of a service, if others than its owner can open it, or the booking that a job became. */
  leadsTo: { kind: "service" | "booking"; id: string } | null;
  sides: Side[];
  lines: Happening[];
};

const customer = alias(users, "customer");
const professional = alias(users, "professional");

const ofThing = (kind: ThingKind, id: string) =>
  reportLines(
    "made",
    sql`${reports.subjectKind} = ${kind} and ${reports.subjectId} = ${id}`,
  ).concat(logLines(sql`${staffLog.subjectKind} = ${kind} and ${staffLog.subjectId} = ${id}`));

type ThingQuery = { id: string; before: Before | null };

async function readService(db: Database, { id, before }: ThingQuery): Promise<TeamThing | null> {
  const [[row], lines] = await db.batch([
    db
      .select({
        title: services.title,
        status: services.status,
        city: services.city,
        region: services.region,
        createdAt: services.createdAt,
        hiddenAt: services.hiddenAt,
        deletedAt: services.deletedAt,
        hasPage: isListed,
        proId: services.proId,
        proName: nameOf(professional),
      })
      .from(services)
      .innerJoin(professional, eq(professional.id, services.proId))
      .where(eq(services.id, id)),
    selectTimeline(
      db,
      [
        ...serviceLines(eq(services.id, id)),
        ...bookingLines(eq(bookings.serviceId, id)),
        ...reviewLines("received", eq(reviews.serviceId, id)),
        ...ofThing("service", id),
      ],
      before,
    ),
  ]);
  if (!row) return null;
  const { city, region, hasPage, proId, proName, ...facts } = row;
  return {
    ...facts,
    status: STATUS_NAMES[facts.status],
    place: `${city}, ${region}`,
    startsAt: null,
    amount: null,
    leadsTo: hasPage ? { kind: "service", id } : null,
    sides: [{ as: "professional", id: proId, name: proName }],
    lines,
  };
}

async function readBooking(db: Database, { id, before }: ThingQuery): Promise<TeamThing | null> {
  const [[row], lines] = await db.batch([
    db
      .select({
        reference: bookings.reference,
        title: services.title,
        status: bookings.status,
        region: bookings.region,
        startsAt: bookings.startsAt,
        amount: bookings.totalAmount,
        createdAt: bookings.createdAt,
        serviceId: services.id,
        customerId: bookings.customerId,
        customerName: nameOf(customer),
        proId: bookings.professionalId,
        proName: nameOf(professional),
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .innerJoin(professional, eq(professional.id, bookings.professionalId))
      .leftJoin(customer, eq(customer.id, bookings.customerId))
      .where(eq(bookings.id, id)),
    selectTimeline(db, [...bookingLines(eq(bookings.id, id)), ...ofThing("booking", id)], before),
  ]);
  if (!row) return null;
  const { status, region, startsAt, amount, createdAt } = row;
  return {
    title: `${row.reference}, ${row.title}`,
    status: BOOKING_STATUS[status].name,
    place: region ?? "",
    createdAt,
    startsAt,
    amount,
    hiddenAt: null,
    deletedAt: null,
    leadsTo: { kind: "service", id: row.serviceId },
    sides: [
      { as: "customer", id: row.customerId, name: row.customerName },
      { as: "professional", id: row.proId, name: row.proName },
    ],
    lines,
  };
}

async function readJob(db: Database, { id, before }: ThingQuery): Promise<TeamThing | null> {
  const ofJob: SQL = eq(jobs.id, id);
  const [[row], offering, lines] = await db.batch([
    db
      .select({
        title: jobs.what,
        status: jobs.status,
        city: jobs.city,
        region: jobs.region,
        createdAt: jobs.createdAt,
        hiddenAt: jobs.hiddenAt,
        bookingId: jobs.bookingId,
        customerId: jobs.customerId,
        customerName: nameOf(customer),
      })
      .from(jobs)
      .innerJoin(customer, eq(customer.id, jobs.customerId))
      .where(ofJob),
    db
      .select({ id: offers.professionalId, name: nameOf(professional) })
      .from(offers)
      .innerJoin(professional, eq(professional.id, offers.professionalId))
      .where(eq(offers.jobId, id))
      .orderBy(offers.createdAt),
    selectTimeline(
      db,
      [...jobLines(ofJob), ...offerLines(eq(offers.jobId, id)), ...ofThing("job", id)],
      before,
    ),
  ]);
  if (!row) return null;
  const { city, region, bookingId, customerId, customerName, ...facts } = row;
  return {
    ...facts,
    status: JOB_STATUS_NAMES[facts.status],
    place: `${city}, ${region}`,
    startsAt: null,
    amount: null,
    deletedAt: null,
    leadsTo: bookingId === null ? null : { kind: "booking", id: bookingId },
    sides: [
      { as: "customer", id: customerId, name: customerName },
      ...offering.map((side) => ({ as: "offering" as const, ...side })),
    ],
    lines,
  };
}

const READS = { service: readService, booking: readBooking, job: readJob };

/**
 * A service, a booking or a job as the team sees it, with both sides and a page of what happened. Notes, landmarks, phones and
 * what the two wrote to each other are not read. Null for an unknown one.
 */
export function readThing(
  db: Database,
  { kind, ...query }: ThingQuery & { kind: ThingKind },
): Promise<TeamThing | null> {
  return READS[kind](db, query);
}
