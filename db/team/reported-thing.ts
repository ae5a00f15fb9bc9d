import { eq, isNotNull, sql } from "drizzle-orm";
import type { ReportSubject } from "#app/domain/team/reports.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { reviewReplies, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { isListed } from "#db/service-card.ts";

/** What is reported, as it stands now. */
type ReportedThing = {
  title: string;
  text: string;
  isHidden: boolean;
  /** The service it is on, where it is on one, and whether people who are not its owner can open its page. */
  serviceId: string | null;
  serviceHasPage: boolean;
  /** Of a review, 1 to 5. */
  rating: number | null;
  /** What the professional answered to a review. */
  reply: string | null;
};

const nothing = sql<null>`null`;
const no = sql<number>`0`.mapWith(Boolean);

/**
 * The statement that reads a thing of each kind by its id. Conversations have no text of their own: their messages are
 * opened.
 */
const READS = {
  review: (db: Database, id: string) =>
    db
      .select({
        title: services.title,
        text: reviews.comment,
        reply: reviewReplies.content,
        isHidden: isNotNull(reviews.hiddenAt).mapWith(Boolean),
        serviceId: services.id,
        serviceHasPage: isListed,
        rating: reviews.rating,
      })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
      .where(eq(reviews.id, id)),
  service: (db: Database, id: string) =>
    db
      .select({
        title: services.title,
        text: services.description,
        isHidden: isNotNull(services.hiddenAt).mapWith(Boolean),
        serviceId: services.id,
        serviceHasPage: isListed,
        rating: nothing,
        reply: nothing,
      })
      .from(services)
      .where(eq(services.id, id)),
  user: (db: Database, id: string) =>
    db
      .select({
        title: fullName(users),
        text: sql<string>`coalesce(${users.bio}, '')`,
        isHidden: isNotNull(users.hiddenAt).mapWith(Boolean),
        serviceId: nothing,
        serviceHasPage: no,
        rating: nothing,
        reply: nothing,
      })
      .from(users)
      .where(eq(users.id, id)),
  job: (db: Database, id: string) =>
    db
      .select({
        title: jobs.what,
        text: jobs.details,
        isHidden: isNotNull(jobs.hiddenAt).mapWith(Boolean),
        serviceId: nothing,
        serviceHasPage: no,
        rating: nothing,
        reply: nothing,
      })
      .from(jobs)
      .where(eq(jobs.id, id)),
  offer: (db: Database, id: string) =>
    db
      .select({
        title: jobs.what,
        text: offers.message,
        isHidden: isNotNull(offers.hiddenAt).mapWith(Boolean),
        serviceId: services.id,
        serviceHasPage: isListed,
        rating: nothing,
        reply: nothing,
      })
      .from(offers)
      .innerJoin(jobs, eq(jobs.id, offers.jobId))
      .innerJoin(services, eq(services.id, offers.serviceId))
      .where(eq(offers.id, id)),
  booking: (db: Database, id: string) =>
    db
      .select({
        title: sql<string>`${bookings.reference} || ' · ' || ${services.title}`,
        text: sql<string>`coalesce(${bookings.endReason}, '')`,
        isHidden: no,
        serviceId: services.id,
        serviceHasPage: isListed,
        rating: nothing,
        reply: nothing,
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(eq(bookings.id, id)),
} satisfies Record<Exclude<ReportSubject, "conversation">, unknown>;

/** What a report is about, as it stands now; null where it is gone, and for a conversation. */
export async function readReportedThing(
  db: Database,
  kind: ReportSubject,
  id: string,
): Promise<ReportedThing | null> {
  if (kind === "conversation") return null;
  const [thing] = await READS[kind](db, id);
  return thing ?? null;
}
