import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { EmailContent } from "#app/domain/email/email.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import { nextVersion } from "#app/domain/version.ts";
import { nameOf } from "#db/accounts/name.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { readRow } from "#db/read.ts";

const serviceToReviewSchema = z.object({
  service: z
    .object({
      id: z.string(),
      title: z.string(),
      proId: z.string(),
      proFirstName: z.string(),
      proEmail: z.string(),
      proName: z.string(),
      own: sqlBoolean,
      /** Whether this person has reviewed it. */
      reviewed: sqlBoolean,
      /** How the reviewer is called. */
      firstName: z.string(),
      lastName: z.string(),
    })
    .nullable(),
});

/** A service a person may see, or once had done, with what a review of it needs to know; null otherwise. */
export async function readServiceToReview(db: Database, serviceId: string, userId: string) {
  const { service } = await readRow(
    db,
    sql`select (select json_object('id', s.id, 'title', s.title, 'proId', s.pro_id,
        'proFirstName', u.first_name, 'proEmail', u.email,
        'proName', ${sql.raw(nameOf("u"))},
        'own', s.pro_id = me.id,
        'reviewed', exists (select 1 from reviews where service_id = s.id and customer_id = me.id),
        'firstName', me.first_name, 'lastName', me.last_name)
      from services s join users u on u.id = s.pro_id join users me on me.id = ${userId}
      where s.id = ${serviceId} and ${reviewable(userId)}) as service_json`,
    serviceToReviewSchema,
  );
  return service;
}

/** `s` is listed, or this person has had it done; deleted ones are past reviewing. */
const reviewable = (userId: string) =>
  sql`s.deleted_at is null and s.hidden_at is null and (s.listed = 1 or exists (select 1 from bookings b
    where b.customer_id = ${userId} and +b.service_id = s.id and +b.status = 'completed'))`;

export type NewReview = {
  id: string;
  serviceId: string;
  customerId: string;
  rating: number;
  comment: string;
  /** UTC milliseconds now. */
  now: number;
  /** What the professional is told, and where. */
  told: { userId: string; email: string; title: string; body: string; emailContent: EmailContent };
};

const LIST = "/dashboard/reviews";

/**
 * Writes a review with what its professional is told, in one batch (threats 35, 65). "already" when this person has
 * reviewed the service, "missing" when it is their own or not to be reviewed. The same id again is the same review.
 */
export async function createReview(
  db: Database,
  { id, serviceId, customerId, rating, comment, now, told }: NewReview,
): Promise<"created" | "already" | "missing"> {
  const [, , , written] = await db.batch([
    db.run(sql`insert into reviews (id, service_id, professional_id, customer_id, rating, comment, created_at, updated_at)
      select ${id}, s.id, s.pro_id, ${customerId}, ${rating}, ${comment}, ${now}, ${now} from services s
      where s.id = ${serviceId} and s.pro_id <> ${customerId} and ${reviewable(customerId)}
      on conflict do nothing`),
    queueNotification(db, {
      userId: told.userId,
      kind: "review",
      title: told.title,
      body: told.body,
      link: LIST,
      about: customerId,
      at: now,
    }),
    queueEmail(
      db,
      {
        kind: "new-review",
        about: id,
        to: told.email,
        userId: told.userId,
        emailContent: told.emailContent,
        at: now,
      },
      sql`changes() > 0 and ${wantsReviewMail(told.userId)}`,
    ),
    db.all(
      sql`select id from reviews where service_id = ${serviceId} and customer_id = ${customerId}`,
    ),
  ]);
  const [row] = z.array(z.object({ id: z.string() })).parse(written);
  if (!row) return "missing";
  return row.id === id ? "created" : "already";
}

/** The settings let review mail through; a missing row means the defaults, which do (decision 59). */
function wantsReviewMail(userId: string): SQL {
  return sql`coalesce((select email_notifications and review_notifications from settings
    where user_id = ${userId}), 1)`;
}

type ReviewEdit = {
  id: string;
  customerId: string;
  rating: number;
  comment: string;
  /** The version that was changed, as it was read. */
  version: number;
  now: number;
};

/** Changes a person's own review if it is still at `version`; false when it is not, or not theirs (threat 76). */
export async function updateReview(
  db: Database,
  { id, customerId, rating, comment, version, now }: ReviewEdit,
): Promise<boolean> {
  const { rowsAffected } = await db.run(sql`update reviews
    set rating = ${rating}, comment = ${comment}, updated_at = ${nextVersion(version, now)}
    where id = ${id} and customer_id = ${customerId} and updated_at = ${version}`);
  return rowsAffected > 0;
}

/** Deletes a person's own review with its votes and its reply; false when there is no such review of theirs. */
export async function deleteReview(db: Database, id: string, customerId: string): Promise<boolean> {
  const { rowsAffected } = await db.run(
    sql`delete from reviews where id = ${id} and customer_id = ${customerId}`,
  );
  return rowsAffected > 0;
}

type Vote = { reviewId: string; userId: string; helpful: boolean; now: number };

const voterSchema = z.enum(["reader", "author", "professional"]);
/** What somebody is to a review: only a reader's vote counts (threat 81). */
export type Voter = z.output<typeof voterSchema>;

const voterOf = (userId: string) =>
  sql`case when customer_id = ${userId} then 'author' when professional_id = ${userId} then 'professional' else 'reader' end`;

/** What a person is to a review; null when there is no such review to be seen. */
export async function readVoter(
  db: Database,
  reviewId: string,
  userId: string,
): Promise<Voter | null> {
  const rows = await db.all(
    sql`select ${voterOf(userId)} as voter from reviews where id = ${reviewId} and hidden_at is null`,
  );
  return z.array(z.object({ voter: voterSchema })).parse(rows)[0]?.voter ?? null;
}

/**
 * Gives a reader's vote or takes it back, whatever was before, and says who voted: of others nothing is written
 * (threat 81). Null when there is no such review to be seen.
 */
export async function setHelpful(db: Database, { reviewId, userId, helpful, now }: Vote) {
  const [, rows] = await db.batch([
    helpful
      ? db.run(sql`insert into review_helpful (review_id, user_id, created_at)
          select id, ${userId}, ${now} from reviews where id = ${reviewId} and hidden_at is null
            and ${voterOf(userId)} = 'reader'
          on conflict do nothing`)
      : db.run(
          sql`delete from review_helpful where review_id = ${reviewId} and user_id = ${userId}`,
        ),
    db.all(sql`select helpful_count as count, ${voterOf(userId)} as voter from reviews
      where id = ${reviewId} and hidden_at is null`),
  ]);
  return z.array(z.object({ count: z.number(), voter: voterSchema })).parse(rows)[0] ?? null;
}

export type Reply = {
  reviewId: string;
  professionalId: string;
  content: string;
  /** Of the answer that was changed; 0 for the first. */
  version: number;
  now: number;
  /** What the customer is told. */
  title: string;
  body: string;
};

/**
 * Answers a review of one's own service, or changes the answer if it is still at `version`; the customer is told of the
 * first. False when it was changed elsewhere (threat 76) or is nobody's to answer.
 */
export async function saveReply(
  db: Database,
  { reviewId, professionalId, content, version, now, title, body }: Reply,
): Promise<boolean> {
  const [first, , changed] = await db.batch([
    db.run(sql`insert into review_replies (review_id, professional_id, content, created_at, updated_at)
      select id, ${professionalId}, ${content}, ${now}, ${now} from reviews
      where id = ${reviewId} and professional_id = ${professionalId} and hidden_at is null and ${version === 0}
      on conflict do nothing`),
    db.run(sql`insert into notifications (id, user_id, kind, title, body, link, about_user_id, created_at)
      select ${crypto.randomUUID()}, customer_id, 'review', ${title}, ${body}, ${LIST}, professional_id, ${now} from reviews
      where id = ${reviewId} and customer_id is not null and changes() > 0`),
    db.run(sql`update review_replies set content = ${content}, updated_at = ${nextVersion(version, now)}
      where review_id = ${reviewId} and professional_id = ${professionalId} and updated_at = ${version}`),
  ]);
  return first.rowsAffected + changed.rowsAffected > 0;
}

/** Takes one's own answer back if it is still at `version`; false when it is not, or when there is none. */
export async function deleteReply(
  db: Database,
  { reviewId, professionalId, version }: Pick<Reply, "reviewId" | "professionalId" | "version">,
): Promise<boolean> {
  const { rowsAffected } = await db.run(sql`delete from review_replies
    where review_id = ${reviewId} and professional_id = ${professionalId} and updated_at = ${version}`);
  return rowsAffected > 0;
}

type ReviewReport = {
  reviewId: string;
  reporterId: string;
  reason: string;
  now: number;
  support: { to: string; emailContent: EmailContent };
};

/** Writes a report down for a moderator, with a letter to support; one a person and review while it is open. */
export async function reportReview(
  db: Database,
  { reviewId, reporterId, reason, now, support }: ReviewReport,
): Promise<void> {
  const id = crypto.randomUUID();
  await db.batch([
    db.run(sql`insert into reports (id, reporter_id, subject_kind, subject_id, reason, created_at)
      select ${id}, ${reporterId}, 'review', id, ${reason}, ${now} from reviews
      where id = ${reviewId} and hidden_at is null and not exists (select 1 from reports
        where reporter_id = ${reporterId} and subject_kind = 'review' and subject_id = ${reviewId} and resolved_at is null)`),
    queueEmail(db, { kind: "review-report", about: id, ...support, at: now }),
  ]);
}
